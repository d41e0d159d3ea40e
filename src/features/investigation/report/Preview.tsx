import type { Investigation } from "#exchange";
import { useShownLanguage, useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import { ReadAloud } from "#ui/ReadAloud.tsx";
import styles from "../investigation.module.css";
import { packetText, usePacket } from "./packet.ts";

/** The whole report as it will leave the phone. */
export function Preview({ event, investigation }: { readonly event: OpenEvent; readonly investigation: Investigation }) {
  const { t } = useTranslation("investigation");
  const language = useShownLanguage();
  const parts = usePacket(event, investigation);
  return (
    <details className={styles.more}>
      <summary>{t("report.preview")}</summary>
      <div className={styles.preview} data-packet>
        {parts.map(({ id, title, lines }) => (
          <section key={id}>
            <h3>{title}</h3>
            {lines.map((line) => (
              <p key={line} className={styles.typed}>
                {line}
              </p>
            ))}
          </section>
        ))}
      </div>
      <ReadAloud text={packetText(parts)} language={language} />
    </details>
  );
}
