import { useState } from "react";
import { useTranslation } from "#i18n";
import { Button } from "#ui/Button.tsx";
import { Select, TextArea } from "#ui/Field.tsx";
import { FileButton } from "#ui/FileButton.tsx";
import styles from "../players.module.css";
import own from "./import.module.css";
import { ENCODINGS, fileSource, type ListSource } from "./list-source.ts";

interface SourceFieldsProps {
  readonly source: ListSource | undefined;
  readonly onSource: (source: ListSource | undefined) => void;
}

/** A file, or text from anywhere. A file says in which encoding it was read, and can be read in another. */
export function SourceFields({ source, onSource }: SourceFieldsProps) {
  const { t } = useTranslation("players");
  const [isUnreadable, setUnreadable] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    try {
      onSource(fileSource(file.name, new Uint8Array(await file.arrayBuffer())));
      setUnreadable(false);
    } catch {
      // The file is gone, or the system does not let it be read: said beside the button.
      setUnreadable(true);
    }
  }

  if (source?.kind === "file") {
    return (
      <section className={styles.facts} aria-label={t("import.file")}>
        <div className={own.file}>
          <strong className="grow">{source.name}</strong>
          <Button onClick={() => onSource(undefined)}>{t("import.other")}</Button>
        </div>
        <Select
          label={t("import.encoding")}
          hint={t("import.encoding-hint")}
          value={source.encoding}
          onChange={(change) => {
            const encoding = ENCODINGS.find((each) => each === change.target.value);
            if (encoding) onSource({ ...source, encoding });
          }}
        >
          {ENCODINGS.map((each) => (
            <option key={each} value={each}>
              {t(`encoding.${each}`)}
            </option>
          ))}
        </Select>
      </section>
    );
  }
  return (
    <>
      <FileButton
        label={t("import.choose")}
        look={source?.text ? "plain" : "primary"}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onFiles={([file]) => void take(file)}
      />
      <p role="alert" className="live">
        {isUnreadable && t("import.unreadable-file")}
      </p>
      <TextArea
        label={t("import.paste")}
        hint={t("import.paste-hint")}
        rows={6}
        autoCapitalize="none"
        spellCheck={false}
        value={source?.text ?? ""}
        onChange={(change) => onSource(change.target.value === "" ? undefined : { kind: "text", text: change.target.value })}
      />
    </>
  );
}
