import { useMemo } from "react";
import { useTranslation } from "#i18n";
import { comparable, type Player, resolve } from "#log";
import type { OpenEvent } from "#parts";
import { useLog } from "#store";
import { AddPerson } from "./AddPerson.tsx";
import { isUntouched, type RulingDraft } from "./draft.ts";
import styles from "./list.module.css";
import { hasRecord } from "./ruling-of.ts";
import { type Preset, useStartRuling } from "./start-ruling.ts";

const SHOWN = 40;

/** One for all: `localeCompare` makes one for each comparison, and every ruling comes by here. */
const byName = new Intl.Collator();

interface WhoPickerProps {
  readonly event: OpenEvent;
  readonly typed: string;
  readonly preset: Preset | undefined;
  readonly drafts: readonly RulingDraft[];
}

/** One tap on a person begins a ruling. Those dealt with of late stand first; typing narrows the list or adds somebody. */
export function WhoPicker({ event, typed, preset, drafts }: WhoPickerProps) {
  const { t } = useTranslation("wizard");
  const start = useStartRuling(event);
  const people = usePeople(event, typed);
  const shown = people.slice(0, SHOWN);
  const exact = people.some((each) => each.spellings.some((name) => comparable(name) === comparable(typed)));
  const begin = (key: string) => {
    const untouched = drafts.find((each) => each.subjects.length === 1 && each.subjects[0]?.player === key && isUntouched(each));
    start(key, { preset, reuse: untouched });
  };
  return (
    <section aria-labelledby="who">
      <h2 id="who" className={styles.heading}>
        {typed === "" ? t("home.all") : t("home.matches", { count: people.length })}
      </h2>
      {people.length === 0 && typed === "" && <p className="muted">{t("home.no-players")}</p>}
      {shown.length > 0 && (
        <ul className={styles.list} data-people>
          {shown.map((each) => (
            <li key={each.key}>
              <Person player={each} event={event} onChoose={() => begin(each.key)} />
            </li>
          ))}
        </ul>
      )}
      {people.length > SHOWN && <p className="muted">{t("home.more-players", { count: people.length - SHOWN })}</p>}
      {typed.trim() !== "" && <AddPerson event={event} name={typed} known={exact} onAdded={(key) => start(key, { preset })} />}
    </section>
  );
}

function Person({ player, event, onChoose }: { readonly player: Player; readonly event: OpenEvent; readonly onChoose: () => void }) {
  const { t } = useTranslation("wizard");
  const { t: common } = useTranslation("common");
  const record = hasRecord(event, player.key);
  return (
    <button type="button" className={styles.row} onClick={onChoose}>
      <span className="grow">
        <span className={styles.name}>{player.name}</span>
        {player.ref && <span className="muted"> {player.ref}</span>}
        {player.role !== "player" && <span className="muted"> {common(`role.${player.role}`)}</span>}
        {player.dropped && <span className="muted"> {common("dropped")}</span>}
      </span>
      {record > 0 && <span className={styles.side}>{t("home.record", { count: record })}</span>}
    </button>
  );
}

/** Everybody, the most recently dealt with first, then by name; or those that what was typed fits. */
function usePeople(event: OpenEvent, typed: string): readonly Player[] {
  const { version } = useLog();
  const { state } = event;
  // The state is kept in place; its version says when it changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const everybody = useMemo(() => {
    const { clock } = state.entries.columns();
    const latest = (key: string) => state.byPlayer.get(key)?.rows.reduce((last, row) => Math.max(last, clock[row] ?? 0), 0) ?? 0;
    return [...state.players.values()]
      .filter((each) => resolve(state, each.key) === each.key)
      .map((player) => ({ player, clock: latest(player.key), forms: [...player.spellings, player.ref ?? ""].map(comparable) }))
      .sort((a, b) => b.clock - a.clock || byName.compare(a.player.name, b.player.name));
  }, [state, version]);
  const wanted = comparable(typed);
  const fitting = wanted === "" ? everybody : everybody.filter(({ forms }) => forms.some((form) => form.includes(wanted)));
  return fitting.map(({ player }) => player);
}
