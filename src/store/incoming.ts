import {
  eventsAbout,
  eventsFrom,
  type Held,
  hashOf,
  type Incoming,
  isSameEvent,
  type LogEvent,
  type LogState,
  type MergePlan,
  planMerge,
} from "#log";

/** What is held of the chains that incoming events belong to. */
export function heldOf(state: LogState, { events }: Incoming): Held {
  const places = new Map<string, LogEvent[]>();
  for (const event of chainsIn(state, events)) {
    const place = `${event.seq} ${event.phone}`;
    const others = places.get(place);
    if (others) others.push(event);
    else places.set(place, [event]);
  }
  return {
    at: (phone, seq) => (places.get(`${seq} ${phone}`) ?? []).map((event) => ({ hash: hashOf(event), clock: event.clock })),
    keys: keysIn(state),
  };
}

/** What would be new, and which ids are taken by something else. */
export function planIncoming(state: LogState, { events }: Incoming): MergePlan {
  const unknown = events.filter((each) => !isHeld(state, each));
  const mine = new Map(chainsIn(state, unknown).map((each) => [each.id, each]));
  for (const { id } of unknown) {
    const event = state.events.get(id);
    if (event) mine.set(id, event);
  }
  const plan = planMerge(mine, unknown);
  return { ...plan, known: plan.known + events.length - unknown.length };
}

function isHeld(state: LogState, event: LogEvent): boolean {
  const known = state.events.get(event.id);
  return known !== undefined && [known, ...(state.clashes.get(event.id) ?? [])].some((each) => isSameEvent(each, event));
}

/** What is to be kept: what is new, and the other contents of a clash. */
export function freshOf({ fresh, clashes }: MergePlan): readonly LogEvent[] {
  return [...fresh, ...clashes.map((each) => each.theirs)];
}

/** From one before the first of the incoming events on. */
function chainsIn(state: LogState, events: readonly LogEvent[]): readonly LogEvent[] {
  const starts = new Map<string, number>();
  for (const { phone, seq } of events) starts.set(phone, Math.min(seq, starts.get(phone) ?? seq));
  return eventsFrom(state, new Map([...starts].map(([phone, seq]) => [phone, seq - 1])));
}

function keysIn(state: LogState): ReadonlyMap<string, string | undefined> {
  const keys = new Map<string, string | undefined>();
  for (const topic of state.topics.keys()) {
    if (!topic.startsWith("phone ")) continue;
    for (const { phone, body } of eventsAbout(state, topic)) if (body.kind === "joined") keys.set(phone, body.key ?? keys.get(phone));
  }
  return keys;
}
