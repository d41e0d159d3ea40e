import { useGuideTexts, useTranslation } from "#i18n";
import { heaviestTone, type OpenEvent, Penalties, useIsHeadJudge, useListFormat, usePenaltyNames, useReasonSentence } from "#parts";
import { appliedBy, issuedBy, type PenaltyId, type Ruling } from "#rules";
import { toneClass } from "#ui/Mark.tsx";
import type { RulingDraft } from "./draft.ts";
import { HintLine } from "./HintLine.tsx";
import styles from "./PenaltyPanel.module.css";
import { factsOf, incidentOf, needsHeadJudge } from "./ruling-of.ts";

interface PenaltyPanelProps {
  readonly event: OpenEvent;
  readonly draft: RulingDraft;
  readonly ruling: Ruling;
  /** What would be recorded now; undefined while the head judge decides. */
  readonly issued: readonly PenaltyId[] | undefined;
}

/** The penalty, large; when it applies, who gives it, whom to tell, why, and what a repeat would cost. */
export function PenaltyPanel({ event, draft, ruling, issued }: PenaltyPanelProps) {
  const { t } = useTranslation("wizard");
  const { t: common } = useTranslation("common");
  const texts = useGuideTexts(event.guide.id);
  const names = usePenaltyNames(event.guide);
  const list = useListFormat();
  const headJudge = useIsHeadJudge();
  const sentence = useReasonSentence({
    guide: event.guide,
    infraction: ruling.infraction,
    level: ruling.level,
    facts: factsOf(event, draft),
  });
  const { outcome } = ruling;
  const recommended = issuedBy(ruling);
  const shown = issued ?? recommended;
  const incident = incidentOf(event, draft);
  const components = incident && shown ? appliedBy(event.guide, incident, shown) : [];
  const given = event.guide.ladder.filter((each) => shown?.includes(each.id));
  const prizes = given.map((each) => each.prizes).find((each) => each !== undefined);
  const onlyHeadJudge = ruling.approval !== undefined || given.some((each) => each.approval);
  const told = [...new Set(components.flatMap((each) => each.tell))];
  return (
    <section className={`${styles.panel} ${toneClass(heaviestTone(event.guide, shown ?? []))}`} aria-live="polite">
      <h2 className="visually-hidden">{t("ruling.penalty")}</h2>
      {outcome.kind === "no-offence" && issued?.length === 0 ? (
        <p className={styles.large}>{t("ruling.no-offence")}</p>
      ) : (
        <Penalties guide={event.guide} ids={shown} size="large" />
      )}
      {outcome.kind === "no-answer" && (
        <>
          <p className={styles.strong}>{common(`why.${outcome.why}`)}</p>
          {outcome.floor && <p>{t("ruling.floor", { penalty: names(outcome.floor) })}</p>}
          {outcome.reference && <p>{t("ruling.reference", { penalty: names(outcome.reference) })}</p>}
          {ruling.hint && <HintLine hint={ruling.hint} />}
        </>
      )}
      <ul className={styles.facts}>
        {components.map((each) => (
          <li key={each.penalty}>
            {components.length > 1 && <strong>{texts.penalties[each.penalty]?.name} </strong>}
            {common(`applies.${each.applies}`)}
          </li>
        ))}
        {ruling.losesMatch && <li>{common("single-game")}</li>}
        {onlyHeadJudge && <li className={styles.strong}>{common("approval.head-judge")}</li>}
        {!onlyHeadJudge && !headJudge && needsHeadJudge(event, issued) && <li>{t("ruling.pending")}</li>}
        {prizes && <li>{common(`prizes.${prizes}`)}</li>}
        {told.length > 0 && <li>{common("tell.label", { who: list(told.map((each) => common(`tell.${each}`))) })}</li>}
        {ruling.next && (
          <li className={styles.strong}>
            {ruling.next.kind === "issue" ? common("next.issue", { penalty: names(ruling.next.penalties) }) : common("next.no-answer")}
          </li>
        )}
      </ul>
      {ruling.also.map((each) => (
        <p key={each.id}>
          {t("ruling.also-line", {
            infraction: texts.sections[ruling.section]?.also?.[each.id],
            penalty: names(each.issue),
          })}
        </p>
      ))}
      {ruling.alerts.map((each) => (
        <p key={each.id}>{t("ruling.alert", { count: each.entries.length, penalty: names(each.proposes) })}</p>
      ))}
      {ruling.proposals.map((each) => (
        <p key={each.rule}>{t("ruling.proposal", { penalty: names(each.penalties) })}</p>
      ))}
      <details className={styles.why} open>
        <summary>{t("ruling.why")}</summary>
        <ol>
          {ruling.reasons.map((reason) => (
            <li key={JSON.stringify(reason)}>{sentence(reason)}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}
