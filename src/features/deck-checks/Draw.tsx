import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { deckChecksByPlayer, drawTables, pairingOf, tablesOf } from "#log";
import { nameOf, type OpenEvent } from "#parts";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Switch } from "#ui/Switch.tsx";
import styles from "./deck-checks.module.css";

const MOST = 20;

/** Tables chosen by chance. The seed is shown: whoever has the same pairings and checks draws the same with it. */
export function Draw({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("floor");
  const { log } = useStores();
  const [count, setCount] = useState("2");
  const [seed, setSeed] = useState("");
  const [isSparing, setSparing] = useState(true);
  const { state } = event;
  const checks = deckChecksByPlayer(state);
  const tables = tablesOf(state, state).filter(({ players }) => players.length > 1);
  const fitting = tables.filter(({ players, isChecked }) => !(isSparing && (isChecked || players.some((each) => checks.has(each)))));
  const wanted = /^\d{1,2}$/.test(count) ? Math.min(MOST, Number(count)) : 0;
  const names = fitting.map(({ table }) => table);
  const drawn = seed === "" ? [] : drawTables(names, wanted, seed);
  return (
    <section className="card stack" aria-labelledby="draw">
      <h2 id="draw">{t("draw.title")}</h2>
      {pairingOf(state.floor, state.day, state.round) === undefined ? (
        <p className="muted">
          {t("draw.no-pairings")} <Link to="/tables/import">{t("import.title")}</Link>
        </p>
      ) : (
        <>
          <div className={styles.pair}>
            <TextField
              label={t("draw.count")}
              type="number"
              inputMode="numeric"
              min={1}
              max={MOST}
              value={count}
              onChange={(change) => setCount(change.target.value)}
            />
            <TextField
              label={t("draw.seed")}
              maxLength={20}
              autoCapitalize="characters"
              spellCheck={false}
              value={seed}
              onChange={(change) => setSeed(change.target.value.trim())}
            />
          </div>
          <Switch label={t("draw.sparing")} hint={t("draw.sparing-hint")} on={isSparing} onChange={setSparing} />
          <Button wide disabled={wanted === 0} onClick={() => setSeed(newSeed(log.newId()))}>
            {t("draw.draw", { count: wanted })}
          </Button>
          <div role="status" className={`${styles.live} live`} data-drawn={drawn.join(" ")}>
            {drawn.length > 0 && <p>{t("draw.drawn", { count: drawn.length, tables: names.length, seed })}</p>}
            {seed !== "" && drawn.length === 0 && <p>{t("draw.nothing")}</p>}
          </div>
          <ul className={styles.list}>
            {drawn.map((table) => (
              <li key={table}>
                <Link className={styles.row} to={`/deck-checks/new?${new URLSearchParams({ table })}`}>
                  <strong className={styles.number}>{table}</strong>
                  <span className="grow">
                    {(tables.find((each) => each.table === table)?.players ?? []).map((each) => (
                      <span key={each} className={styles.line}>
                        {nameOf(state, each)}
                        {checks.has(each) && <span className="muted"> {t("deck.times", { count: checks.get(each) ?? 0 })}</span>}
                      </span>
                    ))}
                  </span>
                  <Icon name="next" size={20} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Four signs that can be read out: of 16, taken from a random id. */
function newSeed(id: string): string {
  return id
    .replace(/[^\da-f]/gi, "")
    .slice(0, 4)
    .toUpperCase();
}
