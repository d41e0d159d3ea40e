import { useTranslation } from "#i18n";
import { entriesOf } from "#log";
import type { OpenEvent } from "#parts";
import { Icon } from "#ui/Icon.tsx";
import { ProspectList } from "../ProspectList.tsx";
import type { Someone } from "../people.ts";
import styles from "../players.module.css";
import { counts, prospectsOf } from "../record.ts";
import own from "./person.module.css";

interface ProspectsProps {
  readonly event: OpenEvent;
  readonly person: Someone;
}

/** For each infraction on record: how often, and what the next one would bring. */
export function Prospects({ event, person }: ProspectsProps) {
  const { t } = useTranslation("players");
  const { state } = event;
  const prospects = prospectsOf(event, state, person.key);
  if (!entriesOf(state, person.key).some(counts)) {
    return (
      <p className={own.clean}>
        <Icon name="check" size={20} />
        {t("record.clean")}
      </p>
    );
  }
  if (prospects.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="next">
      <h2 id="next" className={styles.heading}>
        {t("next.title")}
      </h2>
      <ProspectList event={event} prospects={prospects} />
    </section>
  );
}
