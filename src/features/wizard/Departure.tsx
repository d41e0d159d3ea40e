import { useState } from "react";
import { useGuideTexts, useTranslation } from "#i18n";
import { type OpenEvent, useIsHeadJudge, usePenaltyNames, useProblemText, useSectionLabel } from "#parts";
import { issuedBy, type Ruling } from "#rules";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Select, TextArea } from "#ui/Field.tsx";
import styles from "./Departure.module.css";
import type { RulingDraft } from "./draft.ts";
import { isDeviation, lastStep } from "./ruling-of.ts";
import { useOneAtATime } from "./use-one-at-a-time.ts";

interface DepartureProps {
  readonly event: OpenEvent;
  readonly draft: RulingDraft;
  readonly ruling: Ruling;
  readonly change: (change: (draft: RulingDraft) => RulingDraft) => void;
}

const GUIDE = "guide";
const OPEN = "open";
const NONE = "none";

/** Another penalty than the guide's, with the reason; the same step once more, to teach; or what the head judge has ruled. */
export function Departure({ event, draft, ruling, change }: DepartureProps) {
  const { t } = useTranslation("wizard");
  const sayProblem = useProblemText();
  const texts = useGuideTexts(event.guide.id);
  const names = usePenaltyNames(event.guide);
  const label = useSectionLabel(event.guide);
  const { log } = useStores();
  const headJudge = useIsHeadJudge();
  const oneAtATime = useOneAtATime();
  const [message, setMessage] = useState("");
  const answered = issuedBy(ruling) !== undefined;
  const again = ruling.mayRepeatStep === undefined ? undefined : lastStep(event, ruling);
  const value = draft.chosen === undefined ? GUIDE : draft.chosen === null ? OPEN : draft.chosen.length === 0 ? NONE : draft.chosen.join();

  /** The head judge's ruling for this cell, from now on the base for everybody. */
  async function fixForEvent(penalties: readonly string[]) {
    const body = { kind: "house-ruled" as const, infraction: ruling.infraction, level: ruling.level, penalties };
    const result = await log.write(event.id, [{ body }]);
    if (result.ok) choose(GUIDE);
    else setMessage(sayProblem(result.error));
  }

  function choose(chosen: string) {
    change(({ chosen: _, ...each }) => {
      if (chosen === GUIDE) return each;
      if (chosen === OPEN) return { ...each, chosen: null };
      return { ...each, chosen: chosen === NONE ? [] : [chosen] };
    });
  }

  return (
    <section className="stack" id="departure">
      {again && ruling.mayRepeatStep !== undefined && (
        <div className="stack">
          <p>{t("ruling.teach", { section: label(ruling.mayRepeatStep) })}</p>
          <Button
            aria-pressed={draft.repeatedStep}
            className={draft.repeatedStep ? (styles.pressed ?? "") : ""}
            onClick={() => change((each) => ({ ...each, repeatedStep: !each.repeatedStep }))}
          >
            {t("ruling.teach-choose", { penalty: names(again) })}
          </Button>
        </div>
      )}
      <details className={styles.details} open={draft.chosen !== undefined || !answered}>
        <summary>{answered ? t("ruling.deviate") : t("ruling.head-judge-rules")}</summary>
        <div className="stack">
          <Select label={t("ruling.choose")} value={value} onChange={(event_) => choose(event_.target.value)}>
            <option value={GUIDE}>{answered ? t("ruling.choose-guide") : t("ruling.choose-open")}</option>
            {answered && <option value={OPEN}>{t("ruling.choose-open")}</option>}
            <option value={NONE}>{t("ruling.choose-none")}</option>
            {event.guide.ladder.map((each) => (
              <option key={each.id} value={each.id}>
                {texts.penalties[each.id]?.name}
              </option>
            ))}
          </Select>
          {!answered && headJudge && draft.chosen && draft.chosen.length > 0 && (
            <Button onClick={() => void oneAtATime(() => fixForEvent(draft.chosen ?? []))}>
              {t("ruling.house", { penalty: names(draft.chosen) })}
            </Button>
          )}
          <p role="alert" className="live">
            {message}
          </p>
          {isDeviation(draft, ruling) && (
            <TextArea
              label={t("ruling.deviation-reason")}
              maxLength={10_000}
              value={draft.reason}
              onChange={(typed) => change((each) => ({ ...each, reason: typed.target.value }))}
            />
          )}
        </div>
      </details>
    </section>
  );
}
