import type { ReactNode } from "react";
import { Link } from "react-router";
import { useGuideTexts, useTranslation } from "#i18n";
import type { Guide } from "#rules";
import styles from "./GuidesScreen.module.css";

/** One guide: name, edition, since when, and when somebody last looked. */
export function GuideCard({ guide, children }: { readonly guide: Guide; readonly children?: ReactNode }) {
  const { t } = useTranslation("guides");
  const { t: common } = useTranslation("common");
  const texts = useGuideTexts(guide.id);
  return (
    <article className={`card ${styles.card}`}>
      <h3>
        <Link to={`/guide/${guide.id}`}>{texts.name}</Link>
      </h3>
      <p>{common("edition", { date: guide.edition })}</p>
      {guide.effective && <p className="muted">{t("effective", { date: guide.effective })}</p>}
      <p className="muted">{t("checked", { date: guide.checked })}</p>
      {guide.historic && <p>{common("old-edition")}</p>}
      {guide.officialUrl && (
        <a href={guide.officialUrl} rel="noreferrer noopener" target="_blank">
          {t("official")}
        </a>
      )}
      {children}
    </article>
  );
}
