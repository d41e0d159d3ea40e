import { type Body, compareEvents, type LogEvent, type PhoneRole } from "./event.ts";
import { meaningOf } from "./topic.ts";

/** Who was head judge from one place of the log on; the first step has no event before it. */
export interface RoleStep {
  readonly after?: LogEvent;
  readonly roles: ReadonlyMap<string, PhoneRole>;
}

const HEAD_JUDGE_ONLY: readonly Body["kind"][] = [
  "opened",
  "set",
  "house-ruled",
  "decided",
  "role-given",
  "claim-settled",
  "player-erased",
];

/** Decisions: they count only if a head judge's phone wrote them. */
export function needsHeadJudge(event: LogEvent): boolean {
  return HEAD_JUDGE_ONLY.includes(meaningOf(event).kind);
}

/**
 * The roles of an event through its log. `anchors` are the phones that the join code names; without one, the phone of the first `opened` is
 * head judge. Undefined while neither is known: then nobody's word can be weighed, and all of it counts.
 */
export function roleStepsOf(events: readonly LogEvent[], anchors: readonly string[]): readonly RoleStep[] | undefined {
  const opened = events.filter(({ body }) => body.kind === "opened").sort(compareEvents)[0];
  const heads = anchors.length > 0 ? anchors : opened && [opened.phone];
  if (!heads) return undefined;
  let roles: ReadonlyMap<string, PhoneRole> = new Map(heads.map((each) => [each, "head"]));
  const steps: RoleStep[] = [{ roles }];
  for (const event of events) {
    const { body, phone } = event;
    if (body.kind !== "role-given" || roles.get(phone) !== "head") continue;
    const next = new Map(roles).set(body.phone, body.role);
    // An event without a head judge could never decide again.
    if (![...next.values()].includes("head")) continue;
    roles = next;
    steps.push({ after: event, roles });
  }
  return steps;
}

export function wasHeadAt(steps: readonly RoleStep[] | undefined, event: LogEvent): boolean {
  if (!steps) return true;
  return steps.findLast(({ after }) => !after || compareEvents(after, event) < 0)?.roles.get(event.phone) === "head";
}

/** Two logs with the same steps weigh every decision alike. */
export function isSameSteps(a: readonly RoleStep[] | undefined, b: readonly RoleStep[] | undefined): boolean {
  if (!a || !b) return a === b;
  return a.length === b.length && a.every((each, index) => isSameStep(each, b[index]));
}

function isSameStep(a: RoleStep, b: RoleStep | undefined): boolean {
  return (
    a.after?.id === b?.after?.id && [...a.roles].every(([phone, role]) => b?.roles.get(phone) === role) && a.roles.size === b?.roles.size
  );
}
