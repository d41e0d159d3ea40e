import { type Body, entriesOf, houseRuling, type RulingFields, recommendationOf, recordOf } from "#log";
import { eventFacts, type OpenEvent } from "#parts";
import { assess, type Facts, type Incident, issuedBy, type PenaltyId, type Ruling } from "#rules";
import type { Writing } from "#store";
import { type RulingDraft, type Subject, tableIn } from "./draft.ts";

/** The answers of a draft together with what was decided before the event. */
export function factsOf(event: OpenEvent, draft: RulingDraft): Facts {
  return { ...eventFacts(event.settings), ...draft.facts };
}

/** The ruling for one of the persons a draft is about; undefined until an infraction is chosen. */
export function rulingOf(event: OpenEvent, draft: RulingDraft, subject: Subject): Ruling | undefined {
  const { state, guide } = event;
  const incident = incidentOf(event, draft);
  if (!incident) return undefined;
  const corrected = correctedBy(event, draft);
  const place = corrected ?? { day: draft.day, round: draft.round };
  const record = recordOf(state, subject.player, guide, place).filter((each) => each.id !== subject.entry);
  return assess(guide, incident, record);
}

/** What a draft says that happened; undefined until an infraction is chosen. */
export function incidentOf(event: OpenEvent, draft: RulingDraft): Incident | undefined {
  const { infraction, day, round } = draft;
  if (infraction === undefined) return undefined;
  const level = correctedBy(event, draft)?.level ?? event.settings.level;
  const house = houseRuling(event.state, event.guide, infraction, level);
  const singleGame = event.settings.matchForm === "single-game";
  return { infraction, level, day, round, facts: factsOf(event, draft), singleGame, ...(house ? { house } : {}) };
}

function correctedBy(event: OpenEvent, draft: RulingDraft) {
  return draft.correcting === undefined ? undefined : event.state.entries.get(draft.correcting);
}

/** What a draft would record for a person: undefined while the head judge decides. */
export function issuedOf(event: OpenEvent, draft: RulingDraft, ruling: Ruling): readonly PenaltyId[] | undefined {
  if (draft.chosen === null) return undefined;
  if (draft.chosen) return draft.chosen;
  if (draft.repeatedStep) return lastStep(event, ruling) ?? issuedBy(ruling);
  return issuedBy(ruling);
}

/** The step that was given last time, for teaching it once more. */
export function lastStep(event: OpenEvent, ruling: Ruling): readonly PenaltyId[] | undefined {
  const last = ruling.counted.at(-1);
  return last === undefined ? undefined : event.state.entries.get(last)?.issued;
}

/** Whether the judge gives something else than the guide says; the guide's own silence is no departure. */
export function isDeviation(draft: RulingDraft, ruling: Ruling): boolean {
  const recommended = issuedBy(ruling);
  return recommended !== undefined && draft.chosen !== undefined && draft.chosen !== null && draft.chosen.join() !== recommended.join();
}

export function needsHeadJudge(event: OpenEvent, issued: readonly PenaltyId[] | undefined): boolean {
  return event.guide.ladder.some((each) => issued?.includes(each.id) && !["none", "notice", "handicap"].includes(each.kind));
}

/** The events that record a draft: one for each person, or one correction. */
export function recordingOf(event: OpenEvent, draft: RulingDraft, headJudge: boolean): readonly Writing[] {
  return [...claimsOf(event, draft), ...rulingsIn(event, draft, headJudge)];
}

/** Before the rulings, so that no claim is backed by the very entry with which it was written. */
function claimsOf({ guide }: OpenEvent, draft: RulingDraft): readonly Writing[] {
  const { infraction, day, round } = draft;
  if (infraction === undefined) return [];
  const place = { day, round, ...tableIn(draft) };
  return draft.subjects.flatMap(({ player, entry }) => {
    const claim = draft.claims?.[entry];
    return claim
      ? [{ id: claim.id, body: { kind: "claimed" as const, player, guide: guide.id, infraction, times: claim.times, ...place } }]
      : [];
  });
}

function rulingsIn(event: OpenEvent, draft: RulingDraft, headJudge: boolean): readonly Writing[] {
  return draft.subjects.flatMap((subject): readonly Writing[] => {
    const fields = rulingFields(event, draft, subject, headJudge);
    if (draft.correcting !== undefined) return fields ? [{ body: { kind: "corrected", target: draft.correcting, ruling: fields } }] : [];
    const body: Body = {
      kind: "recorded",
      player: subject.player,
      ...(draft.subjects.length > 1 ? { group: draft.id } : {}),
      ...(fields ?? { guide: event.guide.id, edition: event.guide.edition, level: event.settings.level, facts: {} }),
      day: draft.day,
      round: draft.round,
      ...tableIn(draft),
      ...(draft.note ? { note: draft.note } : {}),
    };
    return [{ id: subject.entry, body }];
  });
}

function rulingFields(event: OpenEvent, draft: RulingDraft, subject: Subject, headJudge: boolean): RulingFields | undefined {
  const ruling = rulingOf(event, draft, subject);
  if (!ruling || draft.infraction === undefined) return undefined;
  const issued = issuedOf(event, draft, ruling);
  return {
    guide: ruling.guide,
    edition: ruling.edition,
    level: ruling.level,
    infraction: draft.infraction,
    facts: factsOf(event, draft),
    recommended: recommendationOf(ruling),
    ...(issued ? { issued } : {}),
    ...(needsHeadJudge(event, issued) && !headJudge ? { pending: true as const } : {}),
    ...(isDeviation(draft, ruling) ? { deviation: draft.reason } : {}),
    ...(draft.repeatedStep && draft.chosen === undefined ? { repeatedStep: true as const } : {}),
  };
}

/** Whether the entries of a draft are in the log. */
export function isRecorded(event: OpenEvent, draft: RulingDraft): boolean {
  return draft.correcting === undefined && draft.subjects.length > 0 && draft.subjects.every((each) => event.state.entries.has(each.entry));
}

export function hasRecord(event: OpenEvent, player: string): number {
  return entriesOf(event.state, player).filter((each) => each.state !== "voided" && each.state !== "refused").length;
}
