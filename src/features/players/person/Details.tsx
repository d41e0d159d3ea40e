import { isLanguage, LANGUAGE_NAMES, LANGUAGES, useTranslation } from "#i18n";
import { Button } from "#ui/Button.tsx";
import { Select } from "#ui/Field.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Switch } from "#ui/Switch.tsx";
import type { Someone } from "../people.ts";
import styles from "../players.module.css";
import type { Saving } from "../use-saving.ts";

interface DetailsProps {
  readonly person: Someone;
  readonly saving: Saving;
  readonly onEdit: () => void;
}

/** Who this is, and what can change during the event with one tap. */
export function Details({ person: { key: player, spellings, dropped, language }, saving, onEdit }: DetailsProps) {
  const { t } = useTranslation("players");
  const change = (change: { readonly dropped: boolean } | { readonly language: string }) =>
    ({ body: { kind: "player-changed", player, ...change } }) as const;
  return (
    <section className={styles.section} aria-labelledby="person">
      <h2 id="person" className={styles.heading}>
        {t("person.title")}
      </h2>
      <div className={styles.facts}>
        {spellings.length > 1 && (
          <dl>
            <dt>{t("person.spellings")}</dt>
            {spellings.map((each) => (
              <dd key={each}>{each}</dd>
            ))}
          </dl>
        )}
        <Switch
          label={t("person.dropped")}
          hint={t("person.dropped-hint")}
          on={dropped}
          onChange={(on) =>
            void saving.save({ done: on ? "dropped" : "returned", player, undo: [change({ dropped })] }, [change({ dropped: on })])
          }
        />
        <Select
          label={t("person.language")}
          value={language ?? ""}
          onChange={(chosen) =>
            void saving.save({ done: "language", player, undo: [change({ language: language ?? "" })] }, [
              change({ language: chosen.target.value }),
            ])
          }
        >
          <option value="">{t("person.language-unknown")}</option>
          {LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {LANGUAGE_NAMES[each]}
            </option>
          ))}
          {language !== undefined && !isLanguage(language) && <option value={language}>{language}</option>}
        </Select>
      </div>
      <Button wide onClick={onEdit}>
        <Icon name="edit" size={20} />
        {t("edit.title")}
      </Button>
    </section>
  );
}
