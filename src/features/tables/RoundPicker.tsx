import { useNavigate } from "react-router";
import { useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import { Select } from "#ui/Field.tsx";
import { type Round, roundQuery } from "./use-round.ts";

interface RoundPickerProps {
  readonly event: OpenEvent;
  readonly when: Round;
  /** The address without its round. */
  readonly to: string;
}

/** Other rounds whose pairings are known; nothing while there is only one. */
export function RoundPicker({ event, when, to }: RoundPickerProps) {
  const { t } = useTranslation("floor");
  const { t: common } = useTranslation("common");
  const navigate = useNavigate();
  const { state, settings } = event;
  const known = new Map([when, state, ...state.floor.pairings.values()].map(({ day, round }) => [`${day} ${round}`, { day, round }]));
  if (known.size < 2) return null;
  const rounds = [...known].sort(([, a], [, b]) => a.day - b.day || a.round - b.round);
  return (
    <Select
      label={t("tables.round")}
      value={`${when.day} ${when.round}`}
      onChange={(change) => {
        const chosen = known.get(change.target.value);
        if (chosen) void navigate(`${to}${roundQuery(event, chosen)}`, { replace: true });
      }}
    >
      {rounds.map(([key, { day, round }]) => (
        <option key={key} value={key}>
          {settings.from === settings.to ? common("round", { round }) : common("day-round", { day, round })}
        </option>
      ))}
    </Select>
  );
}
