import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { comparable, LIMITS, parseTable, tablesOf } from "#log";
import { BackLink, NoEvent, nameOf, type OpenEvent, useOpenEvent } from "#parts";
import { useLog } from "#store";
import { buttonClass } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { Screen } from "#ui/Screen.tsx";
import { RoundPicker } from "./RoundPicker.tsx";
import { TableRow } from "./TableRow.tsx";
import styles from "./tables.module.css";
import { roundQuery, useRound } from "./use-round.ts";

/** The tables of a round: a number, or a name, and both players are there. */
export function TablesScreen() {
  const { t } = useTranslation("floor");
  const event = useOpenEvent();
  return event ? <Tables event={event} /> : <NoEvent title={t("tables.title")} />;
}

const MOST = 60;

function Tables({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("floor");
  useLog();
  const when = useRound(event);
  const [typed, setTyped] = useState("");
  const tables = tablesOf(event.state, when);
  const wanted = comparable(typed);
  const found = wanted === "" ? tables : tables.filter((each) => fits(each.table, each.players, wanted));
  const isNew = /^[a-z]?\d{1,5}$/.test(wanted) && !tables.some((each) => comparable(each.table) === wanted);
  function fits(table: string, players: readonly string[], text: string): boolean {
    if (/^\d+$/.test(text)) return comparable(table).startsWith(text);
    return comparable(table) === text || players.some((each) => comparable(nameOf(event.state, each)).includes(text));
  }
  return (
    <Screen
      title={t("tables.title")}
      back={<BackLink to="/more" />}
      foot={
        <search className={styles.search}>
          <TextField
            label={t("tables.search")}
            type="search"
            inputMode="numeric"
            enterKeyHint="search"
            maxLength={LIMITS.name}
            value={typed}
            onChange={(change) => setTyped(change.target.value)}
          />
        </search>
      }
    >
      {typed === "" && (
        <>
          <nav className={styles.ways} aria-label={t("tables.ways")}>
            <Link className={buttonClass()} to={`/tables/end${roundQuery(event, when)}`}>
              {t("end.title")}
            </Link>
            <Link className={buttonClass()} to="/tables/import">
              {t("import.title")}
            </Link>
            <Link className={buttonClass()} to="/deck-checks">
              {t("deck.title")}
            </Link>
          </nav>
          <RoundPicker event={event} when={when} to="/tables" />
          {tables.length === 0 && <p>{t("tables.none")}</p>}
        </>
      )}
      <ul className={styles.list} aria-label={t("tables.title")} data-tables>
        {found.slice(0, MOST).map((each) => (
          <li key={each.table}>
            <TableRow event={event} when={when} table={each} />
          </li>
        ))}
        {isNew && (
          <li>
            <TableRow
              event={event}
              when={when}
              table={{ table: parseTable(typed), players: [], mark: undefined, minutes: 0, isChecked: false }}
            />
          </li>
        )}
      </ul>
      {found.length > MOST && <p className="muted">{t("tables.more", { count: found.length - MOST })}</p>}
    </Screen>
  );
}
