import { type Language, useGuideTexts, useTranslationIn } from "#i18n";
import type { Entry } from "#log";
import { nameOf, type OpenEvent, type SlipRow, usePenaltyNamesIn, useReasonSentence } from "#parts";
import { type Guide, issuedBy, type Ruling } from "#rules";

interface Ruled {
  readonly event: OpenEvent;
  readonly entry: Entry;
  readonly guide: Guide;
  readonly ruling: Ruling;
  /** Undefined: as the interface. */
  readonly language: Language | undefined;
}

/** A ruling that explains itself: what, why, the penalty, what a repeat will cost, and where it is written. In the player's language. */
export function usePlayerSlip({ event, entry, guide, ruling, language }: Ruled): readonly SlipRow[] {
  const t = useTranslationIn("slip", language);
  const common = useTranslationIn("common", language);
  const show = useTranslationIn("show", language);
  const texts = useGuideTexts(guide.id, language);
  const names = usePenaltyNamesIn(guide, language);
  const { level, facts, issued = [], round, table } = entry;
  const sentence = useReasonSentence({ guide, infraction: ruling.infraction, level, facts, language });
  const section = texts.sections[ruling.section];
  // Reasons explain what the guide gives: where the judge gave something else they would mislead.
  const isAsGuided = issuedBy(ruling)?.join() === issued.join();
  const place = [common("round", { round }), ...(table ? [common("table", { table })] : [])].reduce((first, second) =>
    t("player.place", { first, second }),
  );
  const rows: readonly (SlipRow | false | undefined)[] = [
    { id: "player", label: t("player.player"), text: nameOf(event.state, entry.player) },
    { id: "event", label: t("player.event"), text: event.settings.name, isExtra: true },
    { id: "place", label: t("player.when"), text: place },
    { id: "what", label: t("player.what"), text: section?.name ?? ruling.infraction },
    section?.tell !== undefined && { id: "tell", label: t("player.rule"), text: section.tell, isExtra: true },
    { id: "penalty", label: t("player.penalty"), text: names(issued) },
    ...[...new Set(issued)].map((each) => ({
      id: `penalty ${each}`,
      label: t("player.meaning", { penalty: texts.penalties[each]?.name ?? each }),
      text: texts.penalties[each]?.tell ?? "",
      isExtra: true,
    })),
    isAsGuided && { id: "why", label: t("player.why"), text: ruling.reasons.map(sentence).join("\n"), isExtra: true },
    ruling.next && {
      id: "next",
      label: t("player.next"),
      text: ruling.next.kind === "issue" ? names(ruling.next.penalties) : t("player.head-judge"),
    },
    {
      id: "guide",
      label: t("player.guide"),
      text: show("edition", { guide: texts.name, edition: guide.edition, section: ruling.section }),
    },
    { id: "appeal", label: t("player.appeal"), text: show("appeal"), isExtra: true },
  ];
  return rows.filter((each) => each !== false && each !== undefined);
}
