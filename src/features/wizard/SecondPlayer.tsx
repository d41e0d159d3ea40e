import { useState } from "react";
import { useTranslation } from "#i18n";
import { comparable, resolve } from "#log";
import type { OpenEvent } from "#parts";
import { TextField } from "#ui/Field.tsx";
import { AddPerson } from "./AddPerson.tsx";
import styles from "./list.module.css";

interface SecondPlayerProps {
  readonly event: OpenEvent;
  /** Who is in already. */
  readonly not: readonly string[];
  readonly onChoose: (key: string) => void;
}

/** The other player of the table: chosen, or typed and added, also where the name is another's or the beginning of one. */
export function SecondPlayer({ event, not, onChoose }: SecondPlayerProps) {
  const { t } = useTranslation("wizard");
  const [typed, setTyped] = useState("");
  const { state } = event;
  const people = [...state.players.values()].filter((each) => resolve(state, each.key) === each.key);
  const fitting = people
    .filter((each) => !not.includes(each.key))
    .filter((each) => [...each.spellings, each.ref ?? ""].some((form) => comparable(form).includes(comparable(typed))));

  const exact = people.some((each) => each.spellings.some((name) => comparable(name) === comparable(typed)));

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
      {typed.trim() !== "" && <AddPerson event={event} name={typed} known={exact} onAdded={onChoose} />}
    </div>
  );
}
