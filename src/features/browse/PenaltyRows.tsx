import { useGuideTexts, useTranslation } from "#i18n";
import { findGuide, type OpenEvent, Penalties, usePenaltyNames } from "#parts";
import type { Guide, Hint, Infraction } from "#rules";
import { Block } from "./Block.tsx";
import { levelSlots, printedSteps, type Slot, stepSlots } from "./cells.ts";
import { levelNames } from "./conditions.ts";
import { Pair } from "./Pair.tsx";
import styles from "./section.module.css";
import { penaltyNames, type Side, type Sides } from "./side.ts";

interface PenaltyRowsProps {
  readonly sides: Sides;
  readonly infraction: Infraction;
  readonly event: OpenEvent | undefined;
}

/** What the guide gives, by level or by printed step, and where each value comes from. */
export function PenaltyRows({ sides, infraction, event }: PenaltyRowsProps) {
  const { t } = useTranslation("browse");
  const { guide } = sides[0];
  const byStep = infraction.steps !== undefined && printedSteps(guide) > 0;
  const rows = byStep
    ? stepSlots(infraction, infraction.steps?.length ?? 0).map((slot, index) => ({
        slot,
        key: String(index),
        label: ({ common }: Side) => common("offence", { count: index + 1 }),
      }))
    : levelSlots(guide, infraction, event).map((slot) => ({
        slot,
        key: slot.levels.join(" "),
        label: (side: Side) => levelNames(side, slot.levels),
      }));
  return (
    <Block title={t("section.penalties")} hint={byStep ? t("section.steps-hint") : t("section.penalties-hint")}>
      <ul className={styles.rows}>
        {rows.map(({ slot, key, label }) => (
          <li key={key} className={styles.penaltyRow}>
            <span className={styles.level}>{label(sides[0])}</span>
            <div className={styles.value}>
              <Given guide={guide} slot={slot} />
              <Pair sides={sides}>{(side) => <Words side={side} slot={slot} />}</Pair>
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Given({ guide, slot: { cell, house } }: { readonly guide: Guide; readonly slot: Slot }) {
  const { t } = useTranslation("browse");
  const { t: common } = useTranslation("common");
  return (
    <>
      {cell.kind === "issue" ? (
        <Penalties guide={guide} ids={cell.penalties} />
      ) : (
        <span className={styles.noValue}>{common(`why-short.${cell.why}`)}</span>
      )}
      {house && (
        <span className={styles.house}>
          <span>{t("house")}</span>
          <Penalties guide={guide} ids={house} />
        </span>
      )}
    </>
  );
}

/** Where the value comes from, or why there is none. */
function Words({ side, slot: { cell, house } }: { readonly side: Side; readonly slot: Slot }) {
  const { common } = side;
  return (
    <div className={styles.words}>
      {side.language !== undefined && cell.kind === "issue" && <p>{penaltyNames(side, cell.penalties)}</p>}
      {cell.kind === "issue" ? (
        <p className="muted">{common(`from.${cell.from}`, { edition: cell.edition })}</p>
      ) : (
        <p className="muted">{common(`why.${cell.why}`)}</p>
      )}
      {cell.kind === "none" && cell.hint && side.language === undefined && <HintSentence hint={cell.hint} />}
      {house && <p className="muted">{common("from.house")}</p>}
    </div>
  );
}

function HintSentence({ hint }: { readonly hint: Hint }) {
  const guide = findGuide(hint.guide);
  return guide ? <HintOf guide={guide} hint={hint} /> : null;
}

function HintOf({ guide, hint }: { readonly guide: Guide; readonly hint: Hint }) {
  const { t } = useTranslation("browse");
  const texts = useGuideTexts(guide.id);
  const names = usePenaltyNames(guide);
  const section = guide.infractions.find((each) => each.id === hint.infraction)?.section ?? hint.infraction;
  return <p className="muted">{t(`hint.${hint.trust}`, { guide: texts.name, section, penalty: names(hint.penalties) })}</p>;
}
