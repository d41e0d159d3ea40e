import { type Body, type BodyOf, type Entry, type LogEvent, type LogState, REOPENED, type RulingFields, SETTLED } from "#log";
import type { PenaltyId } from "#rules";
import type { Case, CaseOf } from "./inbox.ts";

export const CHOICES = [
  "follow",
  "confirm",
  "keep",
  "by-guide",
  "refuse",
  "one-call",
  "two-calls",
  "looked-at",
  "raise",
  "as-shown",
  "as-other",
  "claim-found",
  "claim-none",
] as const;
export type OptionName = (typeof CHOICES)[number] | "change";

/** One way to settle a case: what is written for it, how the entries look then, and the way back. */
export interface Option {
  readonly name: OptionName;
  readonly id: string;
  /** The penalty that stands afterwards. */
  readonly penalty?: readonly PenaltyId[];
  /** Whose entry is kept. */
  readonly judge?: string;
  readonly bodies: readonly Body[];
  readonly undo: readonly Body[];
  readonly changed: readonly Entry[];
  /** The entry that a claim is said to speak of. */
  readonly found?: Entry;
}

/** The first is what the head judge most likely wants. `reason` is what was typed, if anything. */
export function optionsOf(state: LogState, each: Case, reason: string): readonly Option[] {
  switch (each.kind) {
    case "entry":
      return entryOptions({ ...each, entry: heeded(state, each.entry) }, reason);
    case "duplicate":
      return [
        keepOnly(each.other, each.entry),
        keepOnly(each.entry, each.other),
        twoCalls([each.other, each.entry].map((one) => heeded(state, one))),
      ];
    case "alert":
      return alertOptions(heeded(state, each.entry), each.alert.proposes);
    case "clash":
      return each.entry ? clashOptions(heeded(state, each.entry), each.contents) : [];
    case "claim":
      return claimOptions(each);
  }
}

/** Another penalty than any that was proposed. */
export function changeOption(state: LogState, changed: Entry, issued: readonly PenaltyId[], reason: string): Option {
  const entry = heeded(state, changed);
  return decide("change", entry, { decision: "changed", issued, ...withReason(reason) }, { ...entry, issued, state: "confirmed" });
}

function entryOptions({ entry, flag, grounds }: CaseOf<"entry">, reason: string): readonly Option[] {
  const refuse = decide("refuse", entry, { decision: "refused", ...withReason(reason) }, { ...entry, state: "refused" });
  if (flag) {
    const { now } = flag;
    const follow = now.issue && !isSame(now.issue, entry.issued) ? [ruleAgain("follow", entry, now, now.issue, reason)] : [];
    const keep = ruleAgain("keep", entry, now, entry.issued ?? [], reason);
    return [...follow, keep, ...(entry.state === "pending" ? [refuse] : [])];
  }
  const confirm = decide("confirm", entry, { decision: "confirmed", ...withReason(reason) }, { ...entry, state: "confirmed" });
  const guide = entry.recommended?.issue;
  const byGuide =
    grounds.includes("deviation") && guide && !isSame(guide, entry.issued)
      ? [
          decide(
            "by-guide",
            entry,
            { decision: "changed", issued: guide, ...withReason(reason) },
            { ...entry, issued: guide, state: "confirmed" },
          ),
        ]
      : [];
  return [confirm, ...byGuide, refuse];
}

/** The ruling set anew over today's record, and confirmed. */
function ruleAgain(
  name: "follow" | "keep",
  entry: Entry,
  now: NonNullable<Entry["recommended"]>,
  issued: readonly PenaltyId[],
  reason: string,
): Option {
  const { deviation, ...before } = rulingFieldsOf(entry);
  const departs = now.issue !== undefined && !isSame(now.issue, issued);
  const why = reason || deviation;
  const ruling: RulingFields = { ...before, recommended: now, issued, ...(departs && why ? { deviation: why } : {}) };
  const decided: Body = { kind: "decided", target: entry.id, decision: "confirmed", ...withReason(reason) };
  return {
    name,
    id: name,
    penalty: issued,
    bodies: [{ kind: "corrected", target: entry.id, ruling }, decided],
    undo: asBefore(entry),
    changed: [{ ...entry, recommended: now, issued, state: "confirmed" }],
  };
}

function keepOnly(kept: Entry, given: Entry): Option {
  return {
    name: "one-call",
    id: `one-call ${kept.id}`,
    judge: kept.by,
    ...(kept.issued ? { penalty: kept.issued } : {}),
    bodies: [{ kind: "voided", target: given.id, reason: "twice" }],
    undo: [{ kind: "restored", target: given.id }],
    changed: [{ ...given, state: "voided" }],
  };
}

function twoCalls(both: readonly Entry[]): Option {
  return {
    name: "two-calls",
    id: "two-calls",
    bodies: both.map((each) => marked(each, SETTLED.duplicate)),
    undo: [...both.map((each) => marked(each, REOPENED.duplicate)), ...both.flatMap(asBefore)],
    changed: both.map((each) => ({ ...each, state: "confirmed" })),
  };
}

