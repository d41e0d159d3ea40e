import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { Entry } from "#log";
import type { OpenEvent } from "#parts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Icon } from "#ui/Icon.tsx";
import styles from "./actions.module.css";
import { DecideDialog } from "./DecideDialog.tsx";
import { EditDialog } from "./EditDialog.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { SaveStatus } from "./SaveStatus.tsx";
import { useSaving } from "./use-saving.ts";
import { VoidDialog } from "./VoidDialog.tsx";

type Action = "more" | "edit" | "void" | "move" | "decide";

interface EntryActionsProps {
  readonly event: OpenEvent;
  readonly entry: Entry;
}

/** Each action is a further event; nothing that was written is changed. */
export function EntryActions({ event, entry }: EntryActionsProps) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation("common");
  const saving = useSaving(event.id);
  const [action, setAction] = useState<Action>();
  const isVoid = entry.state === "voided";
  const canDecide = !isVoid && entry.state !== "open";

  function start(next: Action) {
    saving.forget();
    setAction(next);
  }

  function restore() {
    setAction(undefined);
    const again = { body: { kind: "voided", target: entry.id, reason: entry.voidReason ?? "" } } as const;
    void saving.save("restored", [{ body: { kind: "restored", target: entry.id } }], [again]);
  }

  // A dialog reports its closing only when the next one may already be open.
  const close = (closed: Action) => () => setAction((current) => (current === closed ? undefined : current));
  const dialog = { event, saving };
  return (
    <div className={styles.foot}>
      <SaveStatus saving={saving} />
      <div className={styles.buttons}>
        {entry.state === "open" && <RuleLink entry={entry} label={t("action.decide-now")} look="primary" />}
        {entry.state === "pending" && (
          <Button look="primary" wide onClick={() => start("decide")}>
            {t("action.head-judge")}
          </Button>
        )}
        {canDecide && entry.state !== "pending" && <RuleLink entry={entry} label={t("action.rule-again")} />}
        {isVoid && (
          <Button look="primary" wide onClick={restore}>
            {t("action.restore")}
          </Button>
        )}
        <Button className={styles.more ?? ""} aria-haspopup="dialog" onClick={() => start("more")}>
          {t("action.more")}
        </Button>
      </div>
      <Dialog title={t("action.title")} closeLabel={common("action.close")} open={action === "more"} onClose={close("more")}>
        <ul className={styles.list}>
          <Item icon="edit" label={t("action.edit")} hint={t("action.edit-hint")} onClick={() => start("edit")} />
          {canDecide && (
            <li>
              <Link className={styles.item} to={`/rule/new?entry=${encodeURIComponent(entry.id)}`}>
                <ItemText icon="rule" label={t("action.rule-again")} hint={t("action.rule-again-hint")} />
              </Link>
            </li>
          )}
          {canDecide && (
            <Item icon="check" label={t("action.head-judge")} hint={t("action.head-judge-hint")} onClick={() => start("decide")} />
          )}
          <Item icon="players" label={t("action.move")} hint={t("action.move-hint")} onClick={() => start("move")} />
          {isVoid ? (
            <Item icon="back" label={t("action.restore")} hint={t("action.restore-hint")} onClick={restore} />
          ) : (
            <Item icon="close" label={t("action.void")} hint={t("action.void-hint")} onClick={() => start("void")} />
          )}
        </ul>
      </Dialog>
      <EditDialog {...dialog} item={entry} text={entry.note} open={action === "edit"} onClose={close("edit")} />
      <VoidDialog {...dialog} item={entry} entry={entry} open={action === "void"} onClose={close("void")} />
      <MoveDialog {...dialog} item={entry} entry={entry} open={action === "move"} onClose={close("move")} />
      <DecideDialog {...dialog} entry={entry} open={action === "decide"} onClose={close("decide")} />
    </div>
  );
}

interface RuleLinkProps {
  readonly entry: Entry;
  readonly label: string;
  readonly look?: "primary" | "plain";
}

/** The wizard rules on an entry that is there. */
function RuleLink({ entry, label, look = "plain" }: RuleLinkProps) {
  return (
    <Link className={buttonClass(look, true)} to={`/rule/new?entry=${encodeURIComponent(entry.id)}`}>
      {label}
    </Link>
  );
}

interface ItemProps {
  readonly icon: "edit" | "rule" | "check" | "players" | "back" | "close";
  readonly label: string;
  readonly hint: string;
}

export function Item({ onClick, ...text }: ItemProps & { readonly onClick: () => void }) {
  return (
    <li>
      <button type="button" className={styles.item} onClick={onClick}>
        <ItemText {...text} />
      </button>
    </li>
  );
}

function ItemText({ icon, label, hint }: ItemProps) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        <span className="muted">{hint}</span>
      </span>
    </>
  );
}
