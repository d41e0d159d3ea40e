import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { entriesOf } from "#log";
import { nameOf, type OpenEvent } from "#parts";
import { latenessOf } from "#rules";
import { buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { LateClock } from "./LateClock.tsx";
import styles from "./tables.module.css";

interface PlayersProps {
  readonly event: OpenEvent;
  readonly place: { readonly day: number; readonly round: number; readonly table: string };
  readonly players: readonly string[];
}

/** Who sits here, what they have on record, and the way to a ruling for one or for both. */
export function Players({ event, place, players }: PlayersProps) {
  const { t } = useTranslation("floor");
  const { t: wizard } = useTranslation("wizard");
  const [one, other] = players;
  const rulingFor = (who: string, second?: string) =>
    `/?${new URLSearchParams({ who, table: place.table, ...(second === undefined ? {} : { with: second }) })}`;
  if (one === undefined) {
    return (
      <section className="card stack">
        <p>{t("table.nobody-here")}</p>
        <div className={styles.grid}>
          <Link className={buttonClass()} to="/tables/import">
            {t("import.title")}
          </Link>
          <LateClock event={event} place={place} label={t("start.tardiness")} />
        </div>
      </section>
    );
  }
  return (
    <section className="stack" aria-label={t("table.players")}>
      <ul className={styles.players}>
        {players.map((player) => {
          const count = entriesOf(event.state, player).filter(({ state }) => state !== "voided" && state !== "refused").length;
          const name = nameOf(event.state, player);
          return (
            <li key={player} className={styles.player}>
              <Link className={styles.person} to={`/players/${encodeURIComponent(player)}`}>
                <strong>{name}</strong>
                <span className="muted">{count > 0 ? wizard("home.record", { count }) : t("table.no-record")}</span>
              </Link>
              {latenessOf(event.guide) && (
                <LateClock
                  event={event}
                  place={place}
                  player={player}
                  label={t("start.absent")}
                  spoken={t("start.tardiness-of", { name })}
                />
              )}
              <Link className={buttonClass("primary")} to={rulingFor(player)} aria-label={t("table.rule-for", { name })}>
                <Icon name="rule" size={20} />
                {t("table.rule")}
              </Link>
            </li>
          );
        })}
      </ul>
      {other !== undefined && (
        <Link className={buttonClass("plain", true)} to={rulingFor(one, other)}>
          {t("table.rule-both")}
        </Link>
      )}
    </section>
  );
}
