import * as v from "valibot";
import { corrected, decided, reassigned, recorded, voided } from "./entry-bodies.ts";
import { erasedTag, hash } from "./fields.ts";
import { clockSet, paired } from "./floor-bodies.ts";

/** Known since version 2: personal data is taken out, and what has to be counted stays. */
export const erasingBodies = [
  /** The head judge has a person erased, on every phone that this reaches. `tag` names the person without saying who it was. */
  v.strictObject({ kind: v.literal("player-erased"), tag: erasedTag }),
  /** What is left of an event. `hash` is that of the event as it was written, so that chains and seals hold. */
  v.strictObject({
    kind: v.literal("erased"),
    hash,
    tag: v.exactOptional(erasedTag),
    /** The body without names, notes and answers, where something still counts. */
    rest: v.exactOptional(v.variant("kind", [recorded, corrected, reassigned, decided, voided, paired, clockSet])),
  }),
] as const;
