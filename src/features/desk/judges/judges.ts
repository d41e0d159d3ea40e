import { eventsAbout, type LogEvent, type LogState } from "#log";

/** One phone of the event and who writes on it, as far as this phone has received its log. */
export interface JudgePhone {
  readonly phone: string;
  readonly judge: string;
  /** Under which other names it wrote, the latest first. */
  readonly earlier: readonly string[];
  readonly entries: number;
  /** Local time of the phone's last event of any kind. */
  readonly last: string;
  readonly app: string | undefined;
  /** Guides and editions of its entries, as "guide edition". */
  readonly guides: readonly string[];
}

/** Everybody who writes, the most recent first. */
export function judgesOf(state: LogState): readonly JudgePhone[] {
  const entries = new Map<string, { count: number; guides: Set<string> }>();
  for (const { phone, guide, edition } of state.entries.values()) {
    const known = entries.get(phone) ?? { count: 0, guides: new Set<string>() };
    known.count += 1;
    known.guides.add(`${guide} ${edition}`);
    entries.set(phone, known);
  }
  return [...state.heads.values()]
    .sort((a, b) => b.clock - a.clock)
    .map((head) => {
      const joined = joinedOn(state, head.phone);
      const names = [head.by, ...joined.map(({ judge }) => judge).toReversed()];
      const { count = 0, guides = [] } = entries.get(head.phone) ?? {};
      return {
        phone: head.phone,
        judge: head.by,
        earlier: [...new Set(names)].slice(1),
        entries: count,
        last: head.at,
        app: joined.at(-1)?.app,
        guides: [...guides].sort(),
      };
    });
}

function joinedOn(state: LogState, phone: string): readonly Extract<LogEvent["body"], { kind: "joined" }>[] {
  return eventsAbout(state, `phone ${phone}`).flatMap(({ body }) => (body.kind === "joined" ? [body] : []));
}

/** What most phones have; undefined while none says. */
export function commonest(values: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
