import type { ReactNode } from "react";
import { useTranslation } from "#i18n";
import { LIMITS, MATCH_FORMS } from "#log";
import type { Guide, GuideTexts } from "#rules";
import { Choice } from "#ui/Choice.tsx";
import { Select, TextField } from "#ui/Field.tsx";
import { useGuidesInWords } from "../guides-in-words.ts";
import styles from "../settings.module.css";
import { DecisionFields } from "./DecisionFields.tsx";
import { type EventDraft, withFirstDay, withGuide } from "./event-draft.ts";

interface EventFormProps {
  readonly draft: EventDraft;
  readonly proposedName: string;
  readonly guide: Guide;
  readonly texts: GuideTexts;
  readonly onChange: (draft: EventDraft) => void;
  /** Said under guide and level when they are about to change. */
  readonly warning?: ReactNode;
}

/** What an event is: the same questions before it and during it. */
export function EventForm({ draft, proposedName, guide, texts, onChange, warning }: EventFormProps) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation("common");
  const offered = useGuidesInWords();
  const keyOf = (each: Guide) => `${each.id} ${each.edition}`;
  return (
    <>
      <TextField
        label={t("form.name")}
        value={draft.name ?? proposedName}
        maxLength={LIMITS.name}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <div className={styles.pair}>
        <TextField
          label={t("form.from")}
          type="date"
          max="9999-12-31"
          value={draft.from}
          onChange={(event) => onChange(withFirstDay(draft, event.target.value))}
        />
        <TextField
          label={t("form.to")}
          type="date"
          max="9999-12-31"
          min={draft.from}
          value={draft.to}
          onChange={(event) => onChange({ ...draft, to: event.target.value })}
        />
      </div>
      <Select
        label={t("form.guide")}
        hint={common("edition", { date: guide.edition })}
        value={keyOf(guide)}
        onChange={(event) => {
          const chosen = offered.find((each) => keyOf(each.guide) === event.target.value);
          if (chosen) onChange(withGuide(draft, chosen.guide));
        }}
      >
        {offered.map((each) => (
          <option key={keyOf(each.guide)} value={keyOf(each.guide)} lang={each.lang}>
            {each.texts.name}
          </option>
        ))}
      </Select>
      {guide.historic && <p className={styles.aside}>{common("old-edition")}</p>}
      {guide.levels.length > 1 && (
        <div className="stack">
          <Choice
            legend={t("form.level")}
            options={guide.levels.map(({ id }) => ({ value: id, label: texts.levels[id]?.name ?? id }))}
            value={draft.level}
            onChange={(level) => level && onChange({ ...draft, level })}
          />
          <p className="muted">{texts.levels[draft.level]?.about}</p>
        </div>
      )}
      <div className="live" aria-live="polite">
        {warning}
      </div>
      <Choice
        legend={t("form.match-form")}
        options={MATCH_FORMS.map((value) => ({ value, label: t(`match-form.${value}`) }))}
        value={draft.matchForm}
        onChange={(matchForm) => matchForm && onChange({ ...draft, matchForm })}
      />
      <DecisionFields
        guide={guide}
        texts={texts}
        level={draft.level}
        given={draft.decisions}
        onChange={(decisions) => onChange({ ...draft, decisions })}
      />
    </>
  );
}
