import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { deckChecksByPlayer, floorRecords } from "#log";
import { BackLink, NoEvent, nameOf, type OpenEvent, Problem, useOpenEvent, useWriting } from "#parts";
import { useLog } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Screen } from "#ui/Screen.tsx";
import { Draw } from "./Draw.tsx";
import styles from "./deck-checks.module.css";

/** Whose deck was checked how often, and whose is next. */
export function DeckChecksScreen() {
  const { t } = useTranslation("floor");
  const event = useOpenEvent();
  return event ? <DeckChecks event={event} /> : <NoEvent title={t("deck.title")} />;
}

function DeckChecks({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("floor");
  useLog();
  return (
    <Screen
      title={t("deck.title")}
      back={<BackLink to="/tables" />}
      foot={
        <Link className={buttonClass("primary", true)} to="/deck-checks/new">
          {t("deck.new")}
        </Link>
      }
    >
      <Draw event={event} />
      <Counts event={event} />
      <Latest event={event} />
    </Screen>
  );
}

/** From here on a further check is one too many. */
const ENOUGH = 2;

function Counts({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("floor");
  const counts = [...deckChecksByPlayer(event.state)].sort((a, b) => b[1] - a[1]);
  return (
    <section className="stack" aria-labelledby="counts">
      <h2 id="counts">{t("deck.counts")}</h2>
      {counts.length === 0 && <p className="muted">{t("deck.none")}</p>}
      <ul className={styles.list} data-counts>
        {counts.map(([player, count]) => (
          <li key={player} className={styles.row}>
            <Link to={`/players/${encodeURIComponent(player)}`} className={styles.person}>
              {nameOf(event.state, player)}
            </Link>
            {count >= ENOUGH && <Icon name="flag" size={20} />}
            <strong>{t("deck.times", { count })}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Latest({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("floor");
  const { t: common } = useTranslation("common");
  const { write, problem } = useWriting(event.id);
  const checks = floorRecords(event.state.floor, "deck-checked").toReversed();
  if (checks.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="latest">
      <h2 id="latest">{t("deck.latest")}</h2>
      <ul className={styles.list}>
        {checks.map(({ id, by, at, body }) => (
          <li key={id} className={styles.row}>
            <span className="grow">
              <strong>{t(`result.${body.result}`)}</strong>
              <span className="muted">
                {` ${body.table === undefined ? "" : `${common("table", { table: body.table })} · `}${common("round", { round: body.round })} · `}
                {t("by-at", { judge: by, time: at.slice(11, 16) })}
              </span>
              <span className={styles.line}>
                {body.players.map((each) => nameOf(event.state, each)).reduce((one, other) => t("two", { one, other }))}
              </span>
              {body.note && <span className={styles.line}>{body.note}</span>}
            </span>
            <Button look="quiet" onClick={() => void write([{ body: { kind: "voided", target: id, reason: "undo" } }])}>
              {t("take-back")}
            </Button>
          </li>
        ))}
      </ul>
      <Problem problem={problem} />
    </section>
  );
}
