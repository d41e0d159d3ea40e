import { useState } from "react";
import { useTranslation } from "#i18n";
import { comparable, resolve } from "#log";
import { nameOf, type OpenEvent } from "#parts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { Icon } from "#ui/Icon.tsx";
import styles from "./deck-checks.module.css";

interface CheckedProps {
  readonly event: OpenEvent;
  readonly seated: readonly string[];
  readonly players: readonly string[];
  readonly onPlayers: (players: readonly string[]) => void;
}

const SHOWN = 6;

/** Whose decks: those who sit there, each to be left out, and anybody else by name. */
export function Checked({ event, seated, players, onPlayers }: CheckedProps) {
  const { t } = useTranslation("floor");
  const [typed, setTyped] = useState("");
  const listed = [...new Set([...seated, ...players])];
  const wanted = comparable(typed);
  const found =
    wanted === ""
      ? []
      : [...event.state.players.values()].filter(
          ({ key, ref, spellings }) =>
            resolve(event.state, key) === key &&
            !listed.includes(key) &&
            [...spellings, ref ?? ""].some((each) => comparable(each).includes(wanted)),
        );
  return (
    <fieldset className="stack">
      <legend className={styles.strong}>{t("deck.whose")}</legend>
      {listed.map((player) => (
        <label key={player} className={styles.check}>
          <input
            type="checkbox"
            checked={players.includes(player)}
            onChange={() => onPlayers(players.includes(player) ? players.filter((each) => each !== player) : [...players, player])}
          />
          <span>{nameOf(event.state, player)}</span>
        </label>
      ))}
      {seated.length < 2 && (
        <>
          <TextField
            label={t("deck.find")}
            type="search"
            value={typed}
            maxLength={200}
            onChange={(change) => setTyped(change.target.value)}
          />
          {found.slice(0, SHOWN).map(({ key, name }) => (
            <Button
              key={key}
              onClick={() => {
                onPlayers([...players, key]);
                setTyped("");
              }}
            >
              <Icon name="add" size={20} />
              {name}
            </Button>
          ))}
          {wanted !== "" && found.length === 0 && <p className="muted">{t("deck.not-found")}</p>}
        </>
      )}
    </fieldset>
  );
}
