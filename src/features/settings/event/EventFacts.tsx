import { Link } from "react-router";
import { useGuideTexts, useTranslation } from "#i18n";
import { answerText, type OpenEvent } from "#parts";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import styles from "../settings.module.css";
import { decisionsAt } from "./event-draft.ts";

/** What was settled for the event, to be read; one button to change it. */
export function EventFacts({ event, onEdit }: { readonly event: OpenEvent; readonly onEdit: () => void }) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation("common");
  const { settings, guide } = event;
  const texts = useGuideTexts(guide.id);
  const asked = decisionsAt(guide, settings.level);
  return (
    <section className={styles.group}>
      <div className="row">
        <h2 className="grow">{t("event.settings")}</h2>
        <Button look="quiet" onClick={onEdit}>
          <Icon name="edit" size={20} />
          {common("action.edit")}
        </Button>
      </div>
      <div className="card stack">
        <dl className={styles.facts}>
          <dt>{t("form.name")}</dt>
          <dd className={styles.strong}>{settings.name}</dd>
          <dt>{t("form.dates")}</dt>
          <dd>{settings.from === settings.to ? settings.from : t("dates", settings)}</dd>
          <dt>{t("form.guide")}</dt>
          <dd>
            <Link to={`/guide/${guide.id}`}>{texts.name}</Link>
            <p className="muted">{common("edition", { date: guide.edition })}</p>
          </dd>
          <dt>{t("form.level")}</dt>
          <dd>{texts.levels[settings.level]?.name ?? settings.level}</dd>
          <dt>{t("form.match-form")}</dt>
          <dd>{t(`match-form.${settings.matchForm}`)}</dd>
        </dl>
        {guide.historic && <p className={styles.aside}>{common("old-edition")}</p>}
        {asked.length > 0 && (
          <dl className={styles.asked}>
            {asked.map((question) => {
              const words = texts.decisions[question.id];
              const value = settings.decisions[question.id];
              return (
                <div key={question.id}>
                  <dt>{words?.ask}</dt>
                  <dd>{words && value !== undefined ? answerText(question, words, value) : t("event.undecided")}</dd>
                </div>
              );
            })}
          </dl>
        )}
      </div>
    </section>
  );
}
