import { useTranslation } from "#i18n";
import type { Guide, GuideTexts } from "#rules";
import styles from "./browse.module.css";

interface EditionLineProps {
  readonly guide: Guide;
  readonly texts: GuideTexts;
}

/** Which text this is: on every screen of a guide. */
export function EditionLine({ guide, texts }: EditionLineProps) {
  const { t } = useTranslation("browse");
  const { t: common } = useTranslation("common");
  return (
    <p className={styles.edition}>
      <span>{texts.short}</span>
      <span>{common("edition", { date: guide.edition })}</span>
      {guide.effective && guide.effective !== guide.edition && <span>{t("edition.effective", { date: guide.effective })}</span>}
      {guide.historic && <span className={styles.historic}>{t("edition.historic")}</span>}
    </p>
  );
}
