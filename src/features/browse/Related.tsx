import { useTranslation } from "#i18n";
import { GuideText } from "#parts";
import type { Guide, Infraction } from "#rules";
import { Block } from "./Block.tsx";
import browse from "./browse.module.css";
import { Pair } from "./Pair.tsx";
import { SectionLink } from "./SectionLink.tsx";
import styles from "./section.module.css";
import { type Sides, sectionOf } from "./side.ts";

interface RelatedProps {
  readonly sides: Sides;
  readonly infraction: Infraction;
}

/** What looks alike and is another infraction, or none. */
export function Boundaries({ sides, infraction }: RelatedProps) {
  const { t } = useTranslation("browse");
  const { guide } = sides[0];
  const rows = (infraction.boundaries ?? []).map(({ id, instead, section }) => ({
    id,
    to: section ?? sectionOfInfraction(guide, instead),
  }));
  return <Rows title={t("section.boundaries")} field="boundaries" sides={sides} section={infraction.section} rows={rows} />;
}

/** What follows for another row or another person. */
export function Also({ sides, infraction }: RelatedProps) {
  const { t } = useTranslation("browse");
  const { guide } = sides[0];
  const rows = (infraction.also ?? []).map((each) => ({ id: each.id, to: sectionOfInfraction(guide, each.infraction) }));
  return <Rows title={t("section.also")} field="also" sides={sides} section={infraction.section} rows={rows} />;
}

interface RowsProps {
  readonly title: string;
  readonly field: "boundaries" | "also";
  readonly sides: Sides;
  readonly section: string;
  readonly rows: readonly { readonly id: string; readonly to: string | undefined }[];
}

function Rows({ title, field, sides, section, rows }: RowsProps) {
  const { t } = useTranslation("browse");
  if (rows.length === 0) return null;
  return (
    <Block title={title}>
      <ul className={browse.list}>
        {rows.map(({ id, to }) => (
          <li key={id}>
            <div className={styles.boundary}>
              <Pair sides={sides}>
                {(side) => (
                  <p>
                    <GuideText guide={side.guide.id} texts={side.texts} text={sectionOf(side, section)?.[field]?.[id] ?? ""} />
                  </p>
                )}
              </Pair>
            </div>
            {to === undefined ? (
              <p className={styles.nowhere}>{t("section.no-infraction")}</p>
            ) : (
              to !== section && <SectionLink side={sides[0]} section={to} />
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
}

function sectionOfInfraction(guide: Guide, infraction: string | undefined): string | undefined {
  return guide.infractions.find((each) => each.id === infraction)?.section;
}
