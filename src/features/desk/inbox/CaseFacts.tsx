import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { Entry, LogEvent } from "#log";
import { findGuide, nameOf, type OpenEvent, Penalties, timeOf, useWords, type Words } from "#parts";
import { Answers } from "./Answers.tsx";
import styles from "./CasePage.module.css";
import { ClaimFacts } from "./ClaimFacts.tsx";
import { guidesIn } from "./case-link.ts";
import type { Case } from "./inbox.ts";
import { Place } from "./Place.tsx";
import { RecordList } from "./RecordList.tsx";

interface CaseFactsProps {
  readonly event: OpenEvent;
  readonly case: Case;
}

/** Who, what, which facts, which record. */
export function CaseFacts({ event, case: each }: CaseFactsProps) {
  const { t } = useTranslation("desk");
  const words = useWords(guidesIn([each]));
  const { entry } = each;
  if (each.kind === "claim") return <ClaimFacts event={event} case={each} />;
  if (!entry) return <p>{t("inbox.other-clash")}</p>;
  const about = each.kind === "duplicate" ? [each.other, entry] : [entry];
  return (
    <>
      <h3 className={styles.player}>
        <Link to={`/players/${encodeURIComponent(entry.player)}`}>{nameOf(event.state, entry.player)}</Link>
      </h3>
      <ul className={styles.entries}>
        {about.map((one) => (
          <li key={one.id} className="card">
            <EntryCard event={event} entry={one} words={words} />
            {each.kind === "entry" && <Readings case={each} words={words} />}
          </li>
        ))}
      </ul>
      {each.kind === "clash" && <Versions contents={each.contents} words={words} />}
      <RecordList
        event={event}
        player={entry.player}
        except={about.map(({ id }) => id)}
        causes={each.kind === "entry" ? each.causes : []}
        counted={each.kind === "entry" ? (each.flag?.now.counted ?? []) : []}
      />
    </>
  );
}

interface EntryCardProps {
  readonly event: OpenEvent;
  readonly entry: Entry;
  readonly words: Words;
}

function EntryCard({ event, entry, words }: EntryCardProps) {
  const { t } = useTranslation("desk");
  const guide = findGuide(entry.guide, entry.edition) ?? event.guide;
  return (
    <div className="stack">
      <div>
        <Penalties guide={guide} ids={entry.issued} size="large" />
        <p>{words.infraction(entry.guide, entry.infraction, "name")}</p>
        <p className={styles.meta}>
          <Place event={event} entry={entry} />
          <span>{t("judge-at", { judge: entry.by, time: timeOf(entry.at) })}</span>
        </p>
      </div>
      <Answers guide={guide} entry={entry} />
      {entry.deviation !== undefined && (
        <Passage title={t("inbox.why")} text={entry.deviation.trim() === "" ? t("inbox.no-why") : entry.deviation} />
      )}
      {entry.note && <Passage title={t("inbox.note")} text={entry.note} />}
      <Link className={styles.link} to={`/log/${encodeURIComponent(entry.id)}`}>
        {t("inbox.open-entry")}
      </Link>
    </div>
  );
}

function Passage({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <h4 className={styles.small}>{title}</h4>
      <p className={styles.typed}>{text}</p>
    </div>
  );
}

/** Both readings side by side where they differ. */
function Readings({ case: { entry, flag, grounds }, words }: { readonly case: Extract<Case, { kind: "entry" }>; readonly words: Words }) {
  const { t } = useTranslation("desk");
  const say = (ids: readonly string[] | undefined) => (ids ? words.penalties(entry.guide, ids) : undefined);
  const { t: common } = useTranslation("common");
  const none = common("penalty.no-answer");
  const lines = flag
    ? [
        [t("inbox.reading.then"), say(flag.before.issue) ?? none],
        [t("inbox.reading.now"), say(flag.now.issue) ?? none],
      ]
    : grounds.includes("deviation")
      ? [
          [t("inbox.reading.guide"), say(entry.recommended?.issue) ?? none],
          [t("inbox.reading.issued"), say(entry.issued) ?? none],
        ]
      : [];
  if (lines.length === 0) return null;
  return (
    <dl className={styles.readings}>
      {lines.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Versions({ contents, words }: { readonly contents: readonly LogEvent[]; readonly words: Words }) {
  const { t } = useTranslation("desk");
  const { t: common } = useTranslation("common");
  return (
    <section className="stack">
      <h3>{t("inbox.versions")}</h3>
      <ul className={styles.entries}>
        {contents.map((event) => (
          <li key={JSON.stringify(event)} className="card">
            <p>{t("judge-at", { judge: event.by, time: timeOf(event.at) })}</p>
            {event.body.kind === "recorded" && (
              <p>
                <strong>{words.penalties(event.body.guide, event.body.issued)}</strong>{" "}
                <span>{words.infraction(event.body.guide, event.body.infraction)}</span> <span>{common("round", event.body)}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
