import { useGuideTexts, useTranslation } from "#i18n";
import type { Settings } from "#log";
import { findGuide, PracticeMark } from "#parts";
import styles from "./exchange.module.css";

export function EventFacts({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation("exchange");
  const { name, from, to, guide, edition } = settings;
  const known = findGuide(guide, edition);
  return (
    <div className="card stack">
      <h2 className={styles.event}>{name}</h2>
      {settings.practice && <PracticeMark />}
      <dl className={styles.facts}>
        <dt>{t("facts.dates")}</dt>
        <dd>{from === to ? from : t("facts.from-to", { from, to })}</dd>
        {known ? <GuideFacts settings={settings} /> : <UnknownGuide settings={settings} />}
      </dl>
    </div>
  );
}

function GuideFacts({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation("exchange");
  const { t: common } = useTranslation("common");
  const texts = useGuideTexts(settings.guide);
  return (
    <>
      <dt>{t("facts.guide")}</dt>
      <dd>
        {texts.name}
        <span className="muted">{common("edition", { date: settings.edition })}</span>
      </dd>
      <dt>{t("facts.level")}</dt>
      <dd>{texts.levels[settings.level]?.name ?? settings.level}</dd>
    </>
  );
}

function UnknownGuide({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation("exchange");
  return (
    <>
      <dt>{t("facts.guide")}</dt>
      <dd>
        {settings.guide}
        <span className="muted">{t("facts.guide-later")}</span>
      </dd>
    </>
  );
}
