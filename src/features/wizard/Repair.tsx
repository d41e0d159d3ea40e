import { Link } from "react-router";
import { useGuideTexts, useTranslation } from "#i18n";
import { type OpenEvent, RulingClocks, useSectionLabel } from "#parts";
import type { Ruling } from "#rules";
import { Icon } from "#ui/Icon.tsx";
import { type RulingDraft, withInfraction } from "./draft.ts";
import styles from "./Repair.module.css";
import { RepairSteps } from "./RepairSteps.tsx";

interface RepairProps {
  readonly event: OpenEvent;
  readonly draft: RulingDraft;
  readonly ruling: Ruling;
  readonly change: (change: (draft: RulingDraft) => RulingDraft) => void;
}

/** How the game is repaired; what other infraction it may be; and the section itself. */
export function Repair({ event, draft, ruling, change }: RepairProps) {
  const { t } = useTranslation("wizard");
  const { guide } = event;
  const label = useSectionLabel(guide);
  const texts = useGuideTexts(guide.id).sections[ruling.section];
  const infraction = guide.infractions.find((each) => each.id === ruling.infraction);
  return (
    <>
      {ruling.remedies.length > 0 && <RepairSteps guide={guide} draft={draft} ruling={ruling} change={change} />}
      <RulingClocks event={event} ruling={ruling} player={draft.subjects[0]?.player ?? ""} table={draft.table} />
      {infraction?.boundaries && infraction.boundaries.length > 0 && (
        <section className="stack">
          <h2>{t("ruling.not-this")}</h2>
          <ul className={styles.boundaries}>
            {infraction.boundaries.map((each) => {
              const target = each.instead;
              const text = texts?.boundaries?.[each.id] ?? "";
              if (target === undefined && each.section !== undefined)
                return (
                  <li key={each.id}>
                    <Link className={styles.boundary} to={`/guide/${guide.id}/${each.section}`}>
                      <span className="grow">
                        <LinkedPlain text={text} />
                      </span>
                      <strong>{each.section}</strong>
                      <Icon name="next" size={20} />
                    </Link>
                  </li>
                );
              if (target === undefined)
                return (
                  <li key={each.id} className={styles.plain}>
                    {t("ruling.also-line", { infraction: text, penalty: t("ruling.no-infraction") })}
                  </li>
                );
              return (
                <li key={each.id}>
                  <button type="button" className={styles.boundary} onClick={() => change((current) => withInfraction(current, target))}>
                    <span className="grow">
                      <LinkedPlain text={text} />
                    </span>
                    <strong>{guide.infractions.find(({ id }) => id === target)?.section}</strong>
                    <Icon name="next" size={20} />
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <Link className={styles.read} to={`/guide/${guide.id}/${ruling.section}`}>
        {t("ruling.read", { section: label(ruling.section) })}
      </Link>
    </>
  );
}

/** Inside a button a reference is text, not a link. */
function LinkedPlain({ text }: { readonly text: string }) {
  return text.replace(/\[\[([^\]]+)\]\]/g, "$1");
}
