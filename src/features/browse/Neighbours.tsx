import { Link } from "react-router";
import { isNumbered, readingOrder } from "#find";
import { useTranslation } from "#i18n";
import { Icon } from "#ui/Icon.tsx";
import styles from "./section.module.css";
import { type Side, sectionOf } from "./side.ts";

interface NeighboursProps {
  readonly side: Side;
  readonly section: string;
  readonly search: string;
}

/** Leafing does not fill the history: back leads to where the reading began. */
export function Neighbours({ side, section, search }: NeighboursProps) {
  const { t } = useTranslation("browse");
  const order = readingOrder(side.guide).map((each) => each.section);
  const index = order.indexOf(section);
  const link = (to: string | undefined, key: "previous" | "next") =>
    to !== undefined && (
      <Link replace to={`/guide/${side.guide.id}/${to}${search}`} className={`${styles.neighbour} ${styles[key]}`}>
        {key === "previous" && <Icon name="back" size={20} />}
        <span className={styles.neighbourText}>
          <span className="muted">{t(`section.${key}`)}</span>
          <span>
            {isNumbered(to) && `${to} `}
            {sectionOf(side, to)?.short ?? sectionOf(side, to)?.name}
          </span>
        </span>
        {key === "next" && <Icon name="next" size={20} />}
      </Link>
    );
  return (
    <nav className={styles.neighbours} aria-label={t("section.neighbours")}>
      {link(order[index - 1], "previous")}
      {link(order[index + 1], "next")}
    </nav>
  );
}
