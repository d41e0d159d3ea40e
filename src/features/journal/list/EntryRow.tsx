import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { Entry, Flag } from "#log";
import type { OpenEvent } from "#parts";
import { InfractionName, nameOf, StateTag, severalDays, timeOf } from "#parts";
import { IssuedPenalties } from "../IssuedPenalties.tsx";
import styles from "./EntryRow.module.css";
import { Place } from "./Place.tsx";

interface EntryRowProps {
  readonly event: OpenEvent;
  readonly entry: Entry;
  readonly flag: Flag | undefined;
}

/** One entry at a glance: where, who, what, what for it, and its state unless it simply stands. */
export function EntryRow({ event: { state, settings }, entry, flag }: EntryRowProps) {
  const { t } = useTranslation("journal");
  const isOut = entry.state === "voided" || entry.state === "refused";
  return (
    <Link to={`/log/${encodeURIComponent(entry.id)}`} className={styles.row} data-state={entry.state}>
      <Place day={severalDays(settings, state) ? entry.day : undefined} round={entry.round} table={entry.table} />
      <span className={styles.main}>
        <span className={styles.line}>
          <span className={styles.name}>{nameOf(state, entry.player)}</span>
          {entry.issued && (
            <span className={isOut ? styles.out : styles.penalty}>
              <IssuedPenalties entry={entry} />
            </span>
          )}
        </span>
        <span className={isOut ? styles.out : undefined}>
          {entry.infraction === undefined ? t("no-infraction") : <InfractionName guide={entry.guide} infraction={entry.infraction} />}
        </span>
        <span className={styles.meta}>
          {entry.state !== "standing" && <StateTag state={entry.state} />}
          {flag && <StateTag state="flagged" />}
          <span>{t("judge-at", { judge: entry.by, time: timeOf(entry.at) })}</span>
        </span>
      </span>
    </Link>
  );
}
