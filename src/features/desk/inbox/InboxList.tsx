import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { findGuide, heaviestTone, nameOf, type OpenEvent, useWords, type Words } from "#parts";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Mark } from "#ui/Mark.tsx";
import { Empty } from "../Empty.tsx";
import { caseLink, guidesIn } from "./case-link.ts";
import styles from "./InboxList.module.css";
import { type Case, TOPICS, type Topic, topicOf } from "./inbox.ts";
import { Place } from "./Place.tsx";

interface InboxListProps {
  readonly event: OpenEvent;
  readonly cases: readonly Case[];
}

/** All that waits, by what it is about. */
export function InboxList({ event, cases }: InboxListProps) {
  const { t } = useTranslation("desk");
  const words = useWords(guidesIn(cases));
  if (cases.length === 0)
    return (
      <Empty icon="check" title={t("inbox.empty.title")}>
        <p>{t("inbox.empty.body")}</p>
      </Empty>
    );
  const groups = TOPICS.map((topic) => ({ topic, group: cases.filter((each) => topicOf(each) === topic) }));
  return groups
    .filter(({ group }) => group.length > 0)
    .map(({ topic, group }) => <Group key={topic} event={event} topic={topic} cases={group} words={words} />);
}

interface GroupProps extends InboxListProps {
  readonly topic: Topic;
  readonly words: Words;
}

const AT_ONCE = 50;

function Group({ event, topic, cases, words }: GroupProps) {
  const { t } = useTranslation("desk");
  const { t: common } = useTranslation("common");
  const [most, setMost] = useState(AT_ONCE);
  return (
    <section className={styles.group} aria-labelledby={`topic-${topic}`}>
      <h2 id={`topic-${topic}`} className={styles.topic}>
        {t("inbox.group", { topic: t(`inbox.topics.${topic}`), count: cases.length })}
      </h2>
      <ul className={styles.list}>
        {cases.slice(0, most).map((each) => (
          <li key={each.id}>
            <Link to={caseLink(each)} className={styles.row}>
              <Line event={event} words={words} case={each} />
              <Icon name="next" size={20} />
            </Link>
          </li>
        ))}
      </ul>
      {cases.length > most && (
        <Button wide onClick={() => setMost(most + AT_ONCE)}>
          {common("action.more")}
        </Button>
      )}
    </section>
  );
}

interface LineProps extends Pick<InboxListProps, "event"> {
  readonly words: Words;
  readonly case: Case;
}

function Line({ event, words, case: each }: LineProps) {
  const { t } = useTranslation("desk");
  const { t: claims } = useTranslation("claims");
  const { entry } = each;
  if (each.kind === "claim") {
    const { body, by } = each.claim;
    return (
      <span className={styles.main}>
        <span className={styles.name}>{nameOf(event.state, body.player)}</span>
        <span>{words.infraction(body.guide, body.infraction)}</span>
        <span className={styles.penalty}>{claims("says", { count: body.times })}</span>
        <span className={styles.meta}>
          <Place event={event} entry={body} />
          <span>{by}</span>
        </span>
      </span>
    );
  }
  if (!entry) return <span className={styles.main}>{t("inbox.other-clash")}</span>;
  const guide = findGuide(entry.guide, entry.edition) ?? event.guide;
  const now = each.kind === "entry" ? each.flag?.now : undefined;
  const issued = words.penalties(entry.guide, entry.issued);
  return (
    <>
      <Mark tone={heaviestTone(guide, entry.issued ?? [])} size={28} />
      <span className={styles.main}>
        <span className={styles.name}>{nameOf(event.state, entry.player)}</span>
        <span>{words.infraction(entry.guide, entry.infraction)}</span>
        <span className={styles.penalty}>
          {now ? t("inbox.then-now", { before: issued, after: words.penalties(entry.guide, now.issue) }) : issued}
        </span>
        <span className={styles.meta}>
          <Place event={event} entry={entry} />
          <span>{each.kind === "duplicate" ? t("inbox.two-judges", { first: each.other.by, second: entry.by }) : entry.by}</span>
        </span>
      </span>
    </>
  );
}
