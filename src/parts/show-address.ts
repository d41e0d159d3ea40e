import type { Guide, PenaltyId } from "#rules";

interface Shown {
  readonly guide: Guide;
  readonly infraction: string;
  /** Undefined: the head judge decides. */
  readonly issued: readonly PenaltyId[] | undefined;
  readonly next?: readonly PenaltyId[] | undefined;
  readonly remedies: readonly string[];
  readonly house: boolean;
  /** Whose language is remembered. */
  readonly player?: string | undefined;
}

/** The address of the card for a player: codes only, nothing about anybody else. */
export function showAddress({ guide, infraction, issued, next, remedies, house, player }: Shown): string {
  const query = new URLSearchParams();
  if (issued) query.set("issued", issued.join(","));
  if (next) query.set("next", next.join(","));
  if (remedies.length > 0) query.set("remedies", remedies.join(","));
  if (house) query.set("house", "1");
  if (player !== undefined) query.set("player", player);
  return `/show/${guide.id}/${encodeURIComponent(infraction)}?${query}`;
}
