import { Link } from "react-router";
import { type Hit, isNumbered, type Piece, pieces, tellingLine } from "#find";
import type { Guide, GuideTexts } from "#rules";
import { Icon } from "#ui/Icon.tsx";
import styles from "./browse.module.css";

/** So much of a sentence stands before what was found in it. */
const LEAD = 24;

interface HitRowProps {
  readonly guide: Guide;
  readonly texts: GuideTexts;
  readonly hit: Hit;
  readonly shown: string;
}

/** A section that was found: its name, and the sentence that made it so. */
export function HitRow({ guide, texts, hit, shown }: HitRowProps) {
  const { section, language, name, short } = hit.passage;
  const foreign = language === shown ? undefined : language;
  const own = texts.sections[section];
  const line = tellingLine(hit);
  const title = short ?? name;
  return (
    <li>
      <Link className={styles.row} to={`/guide/${guide.id}/${section}`}>
        {isNumbered(section) && <span className={styles.number}>{section}</span>}
        <span className={styles.rowText}>
          <span>{foreign ? (own?.short ?? own?.name) : <Marked cut={pieces(title, hit.needles)} />}</span>
          {line ? (
            <span className={styles.excerpt} lang={foreign}>
              <Marked cut={shortened(pieces(line, hit.needles))} />
            </span>
          ) : (
            (foreign || title !== name) && (
              <span className={styles.excerpt} lang={foreign}>
                <Marked cut={pieces(name, hit.needles)} />
              </span>
            )
          )}
        </span>
        <Icon name="next" size={20} />
      </Link>
    </li>
  );
}

function Marked({ cut }: { readonly cut: readonly Piece[] }) {
  return cut.map(({ text, found }, index) => {
    // The pieces of one line never change places.
    const key = index;
    return found ? (
      <mark key={key} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}

/** A long way to the first find is cut short. */
function shortened(cut: readonly Piece[]): readonly Piece[] {
  const [first, ...rest] = cut;
  if (!first || first.found || rest.length === 0 || first.text.length <= LEAD * 2) return cut;
  const tail = first.text.slice(-LEAD);
  return [{ text: `…${tail.includes(" ") ? tail.slice(tail.indexOf(" ")) : tail}`, found: false }, ...rest];
}
