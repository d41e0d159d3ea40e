import { useState } from "react";
import type { Investigation } from "#exchange";
import { useTranslation } from "#i18n";
import { localNow, type OpenEvent, Printout } from "#parts";
import { Button } from "#ui/Button.tsx";
import { saveFile } from "#ui/save-file.ts";
import { useCopying } from "#ui/use-copying.ts";
import styles from "../investigation.module.css";
import { PrintedPacket } from "./PrintedPacket.tsx";
import { packetText, usePacket } from "./packet.ts";

/** Copies of the report: to the clipboard, as a file, on paper. In the language shown. */
export function Out({ event, investigation }: { readonly event: OpenEvent; readonly investigation: Investigation }) {
  const { t } = useTranslation("investigation");
  const { t: common } = useTranslation("common");
  const { t: desk } = useTranslation("desk");
  const parts = usePacket(event, investigation);
  const copying = useCopying();
  const [saved, setSaved] = useState("");

  async function save() {
    const name = `floorbook-report-${localNow().slice(0, 10)}.txt`;
    await saveFile(name, packetText(parts), "text/plain;charset=utf-8");
    setSaved(desk("report.handed", { name }));
  }

  return (
    <>
      <p role="status" className="live">
        {saved || copying.said}
      </p>
      <div className={styles.three}>
        <Button look="primary" onClick={() => void copying.copy(packetText(parts)).then(() => setSaved(""))}>
          {common("action.copy")}
        </Button>
        <Button onClick={() => void save()}>{t("report.file")}</Button>
        <Button onClick={() => globalThis.print()}>{t("report.print")}</Button>
      </div>
      <Printout>{() => <PrintedPacket event={event} parts={parts} />}</Printout>
    </>
  );
}
