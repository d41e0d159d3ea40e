import { Link } from "react-router";
import { useGuideTexts, useTranslation } from "#i18n";
import { useGuides } from "#parts";
import styles from "./browse.module.css";

export function GuidePicker({ current }: { readonly current: string }) {
  const { t } = useTranslation("browse");
  const guides = useGuides();
  if (guides.length < 2) return null;
  return (
    <nav aria-label={t("guides")}>
      <ul className={styles.guides}>
        {guides.map(({ id }) => (
          <li key={id}>
            <Link replace to={`/guide/${id}`} className={styles.guide} aria-current={id === current ? "page" : undefined}>
              <ShortName guide={id} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ShortName({ guide }: { readonly guide: string }) {
  return useGuideTexts(guide).short;
}
