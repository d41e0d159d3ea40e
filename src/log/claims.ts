import type { Entry } from "./entry.ts";
import { type FloorRecord, floorRecords } from "./floor.ts";
import { comparable } from "./identity.ts";
import { compareEntries, entriesOf, type LogState, resolve } from "./state.ts";

/** What a player said of offences before. */
export type Claim = FloorRecord<"claimed">;

/** What a person said, of one infraction or of all, in the order of the log. */
export function claimsOf(
  state: LogState,
  player: string,
  about?: { readonly guide: string; readonly infraction: string },
): readonly Claim[] {
  const key = resolve(state, player);
  return floorRecords(state.floor, "claimed").filter(
    ({ body }) => resolve(state, body.player) === key && (!about || (body.guide === about.guide && body.infraction === about.infraction)),
  );
}

/** Claims that speak of more than is on record, and that nobody has settled. What arrives later settles them by itself. */
export function openClaims(state: LogState): readonly Claim[] {
  return floorRecords(state.floor, "claimed").filter((claim) => !claim.settled && claim.body.times > knownTo(state, claim).length);
}

/** What was on record of this kind before a claim, as far as this phone knows by now. */
function knownTo(state: LogState, claim: Claim): readonly Entry[] {
  return entriesOf(state, claim.body.player).filter((each) => isSameKind(claim, each) && isStanding(each) && isBefore(each, claim));
}

const MOST_CANDIDATES = 12;

/** Entries that a claim may speak of beside what counts already, the likeliest first: of the same person, and of people whose names are much alike. */
export function candidatesFor(state: LogState, claim: Claim): readonly Entry[] {
  const person = resolve(state, claim.body.player);
  const names = spellingsOf(state, person);
  const known = knownTo(state, claim).map((each) => each.id);
  const weighed = [...state.entries.values()].flatMap((entry) => {
    if (!isBefore(entry, claim) || known.includes(entry.id)) return [];
    const key = resolve(state, entry.player);
    const isTheirs = key === person;
    if (!isTheirs && !isAlike(names, spellingsOf(state, key))) return [];
    return [{ entry, weight: (isSameKind(claim, entry) ? 0 : 2) + (isTheirs ? 0 : 1) }];
  });
  weighed.sort((a, b) => a.weight - b.weight || compareEntries(b.entry, a.entry));
  return weighed.slice(0, MOST_CANDIDATES).map(({ entry }) => entry);
}

function isSameKind({ body }: Claim, entry: Entry): boolean {
  return entry.guide === body.guide && entry.infraction === body.infraction;
}

function isStanding({ state }: Entry): boolean {
  return state !== "voided" && state !== "refused" && state !== "open";
}

function isBefore(entry: Entry, { id, clock, body: { day, round } }: Claim): boolean {
  return compareEntries(entry, { day, round, clock, id }) < 0;
}

function spellingsOf(state: LogState, key: string): readonly string[] {
  return (state.players.get(key)?.spellings ?? []).map((name) => comparable(name));
}

/** Names that a judge in a hurry may take for one another: one is part of the other, or they differ by a sign or two. */
function isAlike(some: readonly string[], others: readonly string[]): boolean {
  return some.some((a) =>
    others.some(
      (b) => a === b || (Math.min(a.length, b.length) > 1 && (a.includes(b) || b.includes(a))) || distance(a, b) <= allowed(a, b),
    ),
  );
}

function allowed(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest < 3 ? 0 : longest < 7 ? 1 : 2;
}

/** How many signs have to be added, taken away or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
