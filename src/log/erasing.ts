import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { canonicalJson, hashOf } from "./chain.ts";
import { eventsOf } from "./coverage.ts";
import type { Body, BodyOf, LogEvent, RulingFields } from "./event.ts";
import { type LogState, resolve } from "./state.ts";
import { meaningOf } from "./topic.ts";

/** The key of a player whose person was erased begins with this; no key of a person does. */
const NOBODY = "~";

export function isNobody(player: string): boolean {
  return player.startsWith(NOBODY);
}

/** Names a person without saying who it was: docs/log-format.md. */
export function tagOfPerson(tournament: string, key: string): string {
  return bytesToHex(sha256(utf8ToBytes(`floorbook-person-1 ${tournament} ${key}`)).subarray(0, 16));
}

/** Every key under which a person stands in this log. */
export function keysOfPerson(state: LogState, player: string): readonly string[] {
  const person = resolve(state, player);
  return [...new Set([person, ...[...state.aliases.keys()].filter((each) => resolve(state, each) === person)])];
}

/** The keys of this log that belong to persons whom the head judge has erased. */
export function erasedKeys(state: LogState): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  if (state.erasures.size === 0) return tags;
  for (const key of new Set(eventsOf(state).flatMap((each) => keysIn(meaningOf(each))))) {
    const tag = tagOfPerson(state.tournament, key);
    if (state.erasures.has(tag)) tags.set(key, tag);
  }
  return tags;
}

/**
 * Every event with what is left of it, where some still say something of an erased person; undefined where none does.
 *
 * What is left follows from the event and the erased persons alone, so that every phone comes to the same, in whatever order events arrive. A
 * merge erases nobody but the person that the head judge named: merges can be anybody's, and this can not be taken back.
 */
export function withoutErased(state: LogState): readonly LogEvent[] | undefined {
  if (state.erasures.size === 0) return undefined;
  const keys = erasedKeys(state);
  const events = eventsOf(state);
  const targets = targetsOf(events, keys);
  const left = events.map((event) => formOf(event, keys, targets) ?? event);
  return left.every((each, index) => each === events[index]) ? undefined : left;
}

function formOf(event: LogEvent, keys: ReadonlyMap<string, string>, targets: ReadonlySet<string>): LogEvent | undefined {
  const meaning = meaningOf(event);
  if (!keysIn(meaning).some((each) => keys.has(each)) && !targets.has(targetOf(event.id, meaning))) return undefined;
  const rest = restOf(event.id, meaning, keys);
  if (rest && canonicalJson(rest) === canonicalJson(meaning)) return undefined;
  if (event.body.kind === "erased" && !event.body.rest) return undefined;
  return { ...event, v: 2, body: { kind: "erased", hash: hashOf(event), ...(rest ? { rest } : {}) } };
}

/** Entries and notes that were ever an erased person's; what is left of an event no longer says whose it was. */
function targetsOf(events: readonly LogEvent[], keys: ReadonlyMap<string, string>): ReadonlySet<string> {
  const targets = new Set<string>();
  for (const event of events) {
    const meaning = meaningOf(event);
    if (event.body.kind === "erased" || keysIn(meaning).some((each) => keys.has(each))) targets.add(targetOf(event.id, meaning));
  }
  return targets;
}

function targetOf(id: string, body: Body): string {
  return "target" in body && body.kind !== "players-unmerged" ? body.target : id;
}

function keysIn(body: Body): readonly string[] {
  switch (body.kind) {
    case "players-merged":
      return [body.player, body.into];
    case "deck-checked":
      return body.players;
    case "paired":
      return body.tables.flatMap((each) => each.players);
    default:
      return "player" in body && body.player !== undefined ? [body.player] : [];
  }
}

type Rest = NonNullable<BodyOf<"erased">["rest"]>;

/** What still counts, without names, places, answers and words; undefined where nothing does. */
function restOf(id: string, body: Body, keys: ReadonlyMap<string, string>): Rest | undefined {
  const anybody = (key: string, of: string) => (keys.has(key) ? `${NOBODY} ${of}`.slice(0, 80) : key);
  switch (body.kind) {
    case "recorded": {
      const { kind, player, day, round } = body;
      return { kind, player: anybody(player, id), ...anonymous(body), day, round };
    }
    case "corrected": {
      const { kind, target, ruling, day, round } = body;
      return {
        kind,
        target,
        ...(ruling ? { ruling: anonymous(ruling) } : {}),
        ...(day === undefined ? {} : { day }),
        ...(round === undefined ? {} : { round }),
      };
    }
    case "reassigned":
      return { ...body, player: anybody(body.player, body.target) };
    case "decided": {
      const { reason, ...rest } = body;
      return rest;
    }
    case "voided":
      return { ...body, reason: "" };
    case "paired":
      return {
        ...body,
        tables: body.tables.map(({ table, players }) => ({ table, players: players.map((each) => (keys.has(each) ? NOBODY : each)) })),
      };
    case "clock-set": {
      const { player, ...rest } = body;
      return rest;
    }
    // Says nothing of anybody but by its target.
    case "restored":
    case "claim-settled":
      return body as never;
    default:
      return undefined;
  }
}

function anonymous({ guide, edition, level, infraction, issued }: RulingFields): RulingFields {
  return { guide, edition, level, facts: {}, ...(infraction === undefined ? {} : { infraction }), ...(issued ? { issued } : {}) };
}
