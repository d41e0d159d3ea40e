import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CODED_COLUMNS, type CodedColumn, comparable, type Entry, type LogState, resolve } from "#log";
import { createPhone } from "../testing/phones.ts";
import { type Columns, columnsOf } from "./columns.ts";
import { formatQuery, type Labels, NEWEST, parseQuery, type Query, search } from "./search.ts";

/** Values are their own names, in the order of the alphabet. */
function labelsOf({ texts }: Columns, state: LogState): Labels {
  const each = <T>(make: (names: readonly string[]) => readonly T[]) =>
    Object.fromEntries(CODED_COLUMNS.map((key) => [key, make(texts[key])])) as Record<CodedColumn, readonly T[]>;
  return {
    names: each((names) => names),
    words: { ...each((names) => names.map(comparable)), player: texts.player.map((key) => comparable(resolve(state, key))) },
    ranks: each((names) => names.map((name) => [...names].sort().indexOf(name))),
  };
}

function found(state: LogState, query: Partial<Query>): readonly (Entry | undefined)[] {
  const columns = columnsOf(state);
  return [...search(columns, labelsOf(columns, state), { ...NEWEST, ...query })].map(columns.at);
}

const ruled = fc.record({
  player: fc.constantFrom("@ann", "@bob", "@cleo"),
  infraction: fc.constantFrom("122", "121", "111"),
  round: fc.integer({ min: 1, max: 4 }),
  day: fc.integer({ min: 1, max: 2 }),
  table: fc.constantFrom("7", "77"),
  issued: fc.constantFrom([], ["caution"], ["warning"]),
});

describe("the board", () => {
  test("finds and sorts what a plain look at every entry would, also after entries have changed", () => {
    fc.assert(
      fc.property(
        fc.array(ruled, { maxLength: 12 }),
        fc.array(fc.nat(), { maxLength: 4 }),
        fc.record(
          { round: fc.constantFrom("1", "2"), penalty: fc.constantFrom("-", "warning"), state: fc.constantFrom("voided", "standing") },
          { requiredKeys: [] },
        ),
        fc.constantFrom("", "ann", "BOB 77"),
        (all, voids, filters, text) => {
          const phone = createPhone("a");
          const ids = all.map((each) => phone.rule(each));
          columnsOf(phone.state);
          for (const nth of voids)
            if (ids.length > 0) phone.write({ kind: "voided", target: ids[nth % ids.length] ?? "", reason: "facts" });
          const expected = [...phone.state.entries.values()]
            .filter((each) => filters.round === undefined || String(each.round) === filters.round)
            .filter((each) => filters.state === undefined || each.state === filters.state)
            .filter(
              (each) =>
                filters.penalty === undefined ||
                (filters.penalty === "-" ? each.issued?.length === 0 : each.issued?.includes(filters.penalty)),
            )
            .filter((each) => text === "" || (text === "ann" ? each.player === "@ann" : each.player === "@bob" && each.table === "77"))
            .sort((a, b) => b.day - a.day || b.round - a.round || b.clock - a.clock);
          expect(found(phone.state, { filters, text })).toEqual(expected);
          const byPlayer = found(phone.state, { filters, text, sort: "player", descending: false });
          expect(byPlayer).toEqual(expected.toSorted((a, b) => (a.player < b.player ? -1 : a.player > b.player ? 1 : 0)));
        },
      ),
      { numRuns: 60 },
    );
  });

  test("knows two spellings of one person once they are merged", () => {
    const phone = createPhone("a");
    phone.rule({ player: "@ann", infraction: "122" });
    phone.rule({ player: "@anne", infraction: "122" });
    expect(found(phone.state, { text: "anne" })).toHaveLength(1);
    phone.write({ kind: "players-merged", player: "@ann", into: "@anne" });
    expect(found(phone.state, { text: "anne" })).toHaveLength(2);
  });

  test("leaves its columns alone while nothing has changed", () => {
    const phone = createPhone("a");
    phone.rule({ infraction: "122" });
    const before = columnsOf(phone.state);
    phone.write({ kind: "noted", text: "Late start", day: 1, round: 1 });
    expect(columnsOf(phone.state)).toBe(before);
  });

  test("keeps a query in the address", () => {
    const query: Query = { text: "選手 一", filters: { round: "3", penalty: "-" }, sort: "player", descending: true };
    expect(parseQuery(formatQuery(query))).toEqual(query);
    expect(formatQuery(NEWEST).toString()).toBe("");
    expect(parseQuery(new URLSearchParams("sort=nonsense"))).toEqual(NEWEST);
  });
});
