import * as v from "valibot";
import { erasedTag, hash, id, ids, round } from "./fields.ts";

/** Known since version 2: personal data is taken out, and what has to be counted stays. */
export const erasingBodies = [
  /** The head judge has a person erased, on every phone that this reaches. `tag` names the person without saying who it was. */
  v.strictObject({ kind: v.literal("player-erased"), tag: erasedTag }),
  /** What is left of an event. `hash` is that of the event as it was written, so that chains and seals hold. */
  v.strictObject({
    kind: v.literal("erased"),
    hash,
    tag: v.exactOptional(erasedTag),
    /** Of an entry: the anonymous penalty. */
    entry: v.exactOptional(
      v.strictObject({
        guide: id,
        edition: id,
        level: id,
        infraction: v.exactOptional(id),
        issued: v.exactOptional(ids),
        day: round,
        round,
      }),
    ),
  }),
] as const;
