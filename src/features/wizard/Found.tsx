import { find, prepare } from "#find";
import { useGuideTexts, useShownLanguage } from "#i18n";
import type { Guide } from "#rules";
import styles from "./list.module.css";

type Infraction = Guide["infractions"][number];

interface FoundProps {
  readonly guide: Guide;
  readonly found: readonly Infraction[];
  readonly onChoose: (infraction: string) => void;
}

/** The infractions that what was typed means, best first; none while nothing is typed. */
export function useFound(guide: Guide, typed: string): readonly Infraction[] {
  const texts = useGuideTexts(guide.id);
  const language = useShownLanguage();
  if (typed === "") return [];
  return find(prepare(guide, texts, language), typed).flatMap(
    ({ passage }) => guide.infractions.find((each) => each.section === passage.section) ?? [],
  );
}

export function Found({ guide, found, onChoose }: FoundProps) {
  const texts = useGuideTexts(guide.id);
  return (
    <>
      {found.length > 0 && (
        <ul className={styles.list}>
          {found.map((each) => (
            <li key={each.id}>
              <button type="button" className={styles.row} onClick={() => onChoose(each.id)}>
                <span className={styles.side}>{each.section}</span>
                <span className="grow">{texts.sections[each.section]?.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
