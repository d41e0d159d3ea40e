import { unreachable } from "#lib/unreachable.ts";
import {
  type Claim,
  candidatesFor,
  createFindings,
  type Entry,
  entriesOf,
  type Flag,
  flagsOf,
  incidentOf,
  type LogEvent,
  type LogState,
  openClaims,
  REOPENED,
  recordOf,
  SETTLED,
} from "#log";
import { type Alert, assess, type Guide } from "#rules";

/** Why an entry waits for the head judge, the weightiest first. */
export const GROUNDS = ["disqualification", "pending", "escalation", "deviation", "flagged"] as const;
export type Ground = (typeof GROUNDS)[number];

interface EntryCase {
  readonly kind: "entry";
  readonly id: string;
  readonly entry: Entry;
  readonly grounds: readonly Ground[];
  /** What the guide says over today's record, where that is another ruling. */
  readonly flag: Flag | undefined;
  /** The entries by which today's record differs from the one that the ruling rests on. */
  readonly causes: readonly string[];
}

/** Two judges may have written down one call. */
interface DuplicateCase {
  readonly kind: "duplicate";
  readonly id: string;
  readonly entry: Entry;
  readonly other: Entry;
}

/** The guide asks somebody to look at this person's record. */
interface AlertCase {
  readonly kind: "alert";
  readonly id: string;
  readonly entry: Entry;
  readonly alert: Alert;
}

/** One id came with several contents. */
interface ClashCase {
  readonly kind: "clash";
  readonly id: string;
  /** The entry that the contents are about, if they are about one. */
  readonly entry: Entry | undefined;
  readonly contents: readonly LogEvent[];
}

/** A player spoke of offences that are not on record. */
interface ClaimCase {
  readonly kind: "claim";
  readonly id: string;
  readonly entry: undefined;
  readonly claim: Claim;
  /** What it may speak of. */
  readonly candidates: readonly Entry[];
}

export type Case = EntryCase | DuplicateCase | AlertCase | ClashCase | ClaimCase;
export type CaseOf<Kind extends Case["kind"]> = Extract<Case, { readonly kind: Kind }>;

interface Looking {
  readonly guides: readonly Guide[];
  /** The head judge's own departures from the guide wait for nobody. */
  readonly headJudge: string | undefined;
}

const cases = createFindings((state: LogState, player: string, looking: Looking & { readonly under: string }) =>
  casesOf(state, player, entriesOf(state, player), looking),
);

/** All that waits for the head judge's decision, the weightiest first. Only people whose entries have changed are looked at again. */
export function inboxOf(state: LogState, looking: Looking): readonly Case[] {
  const under = JSON.stringify([looking.headJudge, looking.guides.length, state.settings?.matchForm, ...state.house]);
  cases.look(state, { ...looking, under });
  return [...cases.found(state), ...clashesIn(state), ...claimsIn(state)].sort(
    (a, b) => weightOf(a) - weightOf(b) || placeOf(a) - placeOf(b),
  );
}

/** What a case can be about, the weightiest first. */
export const TOPICS = [
  "disqualification",
  "pending",
  "duplicate",
  "escalation",
  "alert",
  "deviation",
  "flagged",
  "claim",
  "clash",
] as const;
export type Topic = (typeof TOPICS)[number];

/** What a case is about first of all. */
export function topicOf(each: Case): Topic {
  return each.kind === "entry" ? (each.grounds[0] ?? "pending") : each.kind;
}

function weightOf(each: Case): number {
  return TOPICS.indexOf(topicOf(each));
}

/** What happened first waits longest. */
function placeOf(each: Case): number {
  const entry = each.kind === "claim" ? each.claim.body : each.entry;
  return entry ? entry.day * 1000 + entry.round : 0;
}

function casesOf(state: LogState, player: string, entries: readonly Entry[], looking: Looking): readonly Case[] {
  const flags = new Map(flagsOf(state, player, looking.guides).map((flag) => [flag.entry, flag]));
  return [
    ...duplicatesIn(state, entries),
    ...entries.flatMap((entry) => entryCase(state, entry, flags.get(entry.id), looking)),
    ...alertsIn(state, entries, looking.guides),
  ];
}

