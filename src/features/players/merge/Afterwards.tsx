import { useTranslation } from "#i18n";
import { asMerged, type Flag } from "#log";
import { findGuide, InfractionName, type OpenEvent } from "#parts";
import rows from "#ui/rows.module.css";
import { ProspectList } from "../ProspectList.tsx";
import styles from "../players.module.css";
import { Readings } from "../Readings.tsx";
import { newFlags, prospectsOf } from "../record.ts";

interface AfterwardsProps {
  readonly event: OpenEvent;
  readonly from: string;
  readonly into: string;
}

/** What would be counted, and which rulings that are already made would read differently. */
export function Afterwards({ event, from, into }: AfterwardsProps) {
  const { t } = useTranslation("players");
  const prospects = prospectsOf(event, asMerged(event.state, from, into), into);
  const flags = newFlags(event.state, from, into);
  return (
    <section className={styles.section} aria-labelledby="afterwards" data-afterwards>
      <h2 id="afterwards" className={styles.heading}>
        {t("merge.afterwards")}
      </h2>
      {prospects.length === 0 ? <p>{t("merge.nothing-counts")}</p> : <ProspectList event={event} prospects={prospects} />}
      {flags.length > 0 && (
        <div className={styles.warning}>
          <p>{t("merge.flags", { count: flags.length })}</p>
          <ul className={styles.plain}>
            {flags.map((flag) => (
              <li key={flag.entry} className={rows.rowText}>
                <FlagLine event={event} flag={flag} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function FlagLine({ event, flag }: { readonly event: OpenEvent; readonly flag: Flag }) {
  const { t: common } = useTranslation("common");
  const entry = event.state.entries.get(flag.entry);
  if (!entry) return null;
  return (
    <>
      <strong className={styles.flagged}>
        <span>{common("round", { round: entry.round })}</span>
        <span>
          <InfractionName guide={entry.guide} infraction={entry.infraction} />
        </span>
      </strong>
      <Readings guide={findGuide(entry.guide, entry.edition) ?? event.guide} flag={flag} />
    </>
  );
}
