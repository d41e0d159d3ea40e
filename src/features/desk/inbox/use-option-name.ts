import { useTranslation } from "#i18n";
import type { Words } from "#parts";
import type { Option } from "./options.ts";

/** An option in words, as its button says it. */
export function useOptionName(guide: string, words: Words): (option: Option) => string {
  const { t } = useTranslation("desk");
  return ({ name, penalty, judge = "" }) => t(`option.${name}`, { penalty: words.penalties(guide, penalty), judge });
}
