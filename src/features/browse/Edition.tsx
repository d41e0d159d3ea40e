import { useState } from "react";
import { useShownLanguage, useTranslation } from "#i18n";
import { GuideText, localToday, Notice } from "#parts";
import type { Guide, GuideTexts } from "#rules";
import { Icon } from "#ui/Icon.tsx";
import styles from "./browse.module.css";
import { isLongUnchecked } from "./unchecked.ts";

interface EditionProps {
  readonly guide: Guide;
  readonly texts: GuideTexts;
}

/** Whether this text can be relied on, and what it is. */
export function Edition({ guide, texts }: EditionProps) {
  const { t } = useTranslation("browse");
  const { t: common } = useTranslation("common");
  const shown = useShownLanguage();
  const [today] = useState(localToday);
  return (
    <div className={styles.about}>
      {guide.historic && <Caution text={common("old-edition")} />}
      {isLongUnchecked(guide.checked, today) && <Caution text={common("unchecked", { date: guide.checked })} />}
      <details className={styles.details}>
        <summary className={styles.summary}>
          <span className="grow">{t("edition.about")}</span>
          <span className={styles.turning}>
            <Icon name="next" size={20} />
          </span>
        </summary>
        <div className={styles.detailsBody}>
          {texts.about.map((text) => (
            <p key={text}>
              <GuideText guide={guide.id} texts={texts} text={text} />
            </p>
          ))}
          <Notice guide={guide} />
          {guide.namesUnconfirmed?.includes(shown) && <p>{t("edition.names-unconfirmed")}</p>}
          <p className="muted">{t("edition.checked", { date: guide.checked })}</p>
          {guide.officialUrl && (
            <p>
              <a className={styles.official} href={guide.officialUrl} target="_blank" rel="noreferrer">
                {t("edition.official")}
              </a>
            </p>
          )}
        </div>
      </details>
    </div>
  );
}

function Caution({ text }: { readonly text: string }) {
  return (
    <p className={styles.caution}>
      <Icon name="flag" size={20} />
      <span>{text}</span>
    </p>
  );
}
