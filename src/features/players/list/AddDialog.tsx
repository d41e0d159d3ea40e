import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { LIMITS, ROLES } from "#log";
import type { OpenEvent } from "#parts";
import { Problem } from "#parts";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Choice } from "#ui/Choice.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextField } from "#ui/Field.tsx";
import { personLink } from "../links.ts";
import { PersonName } from "../PersonName.tsx";
import type { Someone } from "../people.ts";
import styles from "../players.module.css";
import type { Saving } from "../use-saving.ts";
import { alikeOf, type NewPerson, newKey } from "./add-person.ts";

interface AddDialogProps {
  readonly event: OpenEvent;
  readonly people: readonly Someone[];
  readonly draft: NewPerson;
  readonly onChange: (draft: NewPerson) => void;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly saving: Saving;
  readonly onAdd: (person: NewPerson, key: string) => Promise<void>;
}

/** One person with number and role. Whoever seems to be in the list already is shown first, and can be another all the same. */
export function AddDialog({ event, people, draft, onChange, open, onClose, saving, onAdd }: AddDialogProps) {
  const { t } = useTranslation("players");
  const { t: common } = useTranslation("common");
  const { log } = useStores();
  const alike = open ? alikeOf(people, draft) : [];
  const isNamed = draft.name.trim() !== "";
  return (
    <Dialog title={t("add.title")} closeLabel={common("action.close")} open={open} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(submit) => {
          submit.preventDefault();
          if (isNamed) void onAdd(draft, newKey(event.state, draft, log.newId().slice(0, 8)));
        }}
      >
        <TextField
          label={t("field.name")}
          maxLength={LIMITS.name}
          value={draft.name}
          onChange={(change) => onChange({ ...draft, name: change.target.value })}
        />
        <TextField
          label={t("field.number")}
          hint={t("field.number-hint")}
          maxLength={LIMITS.ref}
          value={draft.ref}
          onChange={(change) => onChange({ ...draft, ref: change.target.value })}
        />
        <Choice
          legend={t("field.role")}
          options={ROLES.map((value) => ({ value, label: common(`role.${value}`) }))}
          value={draft.role}
          onChange={(role) => onChange({ ...draft, role: role ?? "player" })}
        />
        <div aria-live="polite" className="live">
          {alike.length > 0 && (
            <section className={styles.notice}>
              <p>{draft.ref.trim() === "" ? t("add.name-known") : t("add.number-known")}</p>
              <ul className={styles.plain}>
                {alike.map((each) => (
                  <li key={each.key}>
                    <Link className={styles.inline} to={personLink(each.key)}>
                      <PersonName person={each} />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {!isNamed && <p className="muted">{t("add.missing")}</p>}
        </div>
        <Problem problem={saving.status.kind === "failed" ? saving.status.problem : undefined} />
        <Button type="submit" look={isNamed ? "primary" : "plain"} wide>
          {alike.length > 0 ? t("add.another") : t("add.submit")}
        </Button>
      </form>
    </Dialog>
  );
}
