import { Fragment } from "react";
import { Link } from "react-router";
import { isNumbered } from "#find";
import type { GuideTexts } from "#rules";

interface GuideTextProps {
  readonly guide: string;
  readonly texts: GuideTexts;
  readonly text: string;
}

/** A guide's text with its links: a section is called by its number, or by its name where the document prints none. */
export function GuideText({ guide, texts, text }: GuideTextProps) {
  return text.split(/\[\[([^\]]+)\]\]/).map((part, index) => {
    // The parts of one text never change places.
    const key = index;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <Link key={key} to={`/guide/${guide}/${part}`}>
        {isNumbered(part) ? part : (texts.sections[part]?.name ?? part)}
      </Link>
    );
  });
}
