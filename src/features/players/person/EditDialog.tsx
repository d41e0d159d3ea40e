import { useState } from "react";
import { useTranslation } from "#i18n";
import { LIMITS, ROLES, type Role } from "#log";
import { Problem } from "#parts";
import { Button } from "#ui/Button.tsx";
import { Choice } from "#ui/Choice.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextField } from "#ui/Field.tsx";
import type { Someone } from "../people.ts";
import styles from "../players.module.css";
import type { Saving } from "../use-saving.ts";

interface EditDialogProps {
  readonly person: Someone;
  readonly saving: Saving;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A corrected name or role. The number is what a person is known by and stays. What was typed outlives a closed dialog. */
export function EditDialog({ person, saving, open, onClose }: EditDialogProps) {
  const { t } = useTranslation("players");
  const { t: common } = useTranslation("common");
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<Role>();
  const { key: player } = person;
  const name = (typed ?? person.name).trim();
  const role = chosen ?? person.role;
  const changes = { ...(name === person.name ? {} : { name }), ...(role === person.role ? {} : { role }) };
  const missing = name === "" ? t("add.missing") : Object.keys(changes).length === 0 ? t("edit.nothing") : undefined;

  async function save() {
    if (missing !== undefined) return;
    const back = { kind: "player-changed", player, name: person.name, role: person.role } as const;
    const isKept = await saving.save({ done: "changed", player, undo: [{ body: back }] }, [
      { body: { kind: "player-changed", player, ...changes } },
    ]);
    if (!isKept) return;
    setTyped(undefined);
    setChosen(undefined);
    onClose();
  }

  return (
    <Dialog title={t("edit.title")} closeLabel={common("action.close")} open={open} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(submit) => {
          submit.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t("field.name")}
          hint={t("edit.name-hint")}
          maxLength={LIMITS.name}
          value={typed ?? person.name}
          onChange={(change) => setTyped(change.target.value)}
        />
        <Choice
          legend={t("field.role")}
          options={ROLES.map((value) => ({ value, label: common(`role.${value}`) }))}
          value={role}
          onChange={setChosen}
        />
        <p className="muted">{t("edit.number-hint")}</p>
        <p className="muted" aria-live="polite">
          {missing}
        </p>
        <Problem problem={saving.status.kind === "failed" ? saving.status.problem : undefined} />
        <Button type="submit" look={missing === undefined ? "primary" : "plain"} wide>
          {common("action.save")}
        </Button>
      </form>
    </Dialog>
  );
}
