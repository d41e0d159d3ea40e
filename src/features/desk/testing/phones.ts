import {
  addEvents,
  type Body,
  chained,
  createLogState,
  type Head,
  hashOf,
  type LogEvent,
  type LogState,
  recommendationOf,
  recordOf,
} from "#log";
import { assess, type Facts, type Guide, guides } from "#rules";

export const GUIDES = guides;

function guideOf(id: string): Guide {
  const guide = guides.find((each) => each.id === id);
  if (!guide) throw new Error(`no guide ${id}`);
  return guide;
}

interface Rules {
  readonly player?: string;
  readonly infraction: string;
  readonly round?: number;
  readonly day?: number;
  readonly table?: string;
  readonly facts?: Facts;
  readonly issued?: readonly string[];
  readonly deviation?: string;
  readonly pending?: true;
}

/** A phone that writes into a log of its own until it is told of others' events. */
export interface TestPhone {
  readonly state: LogState;
  readonly write: (...bodies: readonly Body[]) => readonly LogEvent[];
  readonly hear: (other: { readonly state: LogState }) => void;
  /** Writes down what the guide gives over what this phone knows; the entry's id. */
  readonly rule: (ruled: Rules) => string;
}

/** The first phone opens the event and is its head judge's. */
export function createPhone(id: string, guideId = "dci-2005", opened?: { readonly state: LogState }): TestPhone {
  const guide = guideOf(guideId);
  const level = guide.levels[0]?.id ?? "";
  const state = createLogState("event");
  let head: Head | undefined;
  const phone: TestPhone = {
    state,
    write: (...bodies) => {
      const events = bodies.map((body) => {
        const stamp = {
          id: `${id}-${(head?.seq ?? 0) + 1}`,
          tournament: "event",
          phone: id,
          by: `Judge ${id}`,
          at: "2026-12-05T14:00:00+08:00",
        };
        const event = chained(stamp, body, head, state.clock);
        head = { seq: event.seq, hash: hashOf(event) };
        addEvents(state, [event]);
        return event;
      });
      return events;
    },
    hear: (other) => {
      addEvents(state, [...other.state.events.values()]);
    },
    rule: ({ player = "@player01", infraction, round = 1, day = 1, facts = {}, issued, ...rest }) => {
      const ruling = assess(guide, { infraction, level, day, round, facts }, recordOf(state, player, guide, { day, round }));
      const recommended = recommendationOf(ruling);
      const given = issued ?? recommended.issue;
      const about = { guide: guide.id, edition: guide.edition, level, infraction, facts, recommended, day, round };
      const [event] = phone.write({ kind: "recorded", player, ...about, ...(given ? { issued: [...given] } : {}), ...rest });
      return event?.id ?? "";
    },
  };
  if (opened) phone.hear(opened);
  else
    phone.write({
      kind: "opened",
      settings: {
        name: "Test Open",
        from: "2026-12-05",
        to: "2026-12-05",
        guide: guide.id,
        edition: guide.edition,
        level,
        matchForm: "best-of-three",
        decisions: {},
      },
    });
  return phone;
}
