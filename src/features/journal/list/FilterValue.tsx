import type { ReactNode } from "react";
import { useTranslation } from "#i18n";
import { NO_PENALTY } from "#log";
import { type OpenEvent, useInfractionName, usePenaltyNames } from "#parts";
import { type FilterKey, STATE_FILTERS } from "./filters.ts";

interface FilterValueProps {
  readonly event: OpenEvent;
  readonly filter: FilterKey;
  readonly value: string;
  readonly children: (label: string) => ReactNode;
}

/** A filter's value in words. */
export function FilterValue(props: FilterValueProps) {
  return props.filter === "infraction" ? <InfractionValue {...props} /> : <PlainValue {...props} />;
}

function PlainValue({ event, filter, value, children }: FilterValueProps) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation("common");
  const names = usePenaltyNames(event.guide);
  switch (filter) {
    case "round":
      return children(common("round", { round: value }));
    case "day":
      return children(common("day", { day: value }));
    case "penalty":
      return children(names(value === NO_PENALTY ? [] : [value]));
    case "state": {
      const state = STATE_FILTERS.find((each) => each === value);
      return children(state ? t(`filter.states.${state}`) : value);
    }
    default:
      return children(value);
  }
}

function InfractionValue({ value, children }: FilterValueProps) {
  const [guide = "", infraction = ""] = value.split(" ");
  const name = useInfractionName(guide);
  return children(name(infraction));
}
