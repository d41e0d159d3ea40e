import { useEffect, useState } from "react";
import { find, type Passage, prepare } from "#find";
import { KEYS, LANGUAGES, loadGuideTexts, useShownLanguage, useTranslation } from "#i18n";
import type { Guide, GuideTexts } from "#rules";
import { Button } from "#ui/Button.tsx";
import styles from "./browse.module.css";
import { HitRow } from "./HitRow.tsx";

/** More than a phone shows at once; the others cost time at every key. */
const SHOWN_FIRST = 12;

interface HitsProps {
  readonly guide: Guide;
  readonly texts: GuideTexts;
  readonly query: string;
}

/** What a query finds; in the language shown at once, in the others as soon as their texts are there. */
export function Hits({ guide, texts, query }: HitsProps) {
  const shown = useShownLanguage();
  const passages = usePassages({ guide, texts, shown, isAsked: query !== "" });
  if (query === "") return <p role="status" className="visually-hidden" />;
  return <HitList guide={guide} texts={texts} query={query} passages={passages ?? prepare(guide, texts, shown)} />;
}

interface Wanted {
  readonly guide: Guide;
  readonly texts: GuideTexts;
  readonly shown: string;
  readonly isAsked: boolean;
}

/**
 * In all languages, from the first search on. A row that stands there when the others come stays the same element, or a tap on it would be lost.
 */
function usePassages({ guide, texts, shown, isAsked }: Wanted): readonly Passage[] | undefined {
  const [all, setAll] = useState<{ readonly of: GuideTexts; readonly passages: readonly Passage[] }>();
  const isThere = all?.of === texts;
  useEffect(() => {
    if (!isAsked || isThere) return undefined;
    let wanted = true;
    void allPassages(guide, texts, shown).then((passages) => {
      if (wanted) setAll({ of: texts, passages });
    });
    return () => {
      wanted = false;
    };
  }, [guide, texts, shown, isAsked, isThere]);
  return isThere ? all.passages : undefined;
}

/** A language that cannot be loaded is left out. */
async function allPassages(guide: Guide, texts: GuideTexts, shown: string): Promise<readonly Passage[]> {
  const others = LANGUAGES.filter((each) => each !== shown && shown !== KEYS).map((language) =>
    loadGuideTexts(guide.id, language).then(
      (theirs) => prepare(guide, theirs, language),
      () => [],
    ),
  );
  return [prepare(guide, texts, shown), ...(await Promise.all(others))].flat();
}

interface HitListProps extends HitsProps {
  readonly passages: readonly Passage[];
}

function HitList({ guide, texts, query, passages }: HitListProps) {
  const { t } = useTranslation("browse");
  const { t: common } = useTranslation("common");
  const shown = useShownLanguage();
  const [wholeFor, setWholeFor] = useState<string>();
  const isWhole = wholeFor === query;
  const hits = find(passages, query, shown);
  return (
    <>
      <p role="status" className={hits.length > 0 ? "muted" : undefined}>
        {hits.length > 0 ? t("search.count", { count: hits.length }) : t("search.none", { query })}
      </p>
      {hits.length > 0 && (
        <ol className={styles.list}>
          {(isWhole ? hits : hits.slice(0, SHOWN_FIRST)).map((hit) => (
            <HitRow key={hit.passage.section} guide={guide} texts={texts} hit={hit} shown={shown} />
          ))}
        </ol>
      )}
      {!isWhole && hits.length > SHOWN_FIRST && (
        <Button wide onClick={() => setWholeFor(query)}>
          {common("action.more")}
        </Button>
      )}
    </>
  );
}
