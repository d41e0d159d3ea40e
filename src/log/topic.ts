import type { Body, LogEvent } from "./event.ts";

/** What an event speaks of: an entry, a person, or one of the tournament's own topics. One new event touches one topic. */
export function topicOf(event: LogEvent): string {
  const body = meaningOf(event);
  switch (body.kind) {
    case "opened":
    case "set":
      return "settings";
    case "advanced":
      return "round";
    case "joined":
      return `phone ${event.phone}`;
    case "role-given":
      return "roles";
    case "house-ruled":
      return "house";
    case "guide-added":
      return "guides";
    case "players-merged":
    case "players-unmerged":
      return "merges";
    case "player-added":
    case "player-changed":
      return `player ${body.player}`;
    case "recorded":
    case "noted":
    case "called":
    case "extended":
    case "deck-checked":
    case "claimed":
    case "erased":
      return `entry ${event.id}`;
    case "clock-set":
      return `clock ${body.clock}`;
    case "paired":
      return `pairing ${body.day} ${body.round}`;
    case "planned":
      return `plan ${body.day}`;
    case "table-marked":
      return `mark ${body.day} ${body.round} ${body.table}`;
    case "player-erased":
      return "erasures";
    default:
      return `entry ${body.target}`;
  }
}

/** What an event still says: of an erased one, what was left. */
export function meaningOf({ body }: LogEvent): Body {
  return body.kind === "erased" ? (body.rest ?? body) : body;
}
