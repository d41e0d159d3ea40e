import { useRef } from "react";
import { useNavigate } from "react-router";
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
}

/** Opens the wizard for a person, with the infraction if it is known already. */
export function useStartRuling(event: OpenEvent): (player: string, options?: StartOptions) => void {
  const { log } = useStores();
  const navigate = useNavigate();
  // The screen is left with the first start: a second one would leave a draft behind.
  const started = useRef(false);
  return (player, { preset, reuse, replace = false } = {}) => {
    if (started.current) return;
    started.current = true;
    const id = reuse?.id ?? log.newId();
    const fresh = reuse ?? newDraft(id, [{ player, entry: id }], event.state);
    const draft = preset ? withInfraction(fresh, preset.infraction, preset.facts) : fresh;
    void log.saveDraft({ id, tournament: event.id, draft });
    void navigate(`/rule/${id}/${preset ? "ruling" : "what"}`, { replace });
  };
}
