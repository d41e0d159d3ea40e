import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { findGuide, heaviestTone, type OpenEvent } from "#parts";
import { Icon } from "#ui/Icon.tsx";
import { Mark } from "#ui/Mark.tsx";
import { Empty } from "../Empty.tsx";
import { nameOf } from "../names.ts";
import { useWords, type Words } from "../use-words.ts";
import { caseLink, guidesIn } from "./case-link.ts";
import styles from "./InboxList.module.css";
import { type Case, TOPICS, topicOf } from "./inbox.ts";
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
    .map(({ topic, group }) => (
      <section key={topic} className={styles.group} aria-labelledby={`topic-${topic}`}>
        <h2 id={`topic-${topic}`} className={styles.topic}>
          {t("inbox.group", { topic: t(`inbox.topics.${topic}`), count: group.length })}
        </h2>
        <ul className={styles.list}>
          {group.map((each) => (
            <li key={each.id}>
              <Link to={caseLink(each)} className={styles.row}>
                <Line event={event} words={words} case={each} />
                <Icon name="next" size={20} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ));
}

interface LineProps extends Pick<InboxListProps, "event"> {
  readonly words: Words;
  readonly case: Case;
}

function Line({ event, words, case: each }: LineProps) {
  const { t } = useTranslation("desk");
  const { entry } = each;
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
