import { find, prepare } from "#find";
import { useGuideTexts, useShownLanguage, useTranslation } from "#i18n";
import type { Guide } from "#rules";
import styles from "./list.module.css";

interface FoundProps {
  readonly guide: Guide;
  readonly typed: string;
  readonly onChoose: (infraction: string) => void;
}

/** The infractions that what was typed means, best first. */
export function Found({ guide, typed, onChoose }: FoundProps) {
  const { t } = useTranslation("wizard");
  const texts = useGuideTexts(guide.id);
  const language = useShownLanguage();
  const found = find(prepare(guide, texts, language), typed).flatMap(
    ({ passage }) => guide.infractions.find((each) => each.section === passage.section) ?? [],
  );
  return (
    <section className="stack">
      <h2 role="status">{found.length === 0 ? t("what.nothing") : t("what.found", { count: found.length })}</h2>
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
    </section>
  );
}
