import { useSearchParams } from "react-router";
import type { OpenEvent } from "#parts";

export interface Round {
  readonly day: number;
  readonly round: number;
}

/** The round that is looked at: the one now, unless the address says another. */
export function useRound({ state }: OpenEvent): Round {
  const [query] = useSearchParams();
  return { day: numberIn(query.get("day")) ?? state.day, round: numberIn(query.get("round")) ?? state.round };
}

/** Addresses keep the round that is looked at, and stay short for the one now. */
export function roundQuery({ state }: OpenEvent, { day, round }: Round): string {
  return day === state.day && round === state.round ? "" : `?${new URLSearchParams({ day: String(day), round: String(round) })}`;
}

function numberIn(text: string | null): number | undefined {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}
