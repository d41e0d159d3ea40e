import { Suspense, use, useState } from "react";
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
  if (query.trim() === "") return <p role="status" className="visually-hidden" />;
  const own = prepare(guide, texts, shown);
  const list = (passages: readonly Passage[]) => <HitList guide={guide} texts={texts} query={query} passages={passages} />;
  if (shown === KEYS) return list(own);
  return (
    <Suspense fallback={list(own)}>
      <InAllLanguages guide={guide} own={own} shown={shown}>
        {list}
      </InAllLanguages>
    </Suspense>
  );
}

interface InAllLanguagesProps {
  readonly guide: Guide;
  readonly own: readonly Passage[];
  readonly shown: string;
  readonly children: (passages: readonly Passage[]) => React.ReactNode;
}

function InAllLanguages({ guide, own, shown, children }: InAllLanguagesProps) {
  return children(use(allPassages(guide, shown, own)));
}

const all = new WeakMap<readonly Passage[], Promise<readonly Passage[]>>();

/** The same promise and the same list for the same texts, so that nothing is prepared twice. A language that cannot be loaded is left out. */
function allPassages(guide: Guide, shown: string, own: readonly Passage[]): Promise<readonly Passage[]> {
  const known = all.get(own);
  if (known) return known;
  const others = LANGUAGES.filter((each) => each !== shown).map((language) =>
    loadGuideTexts(guide.id, language).then(
      (texts) => prepare(guide, texts, language),
      () => [],
    ),
  );
  const promise = Promise.all(others).then((lists) => [...own, ...lists.flat()]);
  all.set(own, promise);
  return promise;
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
        {hits.length > 0 ? t("search.count", { count: hits.length }) : t("search.none", { query: query.trim() })}
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
