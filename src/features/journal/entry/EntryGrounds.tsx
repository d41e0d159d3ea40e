import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { Entry } from "#log";
import {
  answerText,
  CaseLink,
  Claims,
  findGuide,
  nameOf,
  type OpenEvent,
  questionsOf,
  rulingOfEntry,
  ShowLink,
  SlipLink,
  severalDays,
  useQuestionTexts,
  useReasonSentence,
} from "#parts";
import type { Guide, Ruling } from "#rules";
import { Icon } from "#ui/Icon.tsx";
import { IssuedPenalties } from "../IssuedPenalties.tsx";
import styles from "./entry.module.css";

interface EntryGroundsProps {
  readonly event: OpenEvent;
  readonly entry: Entry;
}

/** What the ruling rests on: earlier entries, reasons with their sections, and what was answered. */
export function EntryGrounds({ event, entry }: EntryGroundsProps) {
  const { t } = useTranslation("journal");
  const guide = findGuide(entry.guide, entry.edition);
  const today = rulingOfEntry(event.state, entry);
  const counted = entry.recommended?.counted ?? [];
  return (
    <>
      {today && entry.state !== "voided" && (
        <ShowLink guide={today.guide} ruling={today.ruling} issued={entry.issued} player={entry.player} />
      )}
      {entry.issued && entry.state !== "voided" && <SlipLink of={entry.id} wide />}
      {entry.state !== "voided" && <CaseLink entry={entry} wide />}
      {entry.recommended && (
        <section className="stack" aria-labelledby="counted">
          <h2 id="counted">{t("counted.title")}</h2>
          {counted.length === 0 && <p className="muted">{t("counted.none")}</p>}
          {counted.length > 0 && (
            <ul className={styles.lines}>
              {counted.map((id) => (
                <li key={id}>
                  <Counted event={event} id={id} of={entry} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {entry.infraction !== undefined && (
        <Claims event={event} player={entry.player} about={{ guide: entry.guide, infraction: entry.infraction }} />
      )}
      {today && <Reasons entry={entry} guide={today.guide} ruling={today.ruling} />}
      {!guide && <p className="muted">{t("unknown-edition", { guide: entry.guide, edition: entry.edition })}</p>}
      {guide && entry.infraction !== undefined && <Answers guide={guide} entry={entry} infraction={entry.infraction} />}
    </>
  );
}

function Counted({ event: { state, settings }, id, of }: { readonly event: OpenEvent; readonly id: string; readonly of: Entry }) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation("common");
  const entry = state.entries.get(id);
  if (!entry) return <p className={styles.missing}>{t("counted.missing")}</p>;
  const isOut = entry.state === "voided" || entry.state === "refused";
  const { day, round } = entry;
  const isElsewhere = nameOf(state, entry.player) !== nameOf(state, of.player);
  return (
    <Link to={`/log/${encodeURIComponent(id)}`} className={styles.lineLink}>
      <span className={styles.lineMain}>
        <span>
          {t("counted.line", {
            place: severalDays(settings, state) ? common("day-round", { day, round }) : common("round", { round }),
            judge: entry.by,
          })}
        </span>
        <span className={isOut ? `${styles.given} ${styles.out}` : styles.given}>
          <IssuedPenalties entry={entry} />
        </span>
        {isOut && <span className="muted">{t("counted.no-more", { state: common(`state.${entry.state}`) })}</span>}
        {isElsewhere && <span className="muted">{t("counted.moved", { player: nameOf(state, entry.player) })}</span>}
      </span>
      <Icon name="next" size={20} />
    </Link>
  );
}

interface ReasonsProps {
  readonly entry: Entry;
  readonly guide: Guide;
  readonly ruling: Ruling;
}

function Reasons({ entry, guide, ruling }: ReasonsProps) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation("common");
  const sentence = useReasonSentence({ guide, infraction: ruling.infraction, level: entry.level, facts: entry.facts });
  return (
    <section className="stack" aria-labelledby="reasons">
      <div className={styles.headline}>
        <h2 id="reasons">{t("reasons")}</h2>
        <span className="muted">{common("offence", { count: ruling.offence })}</span>
      </div>
      <ul className={styles.reasons}>
        {ruling.reasons.map((reason) => (
          <li key={JSON.stringify(reason)}>{sentence(reason)}</li>
        ))}
      </ul>
    </section>
  );
}

interface AnswersProps {
  readonly guide: Guide;
  readonly entry: Entry;
  readonly infraction: string;
}

function Answers({ guide, entry, infraction }: AnswersProps) {
  const { t } = useTranslation("journal");
  const textsOf = useQuestionTexts(guide);
  const answers = questionsOf(guide, infraction).flatMap((question) => {
    const value = entry.facts[question.id];
    const texts = textsOf(infraction, question);
    return value !== undefined && texts ? [{ id: question.id, ask: texts.ask, answer: answerText(question, texts, value) }] : [];
  });
  if (answers.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="answers">
      <h2 id="answers">{t("answers")}</h2>
      <dl className={styles.answers}>
        {answers.map(({ id, ask, answer }) => (
          <div key={id}>
            <dt>{ask}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
