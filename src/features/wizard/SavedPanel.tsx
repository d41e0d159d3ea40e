import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { Body } from "#log";
import { CaseLink, type OpenEvent, Penalties, RulingClocks, SlipLink, useProblemText } from "#parts";
import { useStores } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import { TextArea } from "#ui/Field.tsx";
import { Icon } from "#ui/Icon.tsx";
import type { RulingDraft } from "./draft.ts";
import { rulingOf } from "./ruling-of.ts";
import styles from "./SavedPanel.module.css";
import { useOneAtATime } from "./use-one-at-a-time.ts";

/** Stands where the ruling stood: saved, and what can still be done about it. */
export function SavedPanel({ event, draft }: { readonly event: OpenEvent; readonly draft: RulingDraft }) {
  const { t } = useTranslation("wizard");
  const { t: common } = useTranslation("common");
  const sayProblem = useProblemText();
  const { log } = useStores();
  const oneAtATime = useOneAtATime();
  const title = useRef<HTMLHeadingElement>(null);
  const [writing, setWriting] = useState(false);
  const [note, setNote] = useState(draft.note);
  const [said, setSaid] = useState("");
  const entries = draft.subjects.flatMap((each) => event.state.entries.get(each.entry) ?? []);
  const first = entries[0];
  const [subject] = draft.subjects;
  const ruling = subject && rulingOf(event, draft, subject);
  const voided = entries.every((each) => each.state === "voided");

  // The button that recorded it is gone, and focus with it.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  // What the player said goes and comes back with the ruling.
  const claims = Object.values(draft.claims ?? {}).filter((each) => event.state.floor.records.has(each.id));

  async function change(bodyOf: (target: string) => Body, then: string, along: readonly { readonly id: string }[] = []) {
    const writings = [...entries, ...along].map((each) => ({ body: bodyOf(each.id) }));
    const result = await oneAtATime(() => log.write(event.id, writings));
    if (!result) return false;
    setSaid(result.ok ? then : sayProblem(result.error));
    return result.ok;
  }

  return (
    <section className={styles.saved} aria-labelledby="saved" data-saved>
      <h2 id="saved" ref={title} tabIndex={-1} className={styles.title}>
        <Icon name="check" />
        <span role="status">{voided ? t("saved.undone") : t("saved.title", { time: first?.at.slice(11, 16) })}</span>
      </h2>
      {entries.map((each) => (
        <p key={each.id} className="row">
          <Penalties guide={event.guide} ids={each.issued} />
          <span>{common(`state.${each.state}`)}</span>
        </p>
      ))}
      {writing && (
        <div className="stack">
          <TextArea label={t("ruling.note")} maxLength={10_000} value={note} onChange={(typed) => setNote(typed.target.value)} />
          <Button
            look="primary"
            onClick={async () => {
              if (await change((target) => ({ kind: "corrected", target, note }), t("saved.note-saved"))) setWriting(false);
            }}
          >
            {common("action.save")}
          </Button>
        </div>
      )}
      <div className={styles.actions}>
        {voided ? (
          <Button onClick={() => void change((target) => ({ kind: "restored", target }), "", claims)}>{t("saved.again")}</Button>
        ) : (
          <Button onClick={() => void change((target) => ({ kind: "voided", target, reason: "undo" }), "", claims)}>
            {common("action.undo")}
          </Button>
        )}
        {!writing && <Button onClick={() => setWriting(true)}>{t("saved.note")}</Button>}
        {first?.issued && !voided && <SlipLink of={first.id} />}
        {first && !voided && <CaseLink entry={first} />}
        {first && (
          <Link className={buttonClass()} to={`/log/${first.id}`}>
            {t("saved.open")}
          </Link>
        )}
      </div>
      {ruling && !voided && <RulingClocks event={event} ruling={ruling} player={subject.player} table={draft.table} />}
      <p role="status" className="live">
        {said}
      </p>
      <Link className={buttonClass("primary", true)} to="/" replace>
        {t("saved.next")}
      </Link>
    </section>
  );
}
