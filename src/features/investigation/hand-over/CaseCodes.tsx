import { useMemo, useState } from "react";
import { createSender } from "#exchange";
import { useTranslation } from "#i18n";
import { appVersion } from "#pwa";
import { CodeStream, mostBytesOnScreen } from "#scan";
import { Button } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import { useWakeLock } from "#ui/use-wake-lock.ts";
import styles from "../investigation.module.css";
import { Trouble } from "./Trouble.tsx";

/** What became of the photos, where they do not go as they are. */
export type PhotosInCodes = "smaller" | "too-large" | undefined;

interface CaseCodesProps {
  readonly bytes: Uint8Array;
  readonly photos: PhotosInCodes;
  readonly count: number;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** Shown until the head judge's phone has them all. */
export function CaseCodes({ bytes, photos, count, onDone, onBack }: CaseCodesProps) {
  const { t } = useTranslation("investigation");
  // Chosen once: a turned phone must not begin another transfer.
  const [largest] = useState(mostBytesOnScreen);
  const sender = useMemo(() => createSender(bytes, appVersion, largest), [bytes, largest]);
  useWakeLock(true);
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
      {photos && <p className={styles.first}>{t(`hand.${photos}`, { count })}</p>}
      {sender.ok ? (
        <CodeStream {...sender.value} label={t("hand.picture")} how={t("hand.how")} />
      ) : (
        <Trouble problem={{ kind: "too-large" }} />
      )}
    </Screen>
  );
}
