import { useTranslation } from "#i18n";
import { GuideText } from "#parts";
import type { Infraction, Remedy } from "#rules";
import { Block } from "./Block.tsx";
import { offencesText } from "./Changes.tsx";
import { conditionsOf } from "./conditions.ts";
import { Pair } from "./Pair.tsx";
import styles from "./section.module.css";
import { type Side, type Sides, sectionOf } from "./side.ts";

interface RemediesProps {
  readonly sides: Sides;
  readonly infraction: Infraction;
}

/** How the table is put right, in the order in which it is done. */
export function Remedies({ sides, infraction }: RemediesProps) {
  const { t } = useTranslation("browse");
  const remedies = infraction.remedies ?? [];
  if (remedies.length === 0) return null;
  return (
    <Block title={t("section.remedies")}>
      <ol className={styles.steps}>
        {remedies.map((remedy) => (
          <li key={remedy.id}>
            <Pair sides={sides}>{(side) => <Step side={side} infraction={infraction} remedy={remedy} />}</Pair>
          </li>
        ))}
      </ol>
    </Block>
  );
}

interface StepProps {
  readonly side: Side;
  readonly infraction: Infraction;
  readonly remedy: Remedy;
}

function Step({ side, infraction, remedy }: StepProps) {
  const text = sectionOf(side, infraction.section)?.remedies?.[remedy.id] ?? "";
  const linked = (each: string) => <GuideText guide={side.guide.id} texts={side.texts} text={each} />;
  const limits = limitsOf(side, remedy);
  return (
    <>
      {typeof text === "string" ? (
        <p>{linked(text)}</p>
      ) : (
        <>
          <p className={styles.situation}>{linked(text.if)}</p>
          <p>{linked(text.do)}</p>
        </>
      )}
      {remedy.when &&
        conditionsOf(side, infraction.id, remedy.when).map((each) => (
          <p key={each} className="muted">
            {each}
          </p>
        ))}
      {limits.length > 0 && (
        <ul className={styles.limits}>
          {limits.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** When, by whom and until when a step is done, and where the list ends. */
function limitsOf(side: Side, remedy: Remedy): readonly string[] {
  const { t, common } = side;
  return [
    ...(remedy.minutes === undefined ? [] : [t(remedy.extends ? "remedy.extends" : "remedy.minutes", { count: remedy.minutes })]),
    ...(remedy.authority ? [t(`remedy.${remedy.authority}`)] : []),
    ...(remedy.offences ? [offencesText(side, remedy.offences)] : []),
    ...(remedy.stop ? [t("remedy.stop")] : []),
    ...(remedy.from && remedy.from !== "source" ? [common(`from.${remedy.from}`, { edition: remedy.edition })] : []),
  ];
}
