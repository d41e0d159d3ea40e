import { useTranslation } from "#i18n";
import type { Entry } from "#log";
import { foresee, knownGuides, nameOf, type OpenEvent, useWords } from "#parts";
import styles from "./CasePage.module.css";
import { guidesIn } from "./case-link.ts";
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
      {option.found ? <Found event={event} entry={option.found} /> : each.kind !== "claim" && <Follows event={event} option={option} />}
    </button>
  );
}

/** Whose entry it is, and where it stands. */
function Found({ event, entry }: { readonly event: OpenEvent; readonly entry: Entry }) {
  const words = useWords([entry.guide]);
  const placeName = usePlaceName(event);
  return (
    <span>
      {nameOf(event.state, entry.player)} <span>{placeName(entry)}</span> <span>{words.infraction(entry.guide, entry.infraction)}</span>
    </span>
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
