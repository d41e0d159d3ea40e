import { describe, expect, test } from "vitest";
import { passagesOf, voiceFor } from "./voices.ts";

const voice = (lang: string, localService = true) => ({ lang, localService });

describe("the voice for a language", () => {
  test.each([
    ["zh-TW", ["en-US", "zh-HK", "zh-CN", "zh-TW"], "zh-TW"],
    ["zh-TW", ["zh_CN", "zh_TW_#Hant"], "zh_CN"],
    ["zh-TW", ["zh-HK", "yue-HK"], undefined],
    ["ja", ["en-US", "ja_JP"], "ja_JP"],
    ["en", ["ja-JP", "en-GB"], "en-GB"],
    ["ko", ["ja-JP", "en-GB"], undefined],
    ["fr-CA", ["fr-FR", "fr-CA"], "fr-CA"],
    ["en", [], undefined],
  ])("%s among %j", (language, voices, expected) => {
    expect(
      voiceFor(
        voices.map((each) => voice(each)),
        language,
      )?.lang,
    ).toBe(expected);
  });

  test("is the phone's own: one of the network would carry away what is read", () => {
    expect(voiceFor([voice("en", false), voice("en-AU")], "en")).toEqual(voice("en-AU"));
    expect(voiceFor([voice("en", false)], "en")).toBeUndefined();
  });
});

test("a long text is read sentence by sentence, and nothing of it is left out", () => {
  expect(passagesOf("I drew one. He drew 2.5 cards!\n他抽了兩張。我看到了。")).toEqual([
    "I drew one.",
    "He drew 2.5 cards!",
    "他抽了兩張。",
    "我看到了。",
  ]);
  const long = "字".repeat(450);
  expect(passagesOf(long).join("")).toBe(long);
  expect(passagesOf(long).every((each) => each.length <= 200)).toBe(true);
  expect(passagesOf(" \n ")).toEqual([]);
});
