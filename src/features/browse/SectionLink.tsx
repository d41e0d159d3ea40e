import { Link } from "react-router";
import { isNumbered } from "#find";
import { Icon } from "#ui/Icon.tsx";
import styles from "./browse.module.css";
import { type Side, sectionOf } from "./side.ts";

interface SectionLinkProps {
  readonly side: Side;
  readonly section: string;
  /** Below the name, smaller. */
  readonly detail?: string | undefined;
}

/** A row that leads to a section: its number where the document prints one, and its name. */
export function SectionLink({ side, section, detail }: SectionLinkProps) {
  const texts = sectionOf(side, section);
  return (
    <Link className={styles.row} to={`/guide/${side.guide.id}/${section}`}>
      {isNumbered(section) && <span className={styles.number}>{section}</span>}
      <span className={styles.rowText}>
        <span>{texts?.short ?? texts?.name ?? section}</span>
        {detail && <span className="muted">{detail}</span>}
      </span>
      <Icon name="next" size={20} />
    </Link>
  );
}
