import { GuideText } from "#parts";
import type { SectionTexts } from "#rules";
import { Pair } from "./Pair.tsx";
import styles from "./section.module.css";
import { type Sides, sectionOf } from "./side.ts";

interface ParagraphsProps {
  readonly sides: Sides;
  readonly section: string;
  readonly field: "definition" | "typical" | "thinking";
  readonly list?: boolean;
}

/** Paragraphs stand in the same order in every language, so that each can stand against its other. */
export function Paragraphs({ sides, section, field, list = false }: ParagraphsProps) {
  const passages = paragraphsOf(sectionOf(sides[0], section), field).map((_, index) => ({
    key: `${field}.${index}`,
    passage: (
      <Pair sides={sides}>
        {(side) => {
          const text = paragraphsOf(sectionOf(side, section), field)[index] ?? "";
          return <p>{<GuideText guide={side.guide.id} texts={side.texts} text={text} />}</p>;
        }}
      </Pair>
    ),
  }));
  if (!list) return passages.map(({ key, passage }) => <div key={key}>{passage}</div>);
  return (
    <ul className={styles.bullets}>
      {passages.map(({ key, passage }) => (
        <li key={key}>{passage}</li>
      ))}
    </ul>
  );
}

function paragraphsOf(section: SectionTexts | undefined, field: ParagraphsProps["field"]): readonly string[] {
  return section?.[field] ?? [];
}
