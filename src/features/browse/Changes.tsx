import { useTranslation } from "#i18n";
import type { Infraction } from "#rules";
import { Block } from "./Block.tsx";
import { answersTo, conditionsOf, questionsIn, questionTexts } from "./conditions.ts";
import { Pair } from "./Pair.tsx";
import styles from "./section.module.css";
import { penaltyNames, type Side, type Sides } from "./side.ts";

type Modifier = NonNullable<Infraction["modifiers"]>[number];

interface ChangesProps {
  readonly sides: Sides;
  readonly infraction: Infraction;
}

/** What makes the penalty another one, and what else the judge is asked. */
export function Changes({ sides, infraction }: ChangesProps) {
  const { t } = useTranslation("browse");
  const modifiers = (infraction.modifiers ?? []).filter((each) => !isNeverAnswered(sides[0], infraction.id, each));
  const told = new Set((infraction.modifiers ?? []).flatMap((each) => questionsIn(each.when)));
  const others = (infraction.questions ?? []).filter((each) => !told.has(each.id));
  if (modifiers.length + others.length === 0) return null;
  return (
    <Block title={t("section.changes")}>
      <ul className={styles.rows}>
        {modifiers.map((modifier) => (
          <li key={`${modifier.id} ${JSON.stringify(modifier.when)}`} className={styles.change}>
            <Pair sides={sides}>{(side) => <Change side={side} infraction={infraction} modifier={modifier} />}</Pair>
          </li>
        ))}
        {others.map(({ id }) => (
          <li key={id} className={styles.change}>
            <Pair sides={sides}>
              {(side) => (
                <>
                  <p className="muted">{side.t("condition.other")}</p>
                  <p>{questionTexts(side, infraction.section, id)?.ask}</p>
                </>
              )}
            </Pair>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** "Not late at all is no offence" goes without saying. */
function isNeverAnswered({ guide }: Side, infraction: string, { when, effect }: Modifier): boolean {
  return effect.kind === "no-offence" && answersTo(guide, infraction, when)?.length === 0;
}

interface ChangeProps {
  readonly side: Side;
  readonly infraction: Infraction;
  readonly modifier: Modifier;
}

function Change({ side, infraction, modifier }: ChangeProps) {
  const { common } = side;
  const { offences, approval, from, edition } = modifier;
  return (
    <>
      {conditionsOf(side, infraction.id, modifier.when).map((each) => (
        <p key={each}>{each}</p>
      ))}
      {offences && <p>{offencesText(side, offences)}</p>}
      <p className={styles.effect}>{effectText(side, modifier)}</p>
      {from !== "source" && <p className="muted">{common(`from.${from}`, { edition })}</p>}
      {approval && <p className="muted">{common(`approval.${approval}`)}</p>}
    </>
  );
}

export function offencesText({ t }: Side, { from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? t("condition.offence", { from }) : t("condition.offences", { from, to });
}

function effectText(side: Side, { effect }: Modifier): string {
  const { t } = side;
  switch (effect.kind) {
    case "no-offence":
    case "judge-decides":
      return t(`effect.${effect.kind}`);
    case "set":
    case "raise":
    case "add":
      return t(`effect.${effect.kind}`, { penalty: penaltyNames(side, effect.penalties) });
    case "step":
      return t(effect.by < 0 ? "effect.down" : "effect.up", { count: Math.abs(effect.by) });
  }
}
