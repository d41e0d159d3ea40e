import { useState } from "react";
import { useTranslation } from "#i18n";
import { nameOf, type OpenEvent } from "#parts";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import type { RulingDraft } from "./draft.ts";
import { SecondPlayer } from "./SecondPlayer.tsx";
import styles from "./SubjectBar.module.css";

interface SubjectBarProps {
  readonly event: OpenEvent;
  readonly draft: RulingDraft;
  readonly change: (change: (draft: RulingDraft) => RulingDraft) => void;
}

/** Whom, where and when: in sight on every step. */
export function SubjectBar({ event, draft, change }: SubjectBarProps) {
  const { t } = useTranslation("wizard");
  const { t: common } = useTranslation("common");
  const { log } = useStores();
  const [asking, setAsking] = useState(false);
  const severalDays = event.settings.from !== event.settings.to;
  const where = severalDays ? common("day-round", { day: draft.day, round: draft.round }) : common("round", { round: draft.round });
  const [first] = draft.subjects;
  return (
    <div className={styles.bar}>
      <p className={styles.who}>
        {draft.subjects.map((each) => (
          <strong key={each.entry}>{nameOf(event.state, each.player)}</strong>
        ))}
        <span className="muted">{where}</span>
      </p>
      {draft.correcting === undefined && (
        <Button
          look="quiet"
          className={styles.small ?? ""}
          onClick={() => (draft.subjects.length > 1 ? change(onlyFirst) : setAsking(true))}
        >
          {draft.subjects.length > 1 ? t("subject.remove", { name: first && nameOf(event.state, first.player) }) : t("subject.add-second")}
        </Button>
      )}
      <label className={styles.table}>
        <span>{t("subject.table")}</span>
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={draft.table}
          onChange={(typed) => change((each) => ({ ...each, table: typed.target.value }))}
        />
      </label>
      <Dialog title={t("subject.second-title")} closeLabel={common("action.close")} open={asking} onClose={() => setAsking(false)}>
        <SecondPlayer
          event={event}
          not={draft.subjects.map((each) => each.player)}
          onChoose={(player) => {
            change((each) => withSecond(each, player, log.newId()));
            setAsking(false);
          }}
        />
      </Dialog>
    </div>
  );
}

function onlyFirst(draft: RulingDraft): RulingDraft {
  return { ...draft, subjects: draft.subjects.slice(0, 1) };
}

/** However often it is tapped, a table has two players. */
function withSecond(draft: RulingDraft, player: string, entry: string): RulingDraft {
  return draft.subjects.length > 1 ? draft : { ...draft, subjects: [...draft.subjects, { player, entry }] };
}
