import { useState } from "react";
import { useTranslation } from "#i18n";
import { decodeText } from "#roster";
import { TextArea } from "#ui/Field.tsx";
import { FileButton } from "#ui/FileButton.tsx";

interface SourceFieldsProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** A file in whatever encoding, or a pasted list. */
export function SourceFields({ text, onText }: SourceFieldsProps) {
  const { t } = useTranslation("floor");
  const [isUnreadable, setUnreadable] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    try {
      onText(decodeText(new Uint8Array(await file.arrayBuffer())).text);
      setUnreadable(false);
    } catch {
      // The file is gone, or the system does not let it be read: said beside the button.
      setUnreadable(true);
    }
  }

  return (
    <>
      <FileButton
        label={t("import.choose")}
        accept=".csv,.tsv,.txt,.json,.tdf,.xml,text/csv,text/plain,application/json,text/xml"
        onFiles={([file]) => void take(file)}
      />
      <p role="alert" className="live">
        {isUnreadable && t("import.unreadable")}
      </p>
      <TextArea
        label={t("import.paste")}
        hint={t("import.paste-hint")}
        rows={6}
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={(change) => onText(change.target.value)}
      />
    </>
  );
}
