import { useTranslation } from "#i18n";
import type { Entry } from "#log";
import { Claims, CoverageLine, type OpenEvent, Penalties, usePenaltyNames } from "#parts";
import { issuedBy, type Ruling } from "#rules";
import { Icon } from "#ui/Icon.tsx";
import styles from "./OnRecord.module.css";

/** What counts against this person, first and large, and what follows from it; then on whose log that rests. */
export function OnRecord({ event, ruling, player }: { readonly event: OpenEvent; readonly ruling: Ruling; readonly player: string }) {
  const { t } = useTranslation("wizard");
  const { t: common } = useTranslation("common");
  const names = usePenaltyNames(event.guide);
  const counted = ruling.counted.flatMap((id) => event.state.entries.get(id) ?? []);
  const issued = issuedBy(ruling);
  return (
    <section className={counted.length > 0 ? styles.some : styles.none} data-on-record={counted.length}>
      {counted.length === 0 ? (
        <p>
          <Icon name="check" size={20} /> {t("ruling.earlier-none")}
        </p>
      ) : (
        <>
          <h2 className={styles.count}>{t("ruling.earlier", { count: counted.length })}</h2>
          <ul className={styles.list}>
            {counted.map((entry) => (
              <li key={entry.id} className={styles.line}>
                <Penalties guide={event.guide} ids={entry.issued} />
                <span>{lineOf(entry)}</span>
              </li>
            ))}
          </ul>
          <p className={styles.follows}>{t("ruling.follows", { count: ruling.offence, penalty: names(issued) })}</p>
        </>
      )}
      {ruling.notCounted.length > 0 && <p className="muted">{t("ruling.not-counted", { count: ruling.notCounted.length })}</p>}
      <Claims event={event} player={player} about={{ guide: ruling.guide, infraction: ruling.infraction }} />
      <CoverageLine />
    </section>
  );

  function lineOf(entry: Entry): string {
    const several = event.settings.from !== event.settings.to;
    const round = several ? common("day-round", { day: entry.day, round: entry.round }) : common("round", { round: entry.round });
    const shared = { round, judge: entry.by, time: entry.at.slice(11, 16) };
    if (entry.table === undefined) return t("ruling.earlier-line", shared);
    return t("ruling.earlier-table", { ...shared, table: common("table", { table: entry.table }) });
  }
}
