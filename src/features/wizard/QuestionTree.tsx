import { useState } from "react";
import { useGuideTexts, useTranslation } from "#i18n";
import type { Guide } from "#rules";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import styles from "./list.module.css";

interface QuestionTreeProps {
  readonly guide: Guide;
  readonly onChoose: (infraction: string) => void;
  readonly onLeave: () => void;
}

/** Plain questions that lead to an infraction. */
export function QuestionTree({ guide, onChoose, onLeave }: QuestionTreeProps) {
  const { t } = useTranslation("wizard");
  const texts = useGuideTexts(guide.id);
  const [path, setPath] = useState<readonly string[]>([]);
  const node = guide.tree.find((each) => each.id === path.at(-1)) ?? guide.tree[0];
  if (!node) return null;
  const asked = texts.tree[node.id];
  const sectionOf = (infraction: string) => guide.infractions.find((each) => each.id === infraction)?.section;
  return (
    <section className="stack">
      <h2 aria-live="polite">{asked?.ask}</h2>
      <ul className={styles.list}>
        {node.options.map((option) => (
          <li key={option.id}>
            <button
              type="button"
              className={styles.row}
              onClick={() => (option.infraction === undefined ? setPath([...path, option.node ?? ""]) : onChoose(option.infraction))}
            >
              <span className="grow">{asked?.options[option.id]}</span>
              <span className={styles.side}>{option.infraction === undefined ? "" : sectionOf(option.infraction)}</span>
              <Icon name="next" size={20} />
            </button>
          </li>
        ))}
      </ul>
      <Button onClick={() => (path.length === 0 ? onLeave() : setPath(path.slice(0, -1)))}>
        <Icon name="back" size={20} />
        {t("what.tree-back")}
      </Button>
    </section>
  );
}
