import { Link } from "react-router";
import { isNumbered } from "#find";
import { useGuideTexts, useTranslation } from "#i18n";
import { findGuide } from "#parts";
import { Icon } from "#ui/Icon.tsx";
import styles from "./list.module.css";

/** The guide's classes, and its penalties at a glance. */
export function LookUp({ guideId }: { readonly guideId: string }) {
  const { t } = useTranslation("wizard");
  const texts = useGuideTexts(guideId);
  const guide = findGuide(guideId);
  const classes = guide?.sections.filter((each) => each.kind === "class") ?? [];
  return (
    <section aria-labelledby="look-up">
      <h2 id="look-up" className={styles.heading}>
        {t("home.look-up")}
      </h2>
      <ul className={styles.list}>
        <li>
          <Link className={styles.row} to={`/guide/${guideId}/table`}>
            <span className={`${styles.name} grow`}>{t("home.table")}</span>
            <Icon name="next" size={20} />
          </Link>
        </li>
        {classes.map(({ id }) => (
          <li key={id}>
            <Link className={styles.row} to={`/guide/${guideId}/${id}`}>
              {isNumbered(id) && <span className={styles.side}>{id}</span>}
              <span className="grow">{texts.sections[id]?.name}</span>
              <Icon name="next" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
