import { useState } from "react";
import { useLocation, useParams, useSearchParams } from "react-router";
import { useGuideTexts, useTranslation } from "#i18n";
import { findGuide, useGuides, useOpenEvent } from "#parts";
import type { Guide } from "#rules";
import { TextField } from "#ui/Field.tsx";
import { Screen } from "#ui/Screen.tsx";
import { Contents } from "./Contents.tsx";
import { Edition } from "./Edition.tsx";
import { EditionLine } from "./EditionLine.tsx";
import { GuidePicker } from "./GuidePicker.tsx";
import { Hits } from "./Hits.tsx";
import { lastRead, rememberRead } from "./last-read.ts";
import { Missing } from "./Missing.tsx";

/** A guide from above: which text it is, its sections, and the search in it. */
export function GuideScreen() {
  const { guide: asked } = useParams();
  const event = useOpenEvent();
  const guides = useGuides();
  const guide = asked === undefined ? (event?.guide ?? findGuide(lastRead() ?? "") ?? guides[0]) : guides.find((each) => each.id === asked);
  if (!guide) return <Missing what="guide" to="/guide" />;
  if (asked !== undefined) rememberRead(asked);
  return <GuideOf key={guide.id} guide={guide} />;
}

function GuideOf({ guide }: { readonly guide: Guide }) {
  const { t } = useTranslation("browse");
  const texts = useGuideTexts(guide.id);
  const { query, field, type, keep } = useQuery();
  return (
    <Screen
      title={texts.name}
      bar={<EditionLine guide={guide} texts={texts} />}
      foot={
        <search>
          <form
            onSubmit={(submit) => {
              submit.preventDefault();
              if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
            }}
          >
            <TextField
              key={field}
              label={t("search.label")}
              hideLabel
              placeholder={t("search.hint")}
              type="search"
              enterKeyHint="search"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck={false}
              defaultValue={query}
              onChange={(change) => {
                type(change.target.value);
                globalThis.scrollTo(0, 0);
              }}
              onBlur={keep}
            />
          </form>
        </search>
      }
    >
      <Hits guide={guide} texts={texts} query={query} />
      {query.trim() === "" && (
        <>
          <GuidePicker current={guide.id} />
          <Edition guide={guide} texts={texts} />
          <Contents guide={guide} texts={texts} />
        </>
      )}
    </Screen>
  );
}

/**
 * What is typed is shown at once and kept in the address when the field is left, so that back and reload find it again.
 * The field itself is never written to while somebody types; `field` changes when another page asks for another query.
 */
function useQuery() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const kept = params.get("q") ?? "";
  const [seen, setSeen] = useState(kept);
  const [query, setQuery] = useState(kept);
  const [field, setField] = useState(0);
  if (kept !== seen) {
    setSeen(kept);
    if (kept !== query) {
      setQuery(kept);
      setField(field + 1);
    }
  }
  return {
    query,
    field,
    type: setQuery,
    keep: () => {
      if (query !== kept) setParams(query === "" ? {} : { q: query }, { replace: true, preventScrollReset: true, state });
    },
  };
}
