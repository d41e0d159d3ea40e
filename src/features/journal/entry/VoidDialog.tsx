import { useState } from "react";
import { useTranslation } from "#i18n";
import { type Entry, LIMITS } from "#log";
import { Choice } from "#ui/Choice.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextField } from "#ui/Field.tsx";
import { ActionForm } from "./ActionForm.tsx";
import type { ActionDialogProps, Item } from "./action-dialog.ts";
import { Consequences } from "./Consequences.tsx";
import { VOID_REASONS, type VoidReason } from "./void-reasons.ts";

interface VoidDialogProps extends ActionDialogProps {
  readonly item: Item;
  /** Absent: a note, on which no ruling rests. */
  readonly entry?: Entry;
}

export function VoidDialog({ event, item, entry, saving, open, onClose }: VoidDialogProps) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation("common");
  const [chosen, setChosen] = useState<VoidReason | "other">();
  const [typed, setTyped] = useState("");
  const reason = chosen === undefined || chosen === "other" ? typed.trim() : chosen;

  async function submit() {
    const { id: target } = item;
    const isKept = await saving.save("voided", [{ body: { kind: "voided", target, reason } }], [{ body: { kind: "restored", target } }]);
    if (!isKept) return;
    setChosen(undefined);
    setTyped("");
    onClose();
  }

  return (
    <Dialog title={t("void.title")} closeLabel={common("action.close")} open={open} onClose={onClose}>
      <ActionForm
        saving={saving}
        label={t("void.action")}
        isDestructive
        missing={reason === "" ? t("void.missing") : undefined}
        onSubmit={() => void submit()}
      >
        <p>{t("void.body")}</p>
        {entry && <Consequences event={event} changed={{ ...entry, state: "voided" }} />}
        <Choice
          legend={t("void.reason")}
          options={[...VOID_REASONS, "other" as const].map((value) => ({ value, label: t(`void.reasons.${value}`) }))}
          value={chosen}
          onChange={setChosen}
        />
        {chosen === "other" && (
          <TextField label={t("void.typed")} value={typed} maxLength={LIMITS.note} onChange={({ target }) => setTyped(target.value)} />
        )}
      </ActionForm>
    </Dialog>
  );
}
