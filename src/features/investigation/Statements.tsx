import type { Investigation, Statement } from "#exchange";
import { LANGUAGE_NAMES, LANGUAGES, useTranslation } from "#i18n";
import { LIMITS } from "#log";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Select, TextArea, TextField } from "#ui/Field.tsx";
import { Icon } from "#ui/Icon.tsx";
import { ReadAloud } from "#ui/ReadAloud.tsx";
import styles from "./investigation.module.css";
import { PhotoInput } from "./PhotoInput.tsx";
import { PhotoList } from "./Photos.tsx";
import type { CaseHandle } from "./use-case.ts";

interface StatementsProps {
  readonly handle: CaseHandle;
  readonly investigation: Investigation;
}

/** In any language: typed, photographed, and read aloud to whoever cannot read it. */
export function Statements({ handle, investigation }: StatementsProps) {
  const { t } = useTranslation("investigation");
  const { log } = useStores();
  const add = () => {
    const statement: Statement = { id: log.newId(), language: "", text: "" };
    handle.change((each) => ({ ...each, statements: [...each.statements, statement] }));
  };
  return (
    <section className={styles.group} aria-labelledby="statements">
      <h2 id="statements">{t("statement.title")}</h2>
      <p className="muted">{t("statement.about")}</p>
      {investigation.statements.length > 0 && (
        <ul className={styles.cards}>
          {investigation.statements.map((statement) => (
            <li key={statement.id} className="card stack">
              <OneStatement handle={handle} investigation={investigation} statement={statement} />
            </li>
          ))}
        </ul>
      )}
      <Button onClick={add}>
        <Icon name="add" size={20} />
        {t("statement.add")}
      </Button>
    </section>
  );
}

function OneStatement({ handle, investigation, statement }: StatementsProps & { readonly statement: Statement }) {
  const { t } = useTranslation("investigation");
  const put = (next: (before: Statement) => Statement) =>
    handle.change((each) => ({ ...each, statements: each.statements.map((one) => (one.id === statement.id ? next(one) : one)) }));
  const edit = (changes: Partial<Statement>) => put((before) => ({ ...before, ...changes }));
  const say = (who: string) => put(({ person: _, ...before }) => (who === "" ? before : { ...before, person: who }));
  const language = statement.language;
  const isListed = LANGUAGES.some((each) => each === language);
  return (
    <>
      <Select label={t("statement.of")} value={statement.person ?? ""} onChange={({ target }) => say(target.value)}>
        <option value="">{t("statement.nobody")}</option>
        {investigation.people.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name || t(`parts.${each.part}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t("statement.language")}
        value={isListed ? language : "other"}
        onChange={({ target }) => edit({ language: target.value === "other" ? "" : target.value })}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
        <option value="other">{t("statement.other-language")}</option>
      </Select>
      {!isListed && (
        <TextField
          label={t("statement.which-language")}
          maxLength={35}
          value={language}
          onChange={({ target }) => edit({ language: target.value })}
        />
      )}
      <TextArea
        label={t("statement.text")}
        rows={5}
        maxLength={LIMITS.note}
        lang={isListed ? language : undefined}
        value={statement.text}
        onChange={({ target }) => edit({ text: target.value })}
      />
      {language.trim() !== "" && <ReadAloud key={language} text={statement.text} language={language.trim()} />}
      <PhotoList handle={handle} investigation={investigation} statement={statement.id} />
      <PhotoInput handle={handle} investigation={investigation} label={t("statement.photo")} statement={statement.id} />
      <Button
        look="quiet"
        onClick={() => {
          for (const photo of investigation.photos) if (photo.statement === statement.id) handle.dropPhoto(photo.id);
          handle.change((each) => ({ ...each, statements: each.statements.filter((one) => one.id !== statement.id) }));
        }}
      >
        {t("statement.remove")}
      </Button>
    </>
  );
}
