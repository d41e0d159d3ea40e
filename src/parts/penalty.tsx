import { type Language, useGuideTexts, useTranslationIn } from "#i18n";
import type { Guide, PenaltyId } from "#rules";
import { Mark, type Tone, toneClass } from "#ui/Mark.tsx";
import styles from "./penalty.module.css";

/** How heavy a penalty is, from 0 (none) to 5 (out of the event): by what it does, whatever the guide calls it. */
export function toneOf(guide: Guide, id: PenaltyId): Tone {
  const penalty = guide.ladder.find((each) => each.id === id);
  switch (penalty?.kind) {
    case "notice":
      return guide.ladder.filter((each) => each.kind === "notice").findIndex((each) => each.id === id) === 0 ? 1 : 2;
    case "handicap":
      return 2;
    case "game-loss":
      return 3;
    case "match-loss":
    case "score":
      return 4;
    case "exclusion":
      return 5;
    default:
      return 0;
  }
}

export function heaviestTone(guide: Guide, ids: readonly PenaltyId[]): Tone {
  return Math.max(0, ...ids.map((id) => toneOf(guide, id))) as Tone;
}

/** The same in another language than the one shown. */
export function usePenaltyNamesIn(guide: Guide, language: Language | undefined): (ids: readonly PenaltyId[] | undefined) => string {
  const texts = useGuideTexts(guide.id, language);
  const t = useTranslationIn("common", language);
  return (ids) => {
    if (!ids) return t("penalty.no-answer");
    if (ids.length === 0) return t("penalty.none");
    return ids.map((id) => texts.penalties[id]?.name ?? id).reduce((first, second) => t("penalty.plus", { first, second }));
  };
}

/** The names of a ruling's penalties as one text, in the language shown. */
export function usePenaltyNames(guide: Guide): (ids: readonly PenaltyId[] | undefined) => string {
  return usePenaltyNamesIn(guide, undefined);
}

interface PenaltiesProps {
  readonly guide: Guide;
  /** Undefined: the guide gives none. */
  readonly ids: readonly PenaltyId[] | undefined;
  readonly size?: "line" | "large";
}

/** Penalties by shape, word and colour together. */
export function Penalties({ guide, ids, size = "line" }: PenaltiesProps) {
  const names = usePenaltyNames(guide);
  const tone = heaviestTone(guide, ids ?? []);
  return (
    <span className={`${styles.penalties} ${size === "large" ? styles.large : ""} ${toneClass(tone)}`}>
      <Mark tone={tone} size={size === "large" ? 36 : 20} />
      <span>{names(ids)}</span>
    </span>
  );
}
