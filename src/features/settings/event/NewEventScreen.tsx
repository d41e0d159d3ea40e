import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useGuideTexts, useTranslation } from "#i18n";
import { BackLink, localToday, Problem, useGuides, useWriting } from "#parts";
import { useLog, usePreferences, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { Screen } from "#ui/Screen.tsx";
import { useGuideToBring } from "../guides-in-words.ts";
import { JudgeFields } from "../JudgeFields.tsx";
import styles from "../settings.module.css";
import { EventForm } from "./EventForm.tsx";
import { type DraftProblem, newDraft, problemOf, readDraft, settingsOf } from "./event-draft.ts";
import { useKeptDraft } from "./kept-draft.ts";
import { suggestedDay } from "./suggested-day.ts";

/** A whole event in two taps for a judge whose name is known; everything else is proposed. */
export function NewEventScreen() {
  const { t } = useTranslation("settings");
  const { t: privacy } = useTranslation("privacy");
  const { log, retention } = useStores();
  const { state } = useLog();
  const [preferences, setPreferences] = usePreferences();
  const navigate = useNavigate();
  const [today] = useState(localToday);
  const [ids] = useState(() => ({ tournament: log.newId(), event: log.newId(), guide: log.newId() }));
  const [missing, setMissing] = useState<DraftProblem | "judge">();
  const kept = useKeptDraft("new-event");
  const keptUntil = useKeptDraft("new-event-until");
  const until = untilIn(keptUntil.draft);
  const judge = useRef<HTMLDivElement>(null);
  const { write, problem } = useWriting(ids.tournament);
  const toBring = useGuideToBring();
  const known = useGuides();

  const proposed = newDraft(today, state?.settings, known);
  const draft = readDraft(kept.draft, proposed, known);
  const guide = known.find((each) => each.id === draft.guide && each.edition === draft.edition);
  const texts = useGuideTexts(draft.guide);
  if (!guide) throw new Error(`unknown guide ${draft.guide}`);
  const settings = settingsOf(draft, guide, t("new.name", { date: draft.from }));

  async function create() {
    if (!guide) return;
    const wanted = preferences.judge.trim() === "" ? "judge" : problemOf(settings);
    setMissing(wanted);
    if (wanted === "judge") judge.current?.querySelector("input")?.focus();
    if (wanted) return;
    const brought = toBring(guide).map((body) => ({ id: ids.guide, body }));
    if (!(await write([...brought, { id: ids.event, body: { kind: "opened", settings } }]))) return;
    if (until !== "") await retention.setUntil(ids.tournament, until);
    keptUntil.drop();
    kept.drop();
    log.openTournament(ids.tournament);
    setPreferences({ tournament: ids.tournament });
    await navigate("/");
  }

  return (
    <Screen
      title={t("new.title")}
      back={<BackLink to="/events" />}
      foot={
        <div className="stack">
          <div className="live" aria-live="assertive">
            {missing && <p className={styles.wanted}>{t(`missing.${missing}`)}</p>}
          </div>
          <Problem problem={problem} />
          <Button look="primary" wide onClick={() => void create()}>
            {t("new.create")}
          </Button>
        </div>
      }
    >
      <div className="live" aria-live="polite">
        {kept.found && (
          <div className={`row ${styles.notice}`}>
            <span className="grow">{t("new.found")}</span>
            <Button onClick={kept.drop}>{t("new.afresh")}</Button>
          </div>
        )}
      </div>
      <div ref={judge}>
        <JudgeFields />
      </div>
      <EventForm draft={draft} proposedName={t("new.name", { date: draft.from })} guide={guide} texts={texts} onChange={kept.keep} />
      <TextField
        label={privacy("retention.optional")}
        hint={privacy("retention.suggest", { date: suggestedDay(draft.to) })}
        type="date"
        min={draft.to}
        max="9999-12-31"
        value={until}
        onChange={(change) => keptUntil.keep({ until: change.target.value })}
      />
    </Screen>
  );
}

function untilIn(draft: unknown): string {
  const isKept = typeof draft === "object" && draft !== null && "until" in draft && typeof draft.until === "string";
  return isKept ? (draft.until as string) : "";
}
