import { useMemo, useState } from "react";
import { createSender } from "#exchange";
import { useTranslation } from "#i18n";
import { appVersion } from "#pwa";
import { AnimatedCode, mostBytesOnScreen, versionFor } from "#scan";
import type { Outgoing } from "#store";
import { Choice } from "#ui/Choice.tsx";
import styles from "./exchange.module.css";
import { Trouble } from "./Trouble.tsx";

/** Codes a second: what a phone of some years ago still reads, and what any does. */
const PACES = { normal: 12, slow: 4 } as const;
const LARGEST = 25;

/** The codes, one after the other; a slow camera gets more time for each. */
export function SendingCodes({ packed, all }: { readonly packed: Outgoing; readonly all: boolean }) {
  const { t } = useTranslation("exchange");
  const [pace, setPace] = useState<keyof typeof PACES>("normal");
  const [shown, setShown] = useState(0);
  // Chosen once: a turned phone must not begin another transfer.
  const [largest] = useState(mostBytesOnScreen);
  const sender = useMemo(() => createSender(packed.bytes, appVersion, largest), [packed, largest]);
  if (!sender.ok) return <Trouble problem={{ kind: "too-many" }} title={t("send.failed")} />;
  const { frame, needed } = sender.value;
  const version = versionFor(frame(0).length) ?? LARGEST;
  return (
    <>
      <AnimatedCode frame={frame} version={version} perSecond={PACES[pace]} label={t("send.picture")} onShown={setShown} />
      <p>{t("send.hold")}</p>
      <dl className={styles.figures} data-needed={needed} data-shown={shown}>
        <div>
          <dt>{all ? t("send.entries-all") : t("send.entries")}</dt>
          <dd>{packed.events}</dd>
        </div>
        <div>
          <dt>{t("send.needed")}</dt>
          <dd>{needed}</dd>
        </div>
        <div>
          <dt>{t("send.shown")}</dt>
          <dd>{shown}</dd>
        </div>
      </dl>
      <Choice
        legend={t("pace.legend")}
        options={(["normal", "slow"] as const).map((value) => ({ value, label: t(`pace.${value}`) }))}
        value={pace}
        onChange={(value) => value && setPace(value)}
      />
      <p className="muted">{t("send.version", { version: appVersion })}</p>
    </>
  );
}
