import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { type Note, resolve } from "#log";
import type { OpenEvent } from "#parts";
import { BackLink, nameOf, StateTag } from "#parts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Screen } from "#ui/Screen.tsx";
import styles from "./actions.module.css";
import { EditDialog } from "./EditDialog.tsx";
import { Item } from "./EntryActions.tsx";
import look from "./entry.module.css";
import { History } from "./History.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { SaveStatus } from "./SaveStatus.tsx";
import { useSaving } from "./use-saving.ts";
import { VoidDialog } from "./VoidDialog.tsx";
import { Where } from "./Where.tsx";

type Action = "more" | "edit" | "move" | "void";

interface NotePageProps {
  readonly event: OpenEvent;
  readonly note: Note;
}

/** A note that is no penalty: its text, and the same ways to put it right. */
export function NotePage({ event, note }: NotePageProps) {
  const { t } = useTranslation("journal");
  const { state } = event;
  return (
    <Screen
      title={t("note.title")}
      back={<BackLink to="/log" />}
      bar={<Where event={event} item={note} />}
      foot={<NoteActions event={event} note={note} />}
    >
      <section className="card stack" aria-label={t("note.title")}>
        <p>
          {note.player === undefined ? (
            t("note.nobody")
          ) : (
            <Link to={`/players/${encodeURIComponent(resolve(state, note.player))}`} className={look.person}>
              {nameOf(state, note.player)}
            </Link>
          )}
        </p>
        <p className={`${look.typed} ${note.voided ? look.out : ""}`}>{note.text}</p>
        {note.voided && <StateTag state="voided" />}
      </section>
      <History event={event} target={note.id} />
    </Screen>
  );
}

function NoteActions({ event, note }: NotePageProps) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation("common");
  const saving = useSaving(event.id);
  const [action, setAction] = useState<Action>();
  const close = (closed: Action) => () => setAction((current) => (current === closed ? undefined : current));
  const dialog = { event, saving, item: note };

  function start(next: Action) {
    saving.forget();
    setAction(next);
  }

  function restore() {
    setAction(undefined);
    void saving.save("restored", [{ body: { kind: "restored", target: note.id } }]);
  }

  return (
    <div className={styles.foot}>
      <SaveStatus saving={saving} />
      <div className={styles.buttons}>
        <Button wide onClick={note.voided ? restore : () => start("edit")}>
          {note.voided ? t("action.restore") : t("action.edit-note")}
        </Button>
        <Button className={styles.more ?? ""} aria-haspopup="dialog" onClick={() => start("more")}>
          {t("action.more")}
        </Button>
      </div>
      <Dialog title={t("action.title")} closeLabel={common("action.close")} open={action === "more"} onClose={close("more")}>
        <ul className={styles.list}>
          <Item icon="edit" label={t("action.edit-note")} hint={t("action.edit-hint")} onClick={() => start("edit")} />
          <Item icon="players" label={t("action.move")} hint={t("action.move-hint")} onClick={() => start("move")} />
          {note.voided ? (
            <Item icon="back" label={t("action.restore")} hint={t("action.restore-note-hint")} onClick={restore} />
          ) : (
            <Item icon="close" label={t("action.void")} hint={t("action.void-note-hint")} onClick={() => start("void")} />
          )}
        </ul>
      </Dialog>
      <EditDialog {...dialog} text={note.text} open={action === "edit"} onClose={close("edit")} />
      <VoidDialog {...dialog} open={action === "void"} onClose={close("void")} />
      <MoveDialog {...dialog} open={action === "move"} onClose={close("move")} />
    </div>
  );
}
