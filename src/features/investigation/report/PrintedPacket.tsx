import { useTranslation } from "#i18n";
import { type OpenEvent, PrintHead } from "#parts";
import type { PacketPart } from "./packet.ts";
import styles from "./printed.module.css";

export function PrintedPacket({ event, parts }: { readonly event: OpenEvent; readonly parts: readonly PacketPart[] }) {
  const { t } = useTranslation("investigation");
  return (
    <article className={styles.sheet}>
      <PrintHead event={event} title={t("report.title")} isPrivate />
      {parts.map(({ id, title, lines }) => (
        <section key={id} className={styles.part}>
          <h2>{title}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
