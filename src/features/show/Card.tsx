import { type Language, useGuideTexts, useTranslationIn } from "#i18n";
import { heaviestTone, usePenaltyNamesIn } from "#parts";
import type { Guide, Infraction, PenaltyId } from "#rules";
import { Mark, toneClass } from "#ui/Mark.tsx";
import styles from "./Card.module.css";

interface CardProps {
  readonly guide: Guide;
  readonly infraction: Infraction;
  /** Undefined: as the interface (a test that shows keys). */
  readonly language: Language | undefined;
  readonly issued: readonly PenaltyId[] | undefined;
  readonly next: readonly PenaltyId[] | undefined;
  readonly remedies: readonly string[];
  readonly house: boolean;
}

/** What a player is told: what happened, the penalty, what becomes of the game, what a repeat would cost, and the right to appeal. */
export function Card({ guide, infraction, language, issued, next, remedies, house }: CardProps) {
  const t = useTranslationIn("show", language);
  const texts = useGuideTexts(guide.id, language);
  const names = usePenaltyNamesIn(guide, language);
  const section = texts.sections[infraction.section];
  const steps = (infraction.remedies ?? []).filter((each) => remedies.includes(each.id));
  const tone = heaviestTone(guide, issued ?? []);
  return (
    <article className={styles.card}>
      <header>
        <h1 className={styles.name}>{section?.name}</h1>
        <p>{section?.tell}</p>
      </header>
      <section className={`${styles.penalty} ${toneClass(tone)}`}>
        <h2 className={styles.label}>{t("penalty")}</h2>
        {issued === undefined ? (
          <p className={styles.given}>{t("open-penalty")}</p>
        ) : (
          <p className={styles.given}>
            <Mark tone={tone} size={40} />
            <span>{issued.length === 0 ? t("none") : names(issued)}</span>
          </p>
        )}
        {[...new Set(issued)].map((each) => (
          <p key={each}>{texts.penalties[each]?.tell}</p>
        ))}
        {house && <p>{t("house")}</p>}
      </section>
      {steps.length > 0 && (
        <section>
          <h2 className={styles.label}>{t("repair")}</h2>
          <ol className={styles.steps}>
            {steps.map((each) => {
              const text = section?.remedies?.[each.id];
              return (
                <li key={each.id}>
                  {withoutLinks(typeof text === "object" ? text.do : (text ?? ""))}
                  {each.minutes !== undefined && <strong> {t("minutes", { count: each.minutes })}</strong>}
                </li>
              );
            })}
          </ol>
        </section>
      )}
      {issued && issued.length > 0 && (next ? <p className={styles.next}>{t("next", { penalty: names(next) })}</p> : null)}
      <p>{t("appeal")}</p>
      <footer className="muted">{t("edition", { guide: texts.name, edition: guide.edition, section: infraction.section })}</footer>
    </article>
  );
}

function withoutLinks(text: string): string {
  return text.replace(/\[\[([^\]]+)\]\]/g, "$1");
}
