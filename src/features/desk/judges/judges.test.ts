import { expect, test } from "vitest";
import { createPhone } from "../testing/phones.ts";
import { commonest, judgesOf } from "./judges.ts";

test("each phone is told with its judge, entries, last sign of life, app and guide", () => {
  const head = createPhone("head");
  const a = createPhone("a", undefined, head);
  a.write({ kind: "joined", judge: "Judge before", app: "0.1.0" }, { kind: "joined", judge: "Judge a", app: "0.2.0" });
  a.rule({ infraction: "122" });
  a.rule({ infraction: "122", player: "@player02" });
  head.hear(a);
  expect(judgesOf(head.state)).toEqual([
    {
      phone: "a",
      judge: "Judge a",
      earlier: ["Judge before"],
      entries: 2,
      last: "2026-12-05T14:00:00+08:00",
      app: "0.2.0",
      guides: ["dci-2005 2005-01-20"],
    },
    { phone: "head", judge: "Judge head", earlier: [], entries: 0, last: "2026-12-05T14:00:00+08:00", app: undefined, guides: [] },
  ]);
});

test("the commonest value is what most have, whoever does not say", () => {
  expect(commonest(["0.1.0", "0.2.0", undefined, "0.2.0", undefined, undefined])).toBe("0.2.0");
  expect(commonest([undefined])).toBeUndefined();
});
