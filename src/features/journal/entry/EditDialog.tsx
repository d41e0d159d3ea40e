import { useState } from "react";
import { useTranslation } from "#i18n";
import { type BodyOf, LIMITS, parseTable } from "#log";
import { severalDays } from "#parts";
import { Dialog } from "#ui/Dialog.tsx";
import { TextArea, TextField } from "#ui/Field.tsx";
import { ActionForm } from "./ActionForm.tsx";
import type { ActionDialogProps, Item } from "./action-dialog.ts";
import styles from "./actions.module.css";

interface Details {
  readonly day: string;
  readonly round: string;
  readonly table: string;
  readonly note: string;
}

interface EditDialogProps extends ActionDialogProps {
  readonly item: Item;
  readonly text: string | undefined;
}

/** Round, table and note of an entry or a note: a correction that keeps what stood before in the history. */
export function EditDialog({ event, item, text, saving, open, onClose }: EditDialogProps) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation("common");
  const [typed, setTyped] = useState<Partial<Details>>({});
  const kept: Details = { day: String(item.day), round: String(item.round), table: item.table ?? "", note: text ?? "" };
  const wanted = { ...kept, ...typed };
  const changes = changesBetween(kept, wanted);
  const isPlaceOk = [wanted.day, wanted.round].every((each) => /^\d{1,3}$/.test(each.trim()));

  function missing(): string | undefined {
    if (!isPlaceOk) return t("edit.round-missing");
    return Object.keys(changes).length === 0 ? t("edit.nothing") : undefined;
  }

  async function submit() {
    const target = item.id;
    const undo = changesBetween(wanted, kept);
    const isKept = await saving.save(
      "edited",
      [{ body: { kind: "corrected", target, ...changes } }],
      [{ body: { kind: "corrected", target, ...undo } }],
    );
    if (!isKept) return;
    setTyped({});
    onClose();
  }

  const set = (field: keyof Details) => (value: string) => setTyped({ ...typed, [field]: value });
  return (
    <Dialog title={t("edit.title")} closeLabel={common("action.close")} open={open} onClose={onClose}>
      <ActionForm saving={saving} label={common("action.save")} missing={missing()} onSubmit={() => void submit()}>
        <div className={styles.pair}>
          {severalDays(event.settings, event.state) && <CountField label={t("edit.day")} value={wanted.day} onChange={set("day")} />}
          <CountField label={t("edit.round")} value={wanted.round} onChange={set("round")} />
          <TextField
            label={t("edit.table")}
            value={wanted.table}
            maxLength={LIMITS.table}
            onChange={({ target }) => set("table")(target.value)}
          />
        </div>
        <TextArea
          label={t("edit.note")}
          rows={4}
          value={wanted.note}
          maxLength={LIMITS.note}
          onChange={({ target }) => set("note")(target.value)}
        />
      </ActionForm>
    </Dialog>
  );
}

interface CountFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function CountField({ label, value, onChange }: CountFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      inputMode="numeric"
      maxLength={3}
      onChange={({ target }) => onChange(target.value.normalize("NFKC"))}
    />
  );
}

type Changes = Omit<BodyOf<"corrected">, "kind" | "target">;

/** Only what differs: two judges may correct two things at once. */
function changesBetween(before: Details, after: Details): Changes {
  const differs = (field: keyof Details) => before[field].trim() !== after[field].trim();
  return {
    ...(differs("day") ? { day: parseCount(after.day) } : {}),
    ...(differs("round") ? { round: parseCount(after.round) } : {}),
    ...(differs("table") ? { table: parseTable(after.table) } : {}),
    ...(differs("note") ? { note: after.note.trim() } : {}),
  };
}

function parseCount(text: string): number {
  return Number.parseInt(text, 10);
}
