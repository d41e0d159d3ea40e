import { useLocation, useParams, useSearchParams } from "react-router";
import { useGuideTexts, useTranslation } from "#i18n";
import { findGuide, useGuides, useOpenEvent } from "#parts";
import type { Guide } from "#rules";
import { TextField } from "#ui/Field.tsx";
import { Screen } from "#ui/Screen.tsx";
import { useTypedText } from "#ui/use-typed-text.ts";
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
  const { typed, text: query, type, keep } = useQuery();
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
              label={t("search.label")}
              hideLabel
              placeholder={t("search.hint")}
              type="search"
              enterKeyHint="search"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck={false}
              value={typed}
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
      {query === "" && (
        <>
          <GuidePicker current={guide.id} />
          <Edition guide={guide} texts={texts} />
          <Contents guide={guide} texts={texts} />
        </>
      )}
    </Screen>
  );
}

function useQuery() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  return useTypedText(params.get("q") ?? "", (query) => {
    setParams(query === "" ? {} : { q: query }, { replace: true, preventScrollReset: true, state });
  });
}
