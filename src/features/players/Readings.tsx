import { useTranslation } from "#i18n";
import type { Flag, Recommendation } from "#log";
import { usePenaltyNames } from "#parts";
import type { Guide } from "#rules";

interface ReadingsProps {
  readonly guide: Guide;
  readonly flag: Flag;
}

/** What the guide gave when it was asked, and what it gives over the record as it is now. */
export function Readings({ guide, flag: { before, now } }: ReadingsProps) {
  const { t } = useTranslation("players");
  const { t: common } = useTranslation("common");
  const names = usePenaltyNames(guide);
  const reading = ({ issue, offence }: Recommendation) =>
    offence === undefined ? names(issue) : t("flag.reading", { penalty: names(issue), offence: common("offence", { count: offence }) });
  return (
    <>
      <span>{t("flag.then", { reading: reading(before) })}</span>
      <span>{t("flag.now", { reading: reading(now) })}</span>
    </>
  );
}
