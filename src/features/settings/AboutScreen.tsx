import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { BackLink, Notice } from "#parts";
import { type UpdateCheck, usePwa } from "#pwa";
import { Button } from "#ui/Button.tsx";
import rows from "#ui/rows.module.css";
import { Screen } from "#ui/Screen.tsx";
import { useGuidesInWords } from "./guides-in-words.ts";
import styles from "./settings.module.css";

export function AboutScreen() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation("common");
  return (
    <Screen title={t("about.title")} back={<BackLink to="/more" />}>
      <p>{common("app.tagline")}</p>
      <Version />
      <section className={styles.group}>
        <h2>{t("about.what")}</h2>
        <p>{t("about.is")}</p>
        <p>{t("about.is-not")}</p>
      </section>
      <GuideList />
      <section className={styles.group}>
        <h2>{t("about.privacy")}</h2>
        <p>{t("about.privacy-body")}</p>
      </section>
      <section className={styles.group}>
        <h2>{t("about.licence")}</h2>
        <p>{t("about.licence-body")}</p>
        <a className={styles.link} href="./licences.txt" target="_blank" rel="noreferrer">
          {t("about.licences")}
        </a>
      </section>
    </Screen>
  );
}

function Version() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation("common");
  const { version, build, offlineReady, updateReady, applyUpdate, checkForUpdate } = usePwa();
  const [answer, setAnswer] = useState<UpdateCheck | "checking">();

  async function check() {
    setAnswer("checking");
    setAnswer(await checkForUpdate());
  }

  return (
    <section className="card stack">
      <dl className={styles.facts}>
        <dt>{t("about.version")}</dt>
        <dd>{t("about.version-build", { version, build })}</dd>
        <dt>{t("about.offline")}</dt>
        <dd>{offlineReady ? t("about.offline-ready") : t("about.offline-not-ready")}</dd>
      </dl>
      <p className="live" aria-live="polite">
        {answer && t(`about.update.${answer}`)}
      </p>
      {updateReady ? (
        <Button look="primary" onClick={applyUpdate}>
          {common("update.apply")}
        </Button>
      ) : (
        <Button onClick={() => void check()}>{t("about.check")}</Button>
      )}
    </section>
  );
}

function GuideList() {
  const { t } = useTranslation("settings");
  return (
    <section className={styles.group}>
      <h2>{t("about.guides")}</h2>
      <p>{t("about.unofficial")}</p>
      <ul className={rows.rows}>
        {useGuidesInWords().map(({ guide, texts, lang }) => (
          <li key={`${guide.id} ${guide.edition}`} className={styles.padded}>
            <Link to={`/guide/${guide.id}`} className={styles.link} lang={lang}>
              {texts.name}
            </Link>
            <dl className={styles.facts}>
              <dt>{t("about.edition")}</dt>
              <dd>{guide.edition}</dd>
              <dt>{t("about.effective")}</dt>
              <dd>{guide.effective ?? t("about.effective-unknown")}</dd>
              <dt>{t("about.checked")}</dt>
              <dd>{guide.checked}</dd>
            </dl>
            {guide.historic && <p className="muted">{t("about.historic")}</p>}
            <Notice guide={guide} />
            {guide.officialUrl && (
              <a className={styles.link} href={guide.officialUrl} target="_blank" rel="noreferrer">
                {t("about.official")}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
