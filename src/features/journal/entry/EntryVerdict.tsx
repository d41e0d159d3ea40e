import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { type Entry, flagsOf } from "#log";
import { findGuide, heaviestTone, InfractionName, knownGuides, type OpenEvent, StateTag } from "#parts";
import { toneClass } from "#ui/Mark.tsx";
import { IssuedPenalties, PenaltiesOf } from "../IssuedPenalties.tsx";
import styles from "./entry.module.css";
import { useReason } from "./void-reasons.ts";

interface EntryVerdictProps {
  readonly event: OpenEvent;
  readonly entry: Entry;
}

/** First and large: what was given for what, and whether it stands. */
export function EntryVerdict({ event, entry }: EntryVerdictProps) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation("common");
  const reasonText = useReason();
  const guide = findGuide(entry.guide, entry.edition) ?? findGuide(entry.guide);
  const section = guide?.infractions.find((each) => each.id === entry.infraction)?.section;
  const isOut = entry.state === "voided" || entry.state === "refused";
  const flag = flagsOf(event.state, entry.player, knownGuides()).find((each) => each.entry === entry.id);
  const tone = guide && !isOut ? heaviestTone(guide, entry.issued ?? []) : 0;
  const decided = entry.history.findLast(({ id, body }) => body.kind === "decided" && !event.state.invalid.has(id));
  return (
    <>
      <section className={`${styles.verdict} ${toneClass(tone)}`} aria-label={t("verdict")}>
        <div className={isOut ? styles.out : undefined}>
          {entry.issued ? <IssuedPenalties entry={entry} size="large" /> : <span className={styles.undecided}>{t("undecided")}</span>}
        </div>
        <p className={styles.infraction}>
          {entry.infraction === undefined && t("no-infraction")}
          {entry.infraction !== undefined && section !== undefined && (
            <Link to={`/guide/${entry.guide}/${section}`}>
              <span className={styles.section}>{common("section", { section })}</span>{" "}
              <InfractionName guide={entry.guide} infraction={entry.infraction} form="full" />
            </Link>
          )}
          {entry.infraction !== undefined && section === undefined && (
            <InfractionName guide={entry.guide} infraction={entry.infraction} form="full" />
          )}
        </p>
        <p className={styles.state}>
          <StateTag state={entry.state} />
          {entry.state === "voided" && entry.voidReason !== undefined && <span>{reasonText(entry.voidReason)}</span>}
          {entry.state === "refused" && decided?.body.kind === "decided" && <span>{decided.body.reason}</span>}
        </p>
      </section>
      {entry.recommended && !isSameIssue(entry.recommended.issue, entry.issued) && entry.issued && (
        <section className="card stack" aria-labelledby="deviation">
          <h2 id="deviation">{t("deviation.title")}</h2>
          <dl className={styles.readings}>
            <dt>{t("deviation.guide")}</dt>
            <dd>
              <PenaltiesOf guide={entry.guide} edition={entry.edition} ids={entry.recommended.issue} />
            </dd>
            <dt>{t("deviation.issued")}</dt>
            <dd>
              <IssuedPenalties entry={entry} />
            </dd>
          </dl>
          {entry.deviation && <p>{entry.deviation}</p>}
        </section>
      )}
      {entry.repeatedStep && <p className={styles.aside}>{t("repeated-step")}</p>}
      {flag && (
        <section className={`card stack ${styles.flag}`} aria-labelledby="flag">
          <h2 id="flag" className={styles.flagTitle}>
            <StateTag state="flagged" />
          </h2>
          <p>{t("flag.body")}</p>
          <dl className={styles.readings}>
            <dt>{t("flag.then")}</dt>
            <dd>
              <PenaltiesOf guide={entry.guide} edition={entry.edition} ids={flag.before.issue} />
            </dd>
            <dt>{t("flag.now")}</dt>
            <dd>
              <PenaltiesOf guide={entry.guide} edition={entry.edition} ids={flag.now.issue} />
            </dd>
          </dl>
        </section>
      )}
    </>
  );
}

function isSameIssue(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  return a !== undefined && b !== undefined && a.length === b.length && a.every((each) => b.includes(each));
}
