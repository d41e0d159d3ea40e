import { use, useMemo } from "react";
import { loadGuideTexts, useShownLanguage, useTranslation } from "#i18n";
import type { Guide, GuideTexts } from "#rules";
import { knownGuides, useGuides } from "./guides.ts";

/** Words for what entries speak of, under whichever guides they were made; codes where this app does not know the guide. */
export interface Words {
  readonly infraction: (guide: string, infraction: string | undefined, form?: "short" | "name") => string;
  readonly section: (guide: string, infraction: string | undefined) => string;
  readonly penalties: (guide: string, ids: readonly string[] | undefined) => string;
  /** Of a class, by "guide class". */
  readonly className: (key: string) => string;
  readonly level: (guide: string, level: string) => string;
  readonly guide: (guide: string) => string;
}

/** Suspends until the texts of the guides are there. */
export function useWords(guideIds: readonly string[]): Words {
  const { t } = useTranslation("desk");
  const { t: common } = useTranslation("common");
  const shown = useShownLanguage();
  useGuides();
  const wanted = guideIds.filter((id) => knownGuides().some((each) => each.id === id));
  const texts = wanted.map((id) => use(loadGuideTexts(id, shown)));
  const key = wanted.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts follow from the guides and the language.
  return useMemo(() => {
    const textsOf = new Map<string, GuideTexts>(wanted.flatMap((id, index) => (texts[index] ? [[id, texts[index]]] : [])));
    const infractions = new Map(
      knownGuides().flatMap((guide) => guide.infractions.map((each) => [`${guide.id} ${each.id}`, each] as const)),
    );
    const sectionOf = (guide: string, infraction: string) => infractions.get(`${guide} ${infraction}`)?.section ?? "";
    return {
      infraction: (guide, infraction, form = "short") => {
        if (infraction === undefined) return common("infraction.none");
        const section = textsOf.get(guide)?.sections[sectionOf(guide, infraction)];
        return (form === "short" ? section?.short : undefined) ?? section?.name ?? common("infraction.unknown", { guide, infraction });
      },
      section: (guide, infraction) => {
        const section = infraction === undefined ? "" : sectionOf(guide, infraction);
        return /^\d/.test(section) ? section : "";
      },
      penalties: (guide, ids) => {
        if (!ids) return t("board.undecided");
        if (ids.length === 0) return common("penalty.none");
        const names = textsOf.get(guide)?.penalties;
        return ids.map((id) => names?.[id]?.name ?? id).reduce((first, second) => common("penalty.plus", { first, second }));
      },
      className: (key) => {
        const [guide = "", name = ""] = key.split(" ");
        return textsOf.get(guide)?.sections[name]?.name ?? name;
      },
      level: (guide, level) => textsOf.get(guide)?.levels[level]?.name ?? level,
      guide: (guide) => textsOf.get(guide)?.short ?? guide,
    };
  }, [key, shown, t, common]);
}

/** How harsh penalties are, for putting them in order. */
export function rankOf(guide: Guide | undefined, ids: readonly string[]): number {
  return Math.max(0, ...ids.map((id) => 1 + (guide?.ladder.find((each) => each.id === id)?.rank ?? 0)));
}
