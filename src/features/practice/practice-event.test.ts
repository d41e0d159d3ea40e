import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { addEvents, type Body, chained, createLogState, type LogState, recordOf } from "#log";
import { assess, type GuideTexts, guides, issuedBy } from "#rules";
import { answerTo, casesIn, openingOf } from "./practice-event.ts";

const locales = join(import.meta.dirname, "..", "..", "..", "locales");

function opened(guideId: string): { readonly state: LogState; readonly write: (body: Body) => void; readonly texts: GuideTexts } {
  const guide = guides.find((each) => each.id === guideId);
  if (!guide) throw new Error(guideId);
  const texts = JSON.parse(readFileSync(join(locales, "en", `guide-${guideId}.json`), "utf8")) as GuideTexts;
  const settings = {
    name: "Practice",
    from: "2026-12-05",
    to: "2026-12-05",
    guide: guide.id,
    edition: guide.edition,
    level: guide.levels[0]?.id ?? "",
    matchForm: "best-of-three" as const,
    decisions: {},
  };
  const state = createLogState("t1");
  let clock = 0;
  const write = (body: Body) => {
    clock += 1;
    const stamp = { id: `e${clock}`, tournament: "t1", phone: "p", by: "Judge 01", at: "2026-12-05T14:00:00+08:00" };
    addEvents(state, [chained(stamp, body, undefined, clock)]);
  };
  for (const { body } of openingOf({ tournament: "t1", settings, guide, texts, nameOf: (number) => `Practice player ${number}` }))
    write(body);
  return { state, write, texts };
}

describe.each(guides.map((guide) => [guide.id, guide] as const))("a practice event of %s", (id, guide) => {
  test("says what it is, and has eight people with eight cases", () => {
    const { state, texts } = opened(id);
    expect(state.settings?.practice).toBe(true);
    expect(casesIn(state, guide, texts).map(({ player }) => player)).toEqual([...state.players.keys()]);
    expect(state.players.size).toBe(8);
  });

  test("has the record on which its answers rest, so that the app itself answers right", () => {
    const { state, write, texts } = opened(id);
    for (const each of casesIn(state, guide, texts)) {
      const { incident } = each.item;
      const ruling = assess(guide, { ...incident, round: 4 }, recordOf(state, each.player, guide, { day: 1, round: 4 }));
      expect(issuedBy(ruling)).toEqual(each.item.issue);
      expect(answerTo(state, each)).toBeUndefined();
      const { infraction, level, facts } = incident;
      const fields = { guide: guide.id, edition: guide.edition, level, infraction, facts, issued: [...each.item.issue] };
      write({ kind: "recorded", player: each.player, ...fields, day: 1, round: 4 });
      expect(answerTo(state, each)).toMatchObject({ infraction: true, penalty: true });
    }
  });
});
