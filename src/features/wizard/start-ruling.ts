import { useRef } from "react";
import { useNavigate } from "react-router";
import { seatOf } from "#log";
import type { OpenEvent } from "#parts";
import type { Facts } from "#rules";
import { useStores } from "#store";
import { newDraft, type RulingDraft, withInfraction } from "./draft.ts";

export interface Preset {
  readonly infraction: string;
  readonly facts?: Facts;
}

interface StartOptions {
  readonly preset?: Preset | undefined;
  /** A draft of the same person that has nothing in it yet. */
  readonly reuse?: RulingDraft | undefined;
  readonly replace?: boolean;
  /** The other player of the table, and the table. */
  readonly second?: string | undefined;
  readonly table?: string | undefined;
}

/** Opens the wizard for a person, with the infraction if it is known already. */
export function useStartRuling(event: OpenEvent): (player: string, options?: StartOptions) => void {
  const { log } = useStores();
  const navigate = useNavigate();
  // The screen is left with the first start: a second one would leave a draft behind.
  const started = useRef(false);
  return (player, { preset, reuse, replace = false, second, table } = {}) => {
    if (started.current) return;
    started.current = true;
    const id = reuse?.id ?? log.newId();
    const { day, round } = event.state;
    const subjects = [{ player, entry: id }, ...(second === undefined ? [] : [{ player: second, entry: log.newId() }])];
    const fresh = reuse ?? newDraft(id, subjects, { day, round, table: table ?? seatOf(event.state, event.state, player) });
    const draft = preset ? withInfraction(fresh, preset.infraction, preset.facts) : fresh;
    void log.saveDraft({ id, tournament: event.id, draft });
    void navigate(`/rule/${id}/${preset ? "ruling" : "what"}`, { replace });
  };
}
