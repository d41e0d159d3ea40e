import { useNavigate } from "react-router";
import { useGuideTexts, useTranslation } from "#i18n";
import { isBuiltIn, nameOf, ShowLink, usePenaltyNames, useProblemText } from "#parts";
import { Button } from "#ui/Button.tsx";
import { TextArea } from "#ui/Field.tsx";
import { Screen } from "#ui/Screen.tsx";
import { AskPlayer } from "./AskPlayer.tsx";
import { Departure } from "./Departure.tsx";
import type { RulingDraft } from "./draft.ts";
import { OnRecord } from "./OnRecord.tsx";
import { PenaltyPanel } from "./PenaltyPanel.tsx";
import { Questions } from "./Questions.tsx";
import { Repair } from "./Repair.tsx";
import styles from "./RulingStep.module.css";
import { isDeviation, issuedOf, rulingOf } from "./ruling-of.ts";
import type { StepProps } from "./step.ts";
import { useRecord } from "./use-record.ts";

/** The ruling: what is on record first, then the penalty, why, the repair, and one button that records it. */
export function RulingStep({ event, draft, change, problem, frame }: StepProps) {
  const { t } = useTranslation("wizard");
  const { t: common } = useTranslation("common");
  const sayProblem = useProblemText();
  const navigate = useNavigate();
  const texts = useGuideTexts(event.guide.id);
  const names = usePenaltyNames(event.guide);
  const { record, saving, message } = useRecord(event);
  const rulings = draft.subjects.flatMap((subject) => {
    const ruling = rulingOf(event, draft, subject);
    return ruling ? [{ subject, ruling, issued: issuedOf(event, draft, ruling) }] : [];
  });
  const first = rulings[0];
  if (!first) return null;
  const reasonMissing = rulings.some(({ ruling }) => isDeviation(draft, ruling)) && draft.reason.trim() === "";

  async function save() {
    if (reasonMissing) {
      const reason = document.querySelector<HTMLTextAreaElement>("#departure textarea");
      reason?.scrollIntoView({ block: "center" });
      reason?.focus({ preventScroll: true });
      return;
    }
    if ((await record(draft)) && draft.correcting !== undefined) void navigate(`/log/${draft.correcting}`, { replace: true });
  }

  const section = texts.sections[first.ruling.section];
  return (
    <Screen
      title={section?.short ?? t("ruling.title")}
      {...frame}
      foot={
        <section className={styles.foot} aria-label={t("ruling.title")}>
          <p role="alert" className="live">
            {message || (problem && sayProblem(problem))}
          </p>
          {reasonMissing && (
            <p id="departure-missing" className={styles.missing}>
              {t("ruling.deviation-missing")}
            </p>
          )}
          <Button look="primary" wide onClick={() => void save()} aria-describedby={reasonMissing ? "departure-missing" : undefined}>
            {saving ? t("ruling.saving") : recordLabel(draft, first.issued)}
          </Button>
        </section>
      }
    >
      {rulings.map(({ subject, ruling, issued }) => (
        <section key={subject.entry} className={styles.person}>
          {rulings.length > 1 && <h2>{t("ruling.for", { name: nameOf(event.state, subject.player) })}</h2>}
          <OnRecord event={event} ruling={ruling} player={subject.player} />
          <AskPlayer draft={draft} entry={subject.entry} change={change} />
          <PenaltyPanel event={event} draft={draft} ruling={ruling} issued={issued} />
          <ShowLink guide={event.guide} ruling={ruling} issued={issued} player={subject.player} />
        </section>
      ))}
      <Questions event={event} draft={draft} change={change} />
      <Repair event={event} draft={draft} ruling={first.ruling} change={change} />
      <Departure event={event} draft={draft} ruling={first.ruling} change={change} />
      <TextArea
        label={t("ruling.note")}
        maxLength={10_000}
        value={draft.note}
        onChange={(typed) => change((each) => ({ ...each, note: typed.target.value }))}
      />
      <p className="muted">{t("ruling.edition", { guide: texts.name, edition: event.guide.edition })}</p>
      {!isBuiltIn(event.guide) && <p>{common("not-built-in")}</p>}
    </Screen>
  );

  function recordLabel(current: RulingDraft, issued: readonly string[] | undefined): string {
    if (!issued) return t("ruling.record-open");
    if (issued.length === 0) return t("ruling.record-none");
    return t(current.correcting === undefined ? "ruling.record" : "ruling.record-change", { penalty: names(issued) });
  }
}
