import { expect, test } from "vitest";
import type { SlipRow } from "#parts";
import { codeTextOf } from "./code-text.ts";

const row = (id: string, text: string, isExtra = false): SlipRow => ({ id, label: id, text, isExtra });
const bytes = (text: string) => new TextEncoder().encode(text).length;

test("what fits goes whole, line by line", () => {
  expect(codeTextOf([row("玩家", "選手一"), row("why", "because", true)])).toEqual({ text: "玩家: 選手一\nwhy: because", isShort: false });
});

test("too long, it loses what explains and keeps what was ruled", () => {
  expect(codeTextOf([row("player", "Player 01"), row("why", "因為".repeat(400), true)])).toEqual({
    text: "player: Player 01",
    isShort: true,
  });
});

test("longer still, the ends of lines go, and no character is torn apart", () => {
  const { text, isShort } = codeTextOf(Array.from({ length: 9 }, (_, index) => row(`r${index}`, "𠮷".repeat(300))));
  expect(isShort).toBe(true);
  expect(bytes(text)).toBeLessThanOrEqual(1200);
  expect(text).not.toContain("\uFFFD");
  expect(text.isWellFormed()).toBe(true);
});
