import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { entriesOf } from "#log";
import type { OpenEvent } from "#parts";
import { Icon } from "#ui/Icon.tsx";
import rows from "#ui/rows.module.css";
import { mergeLink } from "../links.ts";
import { PersonName } from "../PersonName.tsx";
import { type Double, doublesOf, type Someone } from "../people.ts";
import styles from "../players.module.css";

interface DoublesProps {
  readonly event: OpenEvent;
  readonly people: readonly Someone[];
}

/** Who may be in the list twice. Nothing is merged before a judge has compared the two. */
export function Doubles({ event, people }: DoublesProps) {
  const { t } = useTranslation("players");
  const doubles = useMemo(() => doublesOf(people), [people]);
  if (doubles.length === 0) return null;
  const weight = ({ one, other }: Double) => entriesOf(event.state, one.key).length + entriesOf(event.state, other.key).length;
  const sorted = [...doubles].sort((a, b) => weight(b) - weight(a));
  return (
    <details className={styles.fold}>
      <summary>{t("doubles.title", { count: doubles.length })}</summary>
      <ul className={rows.rows}>
        {sorted.map(({ one, other, why }) => (
          <li key={`${one.key} ${other.key}`}>
            <Link className={rows.row} to={mergeLink(one.key, other.key)}>
              <span className={rows.rowText}>
                <PersonName person={one} />
                <PersonName person={other} />
                <span className="muted">{t(`doubles.${why}`)}</span>
              </span>
              <Icon name="next" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
