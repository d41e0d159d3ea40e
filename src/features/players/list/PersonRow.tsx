import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { entriesOf } from "#log";
import { type OpenEvent, Penalties } from "#parts";
import { Icon } from "#ui/Icon.tsx";
import rows from "#ui/rows.module.css";
import { personLink } from "../links.ts";
import { PersonName } from "../PersonName.tsx";
import type { Someone } from "../people.ts";
import styles from "../players.module.css";
import { counts, heaviestOf } from "../record.ts";

interface PersonRowProps {
  readonly event: OpenEvent;
  readonly person: Someone;
}

/** Who it is, how much is on record and the heaviest of it. */
export function PersonRow({ event: { state }, person }: PersonRowProps) {
  const { t } = useTranslation("players");
  const entries = state.byPlayer.has(person.key) ? entriesOf(state, person.key) : [];
  const onRecord = entries.filter(counts).length;
  const open = entries.filter((each) => each.state === "open").length;
  const heaviest = heaviestOf(entries);
  return (
    <Link to={personLink(person.key)} className={rows.row}>
      <span className={rows.rowText}>
        <PersonName person={person} />
        {(onRecord > 0 || open > 0) && (
          <span className={styles.meta}>
            {heaviest && <Penalties guide={heaviest.guide} ids={[heaviest.penalty]} />}
            {onRecord > 0 && <span>{t("row.on-record", { count: onRecord })}</span>}
            {open > 0 && <span>{t("row.open", { count: open })}</span>}
          </span>
        )}
      </span>
      <Icon name="next" size={20} />
    </Link>
  );
}