function entryCase(state: LogState, entry: Entry, flag: Flag | undefined, { guides, headJudge }: Looking): readonly Case[] {
  const guide = guides.find((each) => each.id === entry.guide);
  const isExclusion = guide?.ladder.some((each) => each.kind === "exclusion" && entry.issued?.includes(each.id)) ?? false;
  const causes = flag ? causesOf(flag) : [];
  const isMissed = causes.some((id) => flag?.now.counted.includes(id) && state.entries.get(id)?.phone !== entry.phone);
  const grounds = GROUNDS.filter((ground) => {
    switch (ground) {
      case "disqualification":
        return entry.state === "pending" && isExclusion;
      case "pending":
        return entry.state === "pending" && !isExclusion;
      case "escalation":
        return isMissed;
      case "deviation":
        return entry.deviation !== undefined && entry.state === "standing" && entry.by !== headJudge;
      case "flagged":
        return flag !== undefined && !isMissed;
      default:
        return unreachable(ground);
    }
  });
  return grounds.length === 0 ? [] : [{ kind: "entry", id: entry.id, entry, grounds, flag, causes }];
}

function causesOf({ before, now }: Flag): readonly string[] {
  return [...now.counted.filter((each) => !before.counted.includes(each)), ...before.counted.filter((each) => !now.counted.includes(each))];
}

function counts({ state }: Entry): boolean {
  return state !== "voided" && state !== "refused" && state !== "open";
}

/** The later entry is the one in question. */
function duplicatesIn(state: LogState, entries: readonly Entry[]): readonly Case[] {
  const standing = entries.filter(counts);
  return standing.flatMap((entry, index) =>
    standing
      .slice(0, index)
      .filter((other) => isAlike(other, entry) && !isSaidToBeTwo(state, other, entry))
      .map((other): Case => ({ kind: "duplicate", id: `${other.id} ${entry.id}`, entry, other })),
  );
}

function isAlike(a: Entry, b: Entry): boolean {
  if (a.guide !== b.guide || a.infraction !== b.infraction || a.day !== b.day) return false;
  if (a.phone !== b.phone) return Math.abs(a.round - b.round) <= 1;
  return a.by !== b.by && a.round === b.round && a.table !== undefined && a.table === b.table;
}

/** Somebody confirmed both of them in one go, and did not take it back. */
function isSaidToBeTwo(state: LogState, a: Entry, b: Entry): boolean {
  return pairsOf(state, a, b, SETTLED.duplicate) > pairsOf(state, a, b, REOPENED.duplicate);
}

/** How often both were marked in one go. */
function pairsOf(state: LogState, a: Entry, b: Entry, reason: string): number {
  const marks = marksOf(state, b, reason);
  return marksOf(state, a, reason).filter((one) => marks.some((two) => one.phone === two.phone && Math.abs(one.seq - two.seq) === 1))
    .length;
}

function isLookedAt(state: LogState, entry: Entry, what: "alert" | "clash"): boolean {
  return marksOf(state, entry, SETTLED[what]).length > marksOf(state, entry, REOPENED[what]).length;
}

/** Only a head judge's marks count, as everywhere in the log. */
function marksOf(state: LogState, entry: Entry, reason: string): readonly LogEvent[] {
  return entry.history.filter(({ id, body }) => body.kind === "decided" && body.reason === reason && !state.invalid.has(id));
}

/** The last entry at which a guide's alert is due, unless somebody has looked at it. */
function alertsIn(state: LogState, entries: readonly Entry[], guides: readonly Guide[]): readonly Case[] {
  for (const entry of entries.toReversed()) {
    const guide = guides.find((each) => each.id === entry.guide && each.edition === entry.edition);
    const incident = guide?.alerts && counts(entry) ? incidentOf(state, guide, entry) : undefined;
    if (!guide || !incident) continue;
    const { alerts } = assess(guide, incident, recordOf(state, entry.player, guide, entry));
    if (alerts.length === 0) continue;
    if (isLookedAt(state, entry, "alert")) return [];
    return alerts.map((alert) => ({ kind: "alert", id: `${alert.id} ${entry.id}`, entry, alert }));
  }
  return [];
}

function claimsIn(state: LogState): readonly Case[] {
  return openClaims(state).map((claim) => ({
    kind: "claim",
    id: `claim ${claim.id}`,
    entry: undefined,
    claim,
    candidates: candidatesFor(state, claim),
  }));
}

function clashesIn(state: LogState): readonly Case[] {
  return [...state.clashes].flatMap(([id, contents]): readonly Case[] => {
    const target = contents.map(({ body }) => ("target" in body ? body.target : id)).find((each) => state.entries.has(each));
    const entry = target === undefined ? undefined : state.entries.get(target);
    const isSettled = entry && (entry.state === "voided" || isLookedAt(state, entry, "clash"));
    return isSettled ? [] : [{ kind: "clash", id: `clash ${id}`, entry, contents }];
  });
}
