import { useMemo } from "react";
import { useShownLanguage, useTranslation } from "#i18n";
import { type CodedColumn, comparable, ENTRY_STATES, type EntryState, penaltyParts, resolve, UNDECIDED } from "#log";
import { findGuide, heaviestTone, nameOf, type OpenEvent, rankOf, useWords } from "#parts";
import type { Tone } from "#ui/Mark.tsx";
import { type Columns, infractionParts } from "./columns.ts";
import type { Labels } from "./search.ts";

export interface BoardLabels extends Labels {
  /** By the numbers of the penalties. */
  readonly tones: readonly Tone[];
}

/** Each value of the columns in the language shown, made once for all rows that have it. `version` tells that people may have changed. */
export function useLabels({ state }: OpenEvent, columns: Columns, version: number): BoardLabels {
  const { t } = useTranslation("desk");
  const { t: common } = useTranslation("common");
  const shown = useShownLanguage();
  const words = useWords(guidesOf(columns));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version tells that the state, changed in place, is another one.
  return useMemo(() => {
    const { texts: values } = columns;
    const order = new Intl.Collator(shown === "cimode" ? "en" : shown, { numeric: true });
    const penalties = values.penalty.map((each) => ({ ...penaltyParts(each), isOpen: each === UNDECIDED }));
    const guides = penalties.map(({ guide, edition }) => findGuide(guide, edition) ?? findGuide(guide));
    const harshness = penalties.map(({ ids, isOpen }, index) => (isOpen ? -1 : rankOf(guides[index], ids)));
    const names: Record<CodedColumn, readonly string[]> = {
      player: values.player.map((key) => nameOf(state, key)),
      infraction: values.infraction.map((each) => {
        const { guide, infraction } = infractionParts(each);
        return each === UNDECIDED ? common("infraction.none") : words.infraction(guide, infraction);
      }),
      penalty: penalties.map(({ guide, ids, isOpen }) => (isOpen ? t("board.undecided") : words.penalties(guide, ids))),
      judge: values.judge,
      state: values.state.map((each) => (each === "" ? "" : common(`state.${each as EntryState}`))),
      table: values.table,
    };
    const alphabetically = (texts: readonly string[]) => ranksBy(texts, (a, b) => order.compare(a, b));
    return {
      names,
      words: {
        ...mapAll(names, (texts) => texts.map(comparable)),
        player: values.player.map((key) => searchable(state.players.get(resolve(state, key)), nameOf(state, key))),
      },
      ranks: {
        ...mapAll(names, alphabetically),
        penalty: ranksBy(harshness, (a, b) => a - b),
        state: values.state.map((each) => ENTRY_STATES.indexOf(each as EntryState)),
      },
      tones: penalties.map(({ ids }, index) => (guides[index] ? heaviestTone(guides[index], ids) : 0)),
    };
  }, [columns, version, words, shown, t, common]);
}

function guidesOf({ texts }: Columns): readonly string[] {
  return [
    ...new Set([...texts.penalty, ...texts.infraction].filter((each) => each !== UNDECIDED).map((each) => infractionParts(each).guide)),
  ].sort();
}

function searchable(player: { readonly spellings: readonly string[]; readonly ref?: string } | undefined, name: string): string {
  return (player ? [...player.spellings, player.ref ?? ""] : [name]).map(comparable).join("\n");
}

function mapAll<T, R>(record: Readonly<Record<CodedColumn, T>>, change: (value: T) => R): Record<CodedColumn, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)])) as Record<CodedColumn, R>;
}

/** The place of each value among all of them; equal values share one. */
function ranksBy<T>(values: readonly T[], compare: (a: T, b: T) => number): readonly number[] {
  const ranks = values.map(() => 0);
  const order = values.map((_, index) => index).sort((a, b) => compare(values[a] as T, values[b] as T));
  let rank = 0;
  for (const [place, index] of order.entries()) {
    const before = order[place - 1];
    if (before !== undefined && compare(values[before] as T, values[index] as T) !== 0) rank += 1;
    ranks[index] = rank;
  }
  return ranks;
}
