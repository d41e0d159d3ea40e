import { useState } from "react";
import { useTranslation } from "#i18n";
import { comparable, playerKey, resolve } from "#log";
import type { OpenEvent } from "#parts";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import styles from "./list.module.css";

interface SecondPlayerProps {
  readonly event: OpenEvent;
  /** Who is in already. */
  readonly not: readonly string[];
  readonly onChoose: (key: string) => void;
}

/** The other player of the table: chosen, or typed and added. */
export function SecondPlayer({ event, not, onChoose }: SecondPlayerProps) {
  const { t } = useTranslation("wizard");
  const { log } = useStores();
  const [typed, setTyped] = useState("");
  const { state } = event;
  const fitting = [...state.players.values()]
    .filter((each) => resolve(state, each.key) === each.key && !not.includes(each.key))
    .filter((each) => [...each.spellings, each.ref ?? ""].some((form) => comparable(form).includes(comparable(typed))));

  async function add() {
    const key = playerKey({ name: typed });
    const result = await log.write(event.id, [{ body: { kind: "player-added", player: key, person: { name: typed, role: "player" } } }]);
    if (result.ok) onChoose(key);
  }

  return (
    <div className="stack">
      <TextField
        label={t("home.search")}
        type="search"
        maxLength={200}
        value={typed}
        onChange={(change) => setTyped(change.target.value)}
      />
      <ul className={styles.list}>
        {fitting.slice(0, 20).map((each) => (
          <li key={each.key}>
            <button type="button" className={styles.row} onClick={() => onChoose(each.key)}>
              <span className={styles.name}>{each.name}</span>
              <span className="muted">{each.ref}</span>
            </button>
          </li>
        ))}
      </ul>
      {typed.trim() !== "" && fitting.length === 0 && (
        <Button look="primary" wide onClick={() => void add()}>
          {t("home.add", { name: typed })}
        </Button>
      )}
    </div>
  );
}
