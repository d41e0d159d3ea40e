import { KEYS, useShownLanguage } from "#i18n";

/** "the player, the head judge and the scorekeeper", in the language shown. */
export function useListFormat(): (items: readonly string[]) => string {
  const shown = useShownLanguage();
  return (items) => new Intl.ListFormat(shown === KEYS ? "zh-TW" : shown, { type: "conjunction", style: "narrow" }).format(items);
}
