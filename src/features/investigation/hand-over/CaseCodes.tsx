import { useMemo, useState } from "react";
import { createSender } from "#exchange";
import { useTranslation } from "#i18n";
import { appVersion } from "#pwa";
import { AnimatedCode, mostBytesOnScreen, versionFor } from "#scan";
import { Button } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import styles from "../investigation.module.css";
import { Trouble } from "./Trouble.tsx";

interface CaseCodesProps {
  readonly bytes: Uint8Array;
  /** How many photos did not go along. */
  readonly withoutPhotos: number;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

const PER_SECOND = 8;
const LARGEST = 25;

/** Shown until the head judge's phone has them all. */
export function CaseCodes({ bytes, withoutPhotos, onDone, onBack }: CaseCodesProps) {
  const { t } = useTranslation("investigation");
  const [, setShown] = useState(0);
  // Chosen once: a turned phone must not begin another transfer.
  const [largest] = useState(mostBytesOnScreen);
  const sender = useMemo(() => createSender(bytes, appVersion, largest), [bytes, largest]);
  return (
    <Screen
      title={t("hand.title")}
      foot={
        <section className={styles.pair} aria-label={t("title")}>
          <Button onClick={onBack}>{t("hand.stop")}</Button>
          <Button look="primary" onClick={onDone}>
            {t("hand.done")}
          </Button>
        </section>
      }
    >
      {withoutPhotos > 0 && <p className={styles.first}>{t("hand.too-large", { count: withoutPhotos })}</p>}
      {sender.ok ? (
        <AnimatedCode
          frame={sender.value.frame}
          version={versionFor(sender.value.frame(0).length) ?? LARGEST}
          perSecond={PER_SECOND}
          label={t("hand.picture")}
          onShown={setShown}
        />
      ) : (
        <Trouble problem={{ kind: "too-large" }} />
      )}
      <p>{t("hand.how")}</p>
    </Screen>
  );
}
