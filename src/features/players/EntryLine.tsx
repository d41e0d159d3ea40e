import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { Entry, Flag } from "#log";
import { findGuide, InfractionName, type OpenEvent, Penalties, StateTag } from "#parts";
import { Icon } from "#ui/Icon.tsx";
import styles from "./EntryLine.module.css";
import { OtherGuide } from "./OtherGuide.tsx";
import { Readings } from "./Readings.tsx";
import { counts } from "./record.ts";
import { WhenLine } from "./WhenLine.tsx";

interface EntryLineProps {
  readonly event: OpenEvent;
  readonly entry: Entry;
  readonly flag?: Flag | undefined;
}

/** One entry of a person: round, infraction, what was given, its state, and both readings where they differ. */
export function EntryLine({ event, entry, flag }: EntryLineProps) {
  const { t } = useTranslation("players");
  const { t: common } = useTranslation("common");
  const guide = findGuide(entry.guide, entry.edition) ?? findGuide(entry.guide);
  const isOut = !counts(entry) && entry.state !== "open";
  return (
    <Link to={`/log/${encodeURIComponent(entry.id)}`} className={styles.line} data-state={entry.state}>
      <span className={styles.round}>{common("round-short", { round: entry.round })}</span>
      <span className={styles.main}>
        <strong className={isOut ? styles.out : undefined}>
          <InfractionName guide={entry.guide} infraction={entry.infraction} />
        </strong>
        {entry.issued && guide && (
          <span className={isOut ? styles.out : undefined}>
            <Penalties guide={guide} ids={entry.issued} />
          </span>
        )}
        {entry.guide !== event.guide.id && <OtherGuide guide={entry.guide} />}
        <span className={styles.meta}>
          {entry.state !== "standing" && <StateTag state={entry.state} />}
          <WhenLine event={event} item={entry} />
        </span>
        {flag && guide && (
          <span className={styles.flag}>
            <strong>
              <Icon name="flag" size={16} />
              {t("flag.title")}
            </strong>
            <Readings guide={guide} flag={flag} />
          </span>
        )}
      </span>
      <Icon name="next" size={20} />
    </Link>
  );
}
