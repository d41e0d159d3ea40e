import { useState } from "react";
import type { Investigation } from "#exchange";
import { useTranslation } from "#i18n";
import { localNow, type OpenEvent, Printout } from "#parts";
import { Button } from "#ui/Button.tsx";
import { saveFile } from "#ui/save-file.ts";
import styles from "../investigation.module.css";
import { PrintedPacket } from "./PrintedPacket.tsx";
import { packetText, usePacket } from "./packet.ts";

/** Copies of the report: to the clipboard, as a file, on paper. In the language shown. */
export function Out({ event, investigation }: { readonly event: OpenEvent; readonly investigation: Investigation }) {
  const { t } = useTranslation("investigation");
  const { t: desk } = useTranslation("desk");
  const parts = usePacket(event, investigation);
  const [said, setSaid] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(packetText(parts));
      setSaid(desk("report.copied"));
    } catch {
      setSaid(desk("report.copy-failed"));
    }
  }

  async function save() {
    const name = `floorbook-report-${localNow().slice(0, 10)}.txt`;
    await saveFile(name, packetText(parts), "text/plain;charset=utf-8");
    setSaid(desk("report.handed", { name }));
  }

  return (
    <>
      <p role="status" className={styles.live}>
        {said}
      </p>
      <div className={styles.three}>
        <Button look="primary" onClick={() => void copy()}>
          {desk("report.copy")}
        </Button>
        <Button onClick={() => void save()}>{t("report.file")}</Button>
        <Button onClick={() => globalThis.print()}>{t("report.print")}</Button>
      </div>
      <Printout>{() => <PrintedPacket event={event} parts={parts} />}</Printout>
    </>
  );
}
