import { useTranslation } from "#i18n";
import type { Entry, Recommendation } from "#log";
import { type Consequence, findGuide, foresee, InfractionName, knownGuides, type OpenEvent, severalDays, usePenaltyNames } from "#parts";
import styles from "./actions.module.css";

interface ConsequencesProps {
  readonly event: OpenEvent;
  /** The entry as it would be. */
  readonly changed: Entry;
}

/** Before it is done: which other rulings would read differently. What was issued in them stays. */
export function Consequences({ event, changed }: ConsequencesProps) {
  const { t } = useTranslation("journal");
  const all = foresee(event.state, [changed], knownGuides());
  return (
    <div className={styles.consequences} aria-live="polite">
      {all.length === 0 && <p>{t("consequences.none")}</p>}
      {all.length > 0 && (
        <>
          <p>{t("consequences.title")}</p>
          <ul className={styles.readings}>
            {all.map((each) => (
              <li key={each.entry.id}>
                <Line event={event} consequence={each} isItself={each.entry.id === changed.id} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface LineProps {
  readonly event: OpenEvent;
  readonly consequence: Consequence;
  readonly isItself: boolean;
}

function Line({ event: { guide: current, settings, state }, consequence: { entry, before, after }, isItself }: LineProps) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation("common");
  const names = usePenaltyNames(findGuide(entry.guide, entry.edition) ?? current);
  const { day, round } = entry;
  const isPenalty = names(before.issue) !== names(after.issue);
  const offence = ({ offence: count = 1 }: Recommendation) => common("offence", { count });
  return (
    <span className={styles.consequence}>
      <strong>
        {isItself
          ? t("consequences.itself")
          : severalDays(settings, state)
            ? common("day-round", { day, round })
            : common("round", { round })}
        {!isItself && entry.infraction !== undefined && (
          <>
            {" · "}
            <InfractionName guide={entry.guide} infraction={entry.infraction} />
          </>
        )}
      </strong>
      <span>
        {isPenalty
          ? t("consequences.penalty", { before: names(before.issue), after: names(after.issue) })
          : t("consequences.offence", { before: offence(before), after: offence(after) })}
      </span>
    </span>
  );
}
