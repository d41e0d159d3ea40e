import { useState } from "react";
import { useParams } from "react-router";
import type { Investigation } from "#exchange";
import { formatExchangeFile } from "#exchange";
import { useTranslation } from "#i18n";
import { BackLink, NoEvent, useOpenEvent } from "#parts";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import { Switch } from "#ui/Switch.tsx";
import { saveFile } from "#ui/save-file.ts";
import styles from "../investigation.module.css";
import { lighterPhotos } from "../photo-file.ts";
import { useCase } from "../use-case.ts";
import { CaseCodes, type PhotosInCodes } from "./CaseCodes.tsx";
import { type CaseTrouble, Trouble } from "./Trouble.tsx";

/** A file carries every photo; codes carry as much as a judge holds still for. */
const MOST_IN_CODES = 150_000;

type Out =
  | { readonly kind: "codes"; readonly bytes: Uint8Array; readonly photos: PhotosInCodes }
  | { readonly kind: "file"; readonly name: string };

/** To the head judge: from screen to camera, or as a file. Only phones of this event can open it. */
export function HandOverScreen() {
  const { t } = useTranslation("investigation");
  const { t: common } = useTranslation("common");
  const { case: id = "" } = useParams();
  const event = useOpenEvent();
  const { row, investigation } = useCase(id);
  if (!event) return <NoEvent title={t("hand.title")} />;
  if (row && investigation) return <HandOver id={id} investigation={investigation} />;
  return (
    <Screen title={t("hand.title")} back={<BackLink to="/investigations" />}>
      <p>{row === null ? t("gone") : common("loading")}</p>
    </Screen>
  );
}

function HandOver({ id, investigation }: { readonly id: string; readonly investigation: Investigation }) {
  const { t } = useTranslation("investigation");
  const { investigations } = useStores();
  const [impressions, setImpressions] = useState(false);
  const [out, setOut] = useState<Out>();
  const [problem, setProblem] = useState<CaseTrouble>();
  const count = investigation.photos.length;

  async function showCodes() {
    for (const lighter of [undefined, ...lighterPhotos]) {
      const packed = await investigations.handOver(id, { photos: true, impressions, lighter });
      if (!packed.ok) return setProblem(packed.error);
      if (count === 0 || packed.value.length <= MOST_IN_CODES) return show(packed.value, lighter && "smaller");
    }
    const without = await investigations.handOver(id, { photos: false, impressions });
    if (without.ok) show(without.value, "too-large");
    else setProblem(without.error);
  }

  function show(bytes: Uint8Array, photos: PhotosInCodes) {
    setProblem(undefined);
    setOut({ kind: "codes", bytes, photos });
  }

  async function save() {
    const packed = await investigations.handOver(id, { photos: true, impressions });
    if (!packed.ok) return setProblem(packed.error);
    const name = `floorbook-case-${investigation.at.slice(0, 10)}-${id.slice(0, 8)}.floorbook`;
    await saveFile(name, formatExchangeFile(packed.value), "application/x-floorbook");
    setProblem(undefined);
    setOut({ kind: "file", name });
    await investigations.handedOver(id);
  }

  if (out?.kind === "codes") {
    return <CaseCodes bytes={out.bytes} photos={out.photos} count={count} onDone={() => done()} onBack={() => setOut(undefined)} />;
  }
  return (
    <Screen
      title={t("hand.title")}
      back={<BackLink to={`/investigations/${id}`} />}
      foot={
        <section className="stack" aria-label={t("title")}>
          <p role="status" className="live">
            {out?.kind === "file" && t("hand.saved", { file: out.name })}
          </p>
          <Trouble problem={problem} />
          <div className={styles.pair}>
            <Button onClick={() => void save()}>{t("hand.file")}</Button>
            <Button look="primary" onClick={() => void showCodes()}>
              {t("hand.codes")}
            </Button>
          </div>
        </section>
      }
    >
      <p>{t("hand.about")}</p>
      {count > 0 && <p>{t("hand.photos", { count })}</p>}
      <Switch label={t("hand.impressions")} hint={t("hand.impressions-hint")} on={impressions} onChange={setImpressions} />
    </Screen>
  );

  function done() {
    void investigations.handedOver(id);
    setOut(undefined);
  }
}
