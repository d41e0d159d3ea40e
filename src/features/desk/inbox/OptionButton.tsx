import { useTranslation } from "#i18n";
import { knownGuides, type OpenEvent, useWords } from "#parts";
import styles from "./CasePage.module.css";
import { guidesIn } from "./case-link.ts";
import { foresee } from "./foresee.ts";
import type { Case } from "./inbox.ts";
import type { Option } from "./options.ts";
import { usePlaceName } from "./Place.tsx";
import { useOptionName } from "./use-option-name.ts";

interface OptionButtonProps {
  readonly event: OpenEvent;
  readonly case: Case;
  readonly option: Option;
  readonly isFirst: boolean;
  readonly settle: (option: Option) => Promise<void>;
}

export function OptionButton({ event, case: each, option, isFirst, settle }: OptionButtonProps) {
  const words = useWords(guidesIn([each]));
  const nameOf = useOptionName(each.entry?.guide ?? event.guide.id, words);
  return (
    <button type="button" className={`${styles.option} ${isFirst ? styles.first : ""}`} onClick={() => void settle(option)}>
      <span className={styles.label}>{nameOf(option)}</span>
      <Follows event={event} option={option} />
    </button>
  );
}

/** Which other rulings the guide would read differently; what was issued in them stays. */
function Follows({ event, option }: Pick<OptionButtonProps, "event" | "option">) {
  const { t } = useTranslation("desk");
  const { t: common } = useTranslation("common");
  const all = foresee(event.state, option.changed, knownGuides());
  const words = useWords([...new Set(all.map(({ entry }) => entry.guide))]);
  const placeName = usePlaceName(event);
  if (all.length === 0) return <span>{t("follows.none")}</span>;
  return all.map(({ entry, before, after }) => {
    const place = placeName(entry);
    const infraction = words.infraction(entry.guide, entry.infraction);
    const readings = { before: words.penalties(entry.guide, before.issue), after: words.penalties(entry.guide, after.issue) };
    return (
      <span key={entry.id}>
        {readings.before === readings.after
          ? t("follows.same", { place, infraction, offence: common("offence", { count: after.offence ?? 1 }) })
          : t("follows.line", { place, infraction, ...readings })}
      </span>
    );
  });
}
