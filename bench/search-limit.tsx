/** The limit of the search: a plain scan over prepared texts that feeds the app's own rows, in the app's own screen. */
import "../src/ui/base.css";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { HashRouter } from "react-router";
import english from "../locales/en/guide-dci-2005.json";
import japanese from "../locales/ja/guide-dci-2005.json";
import chinese from "../locales/zh-TW/guide-dci-2005.json";
import { HitRow } from "../src/features/browse/HitRow.tsx";
import type { Hit } from "../src/find/find.ts";
import { prepare } from "../src/find/index.ts";
import { needleOf } from "../src/find/needle.ts";
import { startI18n } from "../src/i18n/index.ts";
import { type GuideTexts, guides } from "../src/rules/index.ts";
import { TextField } from "../src/ui/Field.tsx";
import { Screen } from "../src/ui/Screen.tsx";

const SHOWN_FIRST = 12;
const [guide] = guides.filter(({ id }) => id === "dci-2005");
if (!guide) throw new Error("no guide");
const texts = english as GuideTexts;
const passages = Object.entries({ en: texts, "zh-TW": chinese as GuideTexts, ja: japanese as GuideTexts })
  .flatMap(([language, own]) => prepare(guide, own, language))
  .map((passage) => ({ passage, text: `${passage.name.folded.text}\n${passage.text}` }));

function Limit() {
  const [query, setQuery] = useState("");
  const found = scan(query.toLowerCase());
  return (
    <Screen title="Limit" foot={<TextField label="Search" hideLabel type="search" onChange={({ target }) => setQuery(target.value)} />}>
      <p role="status">{`${found.length}: ${query}`}</p>
      <ol>
        {guide &&
          found.slice(0, SHOWN_FIRST).map((hit) => <HitRow key={hit.passage.section} guide={guide} texts={texts} hit={hit} shown="en" />)}
      </ol>
    </Screen>
  );
}

function scan(wanted: string): readonly Hit[] {
  const needles = [needleOf(wanted)];
  const found = new Map<string, Hit>();
  for (const { passage, text } of passages) {
    if (wanted !== "" && !found.has(passage.section) && text.includes(wanted)) found.set(passage.section, { passage, score: 1, needles });
  }
  return [...found.values()];
}

const root = document.getElementById("root");
if (!root) throw new Error("#root is missing");
await startI18n("en");
createRoot(root).render(
  <HashRouter>
    <Limit />
  </HashRouter>,
);
