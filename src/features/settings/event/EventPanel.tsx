import { useState } from "react";
import { useGuideTexts, useTranslation } from "#i18n";
import { BackLink, LinkRow, type OpenEvent, Problem, useGuides, useWriting } from "#parts";
import { Button } from "#ui/Button.tsx";
import rows from "#ui/rows.module.css";
import { Screen } from "#ui/Screen.tsx";
import { useGuideToBring } from "../guides-in-words.ts";
import styles from "../settings.module.css";
import { EventFacts } from "./EventFacts.tsx";
import { EventForm } from "./EventForm.tsx";
import { changesBetween, type DraftProblem, problemOf, readDraft, settingsOf } from "./event-draft.ts";
import { HouseRulings } from "./HouseRulings.tsx";
import { useKeptDraft } from "./kept-draft.ts";
import { Retention } from "./Retention.tsx";
import { RoundSteps } from "./RoundSteps.tsx";

export function EventPanel({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("settings");
  const { state, settings } = event;
  const kept = useKeptDraft(`event ${event.id}`);
  const { write, problem } = useWriting(event.id);
  if (kept.draft !== undefined) return <EventEditing event={event} kept={kept} />;

  const next = { day: state.day, round: state.round + 1 };
  const from = { day: state.day, round: state.round };
  const people = [...state.players.values()].filter((each) => !state.aliases.has(each.key));
  const dropped = people.filter((each) => each.dropped).length;
  return (
    <Screen
      title={t("event.title")}
      back={<BackLink to="/more" />}
      foot={
        <div className="stack">
          <Problem problem={problem} />
          <Button look="primary" wide onClick={() => void write([{ body: { kind: "advanced", ...next, from } }])}>
            {t("round.next", next)}
          </Button>
        </div>
      }
    >
      <RoundSteps event={event} />
      <EventFacts event={event} onEdit={() => kept.keep(settings)} />
      <HouseRulings event={event} />
      <Retention event={event} />
      <section className={styles.group}>
        <h2>{t("event.players")}</h2>
        <ul className={rows.rows}>
          <LinkRow to="/players" label={t("event.people", { people: people.length })} detail={t("event.dropped", { dropped })} />
        </ul>
      </section>
    </Screen>
  );
}

/** Entered by "Edit" and again after a reload in the middle of it. */
function EventEditing({ event, kept }: { readonly event: OpenEvent; readonly kept: ReturnType<typeof useKeptDraft> }) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation("common");
  const { state, settings } = event;
  const [missing, setMissing] = useState<DraftProblem>();
  const { write, problem } = useWriting(event.id);
  const toBring = useGuideToBring();
  const known = useGuides();
  const draft = readDraft(kept.draft, settings, known);
  const guide = known.find((each) => each.id === draft.guide && each.edition === draft.edition) ?? event.guide;
  const texts = useGuideTexts(guide.id);
  const changed = changesBetween(settings, settingsOf(draft, guide, settings.name));
  const others = "guide" in changed || "edition" in changed || "level" in changed;

  async function save() {
    const wanted = problemOf(settingsOf(draft, guide, settings.name));
    setMissing(wanted);
    if (wanted) return;
    const brought = state.guides.has(`${guide.id} ${guide.edition}`) ? [] : toBring(guide);
    const writings = [...brought, { kind: "set" as const, settings: changed }].map((body) => ({ body }));
    const nothing = Object.keys(changed).length === 0;
    if (nothing || (await write(writings))) kept.drop();
  }

  return (
    <Screen
      title={t("event.edit")}
      foot={
        <div className="stack">
          <div className="live" aria-live="assertive">
            {missing && <p className={styles.wanted}>{t(`missing.${missing}`)}</p>}
          </div>
          <Problem problem={problem} />
          <div className={styles.buttons}>
            <Button onClick={kept.drop}>{common("action.cancel")}</Button>
            <Button look="primary" onClick={() => void save()}>
              {common("action.save")}
            </Button>
          </div>
        </div>
      }
    >
      <div className="live" aria-live="polite">
        {kept.found && <p className={styles.notice}>{t("event.found")}</p>}
      </div>
      <EventForm
        draft={draft}
        proposedName={settings.name}
        guide={guide}
        texts={texts}
        onChange={kept.keep}
        warning={
          others && state.entries.size > 0 && <p className={styles.notice}>{t("event.keep-theirs", { entries: state.entries.size })}</p>
        }
      />
    </Screen>
  );
}
