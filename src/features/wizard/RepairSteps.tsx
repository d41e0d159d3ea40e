import { useGuideTexts, useTranslation } from "#i18n";
import { GuideText } from "#parts";
import type { Guide, Remedy, Ruling } from "#rules";
import { Choice } from "#ui/Choice.tsx";
import type { RulingDraft } from "./draft.ts";
import styles from "./Repair.module.css";

interface RepairStepsProps {
  readonly guide: Guide;
  readonly draft: RulingDraft;
  readonly ruling: Ruling;
  readonly change: (change: (draft: RulingDraft) => RulingDraft) => void;
}

/** The repair in the guide's order. A step that depends on the situation asks first; the next one comes when it is answered. */
export function RepairSteps({ guide, draft, ruling, change }: RepairStepsProps) {
  const { t } = useTranslation("wizard");
  const steps = reached(ruling.remedies, draft);
  return (
    <section className="stack">
      <h2>{t("ruling.repair")}</h2>
      <ol className={styles.steps} aria-live="polite">
        {steps.map((remedy) => (
          <li key={remedy.id}>
            <Step guide={guide} section={ruling.section} remedy={remedy} draft={draft} change={change} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Up to the first question without an answer; nothing after a step that ends the list. */
function reached(remedies: readonly Remedy[], draft: RulingDraft): readonly Remedy[] {
  const end = remedies.findIndex((each) => {
    const holds = each.conditional ? draft.situations?.[each.id] : true;
    return holds === undefined || (holds && each.stop);
  });
  return end < 0 ? remedies : remedies.slice(0, end + 1);
}

interface StepProps extends Omit<RepairStepsProps, "ruling"> {
  readonly section: string;
  readonly remedy: Remedy;
}

function Step({ guide, section, remedy, draft, change }: StepProps) {
  const { t } = useTranslation("wizard");
  const { t: common } = useTranslation("common");
  const texts = useGuideTexts(guide.id);
  const text = texts.sections[section]?.remedies?.[remedy.id];
  const holds = remedy.conditional ? draft.situations?.[remedy.id] : true;
  const done = draft.done.includes(remedy.id);
  return (
    <div className={styles.asked}>
      {remedy.conditional && typeof text === "object" && (
        <Choice
          legend={text.if}
          clearable
          options={(["yes", "no"] as const).map((each) => ({ value: each, label: common(each) }))}
          value={holds === undefined ? undefined : holds ? "yes" : "no"}
          onChange={(chosen) => change((each) => ({ ...each, situations: answered(each, remedy.id, chosen && chosen === "yes") }))}
        />
      )}
      {holds && (
        <label className={styles.step}>
          <input
            type="checkbox"
            checked={done}
            onChange={() =>
              change((each) => ({ ...each, done: done ? each.done.filter((other) => other !== remedy.id) : [...each.done, remedy.id] }))
            }
          />
          <span>
            {!remedy.conditional && typeof text === "object" && <em>{text.if} </em>}
            <GuideText guide={guide.id} texts={texts} text={(typeof text === "object" ? text.do : text) ?? ""} />
            {remedy.minutes !== undefined && <strong> {t("ruling.minutes", { count: remedy.minutes })}</strong>}
            {remedy.authority && <strong> {t("ruling.by-head-judge")}</strong>}
          </span>
        </label>
      )}
    </div>
  );
}

function answered(draft: RulingDraft, id: string, holds: boolean | undefined): Readonly<Record<string, boolean>> {
  const { [id]: _, ...others } = draft.situations ?? {};
  return holds === undefined ? others : { ...others, [id]: holds };
}
