import type { Place } from "#find";
import { useTranslation } from "#i18n";
import { GuideText, useOpenEvent } from "#parts";
import { Block } from "./Block.tsx";
import browse from "./browse.module.css";
import { Changes } from "./Changes.tsx";
import { Pair } from "./Pair.tsx";
import { Paragraphs } from "./Paragraphs.tsx";
import { PenaltyRows } from "./PenaltyRows.tsx";
import { Also, Boundaries } from "./Related.tsx";
import { Remedies } from "./Remedies.tsx";
import { SectionLink } from "./SectionLink.tsx";
import styles from "./section.module.css";
import { type Sides, sectionOf } from "./side.ts";

interface SectionBodyProps {
  readonly sides: Sides;
  readonly place: Place;
}

export function SectionBody({ sides, place }: SectionBodyProps) {
  const { t } = useTranslation("browse");
  const event = useOpenEvent();
  const { section, infraction } = place;
  const texts = sectionOf(sides[0], section);
  const inClass = place.kind === "class" ? sides[0].guide.infractions.filter((each) => each.class === section) : [];
  return (
    <>
      {((texts?.short && texts.short !== texts.name) || sides.length > 1) && (
        <div className={styles.name}>
          <Pair sides={sides}>{(side) => <p>{sectionOf(side, section)?.name}</p>}</Pair>
        </div>
      )}
      {infraction && <PenaltyRows sides={sides} infraction={infraction} event={event} />}
      {infraction ? (
        <Block title={t("section.definition")}>
          <Paragraphs sides={sides} section={section} field="definition" />
        </Block>
      ) : (
        <div className={styles.block}>
          <Paragraphs sides={sides} section={section} field="definition" />
        </div>
      )}
      {inClass.length > 0 && (
        <Block title={t("section.infractions")}>
          <ul className={browse.list}>
            {inClass.map((each) => (
              <li key={each.id}>
                <SectionLink side={sides[0]} section={each.section} detail={texts && sectionOf(sides[0], each.section)?.name} />
              </li>
            ))}
          </ul>
        </Block>
      )}
      {(["typical", "thinking"] as const).map(
        (field) =>
          (texts?.[field]?.length ?? 0) > 0 && (
            <Block key={field} title={t(`section.${field}`)}>
              <Paragraphs sides={sides} section={section} field={field} list={field === "typical"} />
            </Block>
          ),
      )}
      {infraction && <Remedies sides={sides} infraction={infraction} />}
      {infraction && <Changes sides={sides} infraction={infraction} />}
      {infraction && <Boundaries sides={sides} infraction={infraction} />}
      {infraction && <Also sides={sides} infraction={infraction} />}
      <Notes sides={sides} section={section} />
      {texts?.tell && (
        <Block title={t("section.tell")}>
          <blockquote className={styles.tell}>
            <Pair sides={sides}>{(side) => <p>{sectionOf(side, section)?.tell}</p>}</Pair>
          </blockquote>
        </Block>
      )}
      <SeeAlso sides={sides} place={place} />
    </>
  );
}

function Notes({ sides, section }: { readonly sides: Sides; readonly section: string }) {
  const { t } = useTranslation("browse");
  const keys = Object.keys(sectionOf(sides[0], section)?.notes ?? {});
  if (keys.length === 0) return null;
  return (
    <Block title={t("section.notes")} look="note">
      <ul className={styles.notes}>
        {keys.map((key) => (
          <li key={key}>
            <Pair sides={sides}>
              {(side) => (
                <p>
                  <GuideText guide={side.guide.id} texts={side.texts} text={sectionOf(side, section)?.notes?.[key] ?? ""} />
                </p>
              )}
            </Pair>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function SeeAlso({ sides, place }: SectionBodyProps) {
  const { t } = useTranslation("browse");
  const { guide } = sides[0];
  const see = place.infraction?.see ?? guide.sections.find((each) => each.id === place.section)?.see ?? [];
  if (see.length === 0) return null;
  return (
    <Block title={t("section.see")}>
      <ul className={browse.list}>
        {see.map((each) => (
          <li key={each}>
            <SectionLink side={sides[0]} section={each} />
          </li>
        ))}
      </ul>
    </Block>
  );
}