function alertOptions(entry: Entry, proposes: readonly PenaltyId[]): readonly Option[] {
  const reason = SETTLED.alert;
  const raised = { ...entry, issued: proposes, state: "confirmed" as const };
  return [
    decide("looked-at", entry, { decision: "confirmed", reason }, { ...entry, state: "confirmed" }),
    decide("raise", entry, { decision: "changed", issued: proposes, reason }, raised),
  ].map((each) => ({ ...each, undo: [marked(entry, REOPENED.alert), ...each.undo] }));
}

function clashOptions(entry: Entry, contents: readonly LogEvent[]): readonly Option[] {
  const seal = marked(entry, SETTLED.clash);
  const shown = { ...entry, state: "confirmed" as const };
  const others = contents.slice(1).flatMap((event) => (event.body.kind === "recorded" ? [asWritten(entry, event, event.body, seal)] : []));
  const asShown: Option = {
    name: "as-shown",
    id: "as-shown",
    judge: contents[0]?.by ?? entry.by,
    bodies: [seal],
    undo: asBefore(entry),
    changed: [shown],
  };
  return [asShown, ...others].map((each) => ({ ...each, undo: [marked(entry, REOPENED.clash), ...each.undo] }));
}

/** The last word counts, so that there is nothing to take back: settling it again is the way. */
function claimOptions({ claim, candidates }: CaseOf<"claim">): readonly Option[] {
  const found = candidates.map((entry): Option => {
    const given = entry.issued ? { penalty: entry.issued } : {};
    const body: Body = { kind: "claim-settled", target: claim.id, entry: entry.id };
    return {
      name: "claim-found",
      id: `claim-found ${entry.id}`,
      judge: entry.by,
      ...given,
      bodies: [body],
      undo: [],
      changed: [],
      found: entry,
    };
  });
  return [...found, { name: "claim-none", id: "claim-none", bodies: [{ kind: "claim-settled", target: claim.id }], undo: [], changed: [] }];
}

function asWritten(entry: Entry, event: LogEvent, body: BodyOf<"recorded">, seal: Body): Option {
  const { kind, player, group, day, round, table, draft, note, ...ruling } = body;
  const place = { day, round, table: table ?? "", note: note ?? "" };
  const moved: readonly Body[] = player === entry.player ? [] : [{ kind: "reassigned", target: entry.id, player }];
  const back: readonly Body[] = player === entry.player ? [] : [{ kind: "reassigned", target: entry.id, player: entry.player }];
  const { day: wasDay, round: wasRound, table: wasTable = "", note: wasNote = "" } = entry;
  const was = { day: wasDay, round: wasRound, table: wasTable, note: wasNote };
  return {
    name: "as-other",
    id: `as-other ${event.by} ${event.at} ${player} ${body.infraction ?? ""}`,
    judge: event.by,
    ...(ruling.issued ? { penalty: ruling.issued } : {}),
    bodies: [...moved, { kind: "corrected", target: entry.id, ruling, ...place }, seal],
    undo: [...back, { kind: "corrected", target: entry.id, ...was }, ...asBefore(entry)],
    changed: [{ ...entry, ...ruling, day, round, state: "confirmed" }],
  };
}

type Decision = Omit<BodyOf<"decided">, "kind" | "target">;

function decide(name: OptionName, entry: Entry, decision: Decision, changed: Entry): Option {
  return {
    name,
    id: name,
    ...(changed.state === "refused" || !changed.issued ? {} : { penalty: changed.issued }),
    bodies: [{ kind: "decided", target: entry.id, ...decision }],
    undo: asBefore(entry),
    changed: [changed],
  };
}

function marked({ id }: Entry, reason: string): Body {
  return { kind: "decided", target: id, decision: "confirmed", reason };
}

/** Without what counts for nothing, so that no way back makes it count. */
function heeded({ invalid }: LogState, entry: Entry): Entry {
  return { ...entry, history: entry.history.filter(({ id }) => !invalid.has(id)) };
}

/** The ruling as it stood, which no decision speaks of any more, and the decision before this one, if any. */
function asBefore(entry: Entry): readonly Body[] {
  const earlier = entry.history.findLast((each) => each.body.kind === "decided")?.body;
  const wasDecided = entry.state === "confirmed" || entry.state === "refused";
  return [{ kind: "corrected", target: entry.id, ruling: rulingFieldsOf(entry) }, ...(wasDecided && earlier ? [earlier] : [])];
}

function rulingFieldsOf({ guide, edition, level, facts, ...entry }: Entry): RulingFields {
  const { infraction, recommended, issued, pending, deviation, repeatedStep } = entry;
  const rest = { infraction, recommended, issued, pending, deviation, repeatedStep };
  return { guide, edition, level, facts, ...present(rest) };
}

/** Absent stays absent. */
function present<T extends object>(fields: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, each]) => each !== undefined)) as { [Key in keyof T]?: NonNullable<T[Key]> };
}

function withReason(reason: string): { readonly reason?: string } {
  return reason === "" ? {} : { reason };
}

function isSame(a: readonly PenaltyId[], b: readonly PenaltyId[] | undefined): boolean {
  return b !== undefined && a.length === b.length && a.every((each, index) => each === b[index]);
}
