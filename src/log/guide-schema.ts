import * as v from "valibot";

/** The guide model as it may come from anybody: closed, bounded, nothing unknown in it. What it refers to is checked afterwards by the rules. */
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const ids = v.pipe(v.array(id), v.maxLength(200));
const line = v.pipe(v.string(), v.maxLength(2_000));
const count = v.pipe(v.number(), v.integer(), v.minValue(-1_000), v.maxValue(1_000_000));
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const always = v.literal(true);
const headJudge = v.literal("head-judge");
const provenance = v.picklist(["source", "adjacent", "inferred"]);

function some<const Item extends v.GenericSchema>(item: Item, most = 200) {
  return v.pipe(v.array(item), v.maxLength(most));
}

const factValue = v.union([v.boolean(), v.pipe(v.number(), v.finite()), id]);
const facts = v.record(id, factValue);

const plainPredicate = v.union([
  v.strictObject({ fact: id, is: factValue }),
  v.strictObject({ fact: id, atLeast: v.number() }),
  v.strictObject({ fact: id, atMost: v.number() }),
  v.strictObject({ fact: id, moreThan: v.number() }),
  v.strictObject({ fact: id, lessThan: v.number() }),
  v.strictObject({ level: ids }),
]);

/** Conditions nest four deep at most: a file cannot make the phone climb for ever. */
function nested<const Inner extends v.GenericSchema>(inner: Inner) {
  return v.union([
    plainPredicate,
    v.strictObject({ all: some(inner, 20) }),
    v.strictObject({ any: some(inner, 20) }),
    v.strictObject({ not: inner }),
  ]);
}
const predicate = nested(nested(nested(nested(plainPredicate))));

const hint = v.strictObject({ guide: id, infraction: id, penalties: ids, trust: v.picklist(["low", "low-medium"]) });
const cell = v.variant("kind", [
  v.strictObject({ kind: v.literal("issue"), penalties: ids, from: provenance, edition: v.exactOptional(id) }),
  v.strictObject({
    kind: v.literal("none"),
    why: v.picklist(["not-in-source", "not-applicable", "judge-decides", "beyond-chart"]),
    from: v.exactOptional(provenance),
    hint: v.exactOptional(hint),
  }),
]);

const question = v.strictObject({
  id,
  kind: v.picklist(["fact", "judgement"]),
  answer: v.picklist(["boolean", "number", "choice"]),
  options: v.exactOptional(ids),
  marks: v.exactOptional(some(v.strictObject({ value: v.number(), text: id }), 20)),
  when: v.exactOptional(predicate),
  scope: v.exactOptional(v.literal("event")),
});

const effect = v.variant("kind", [
  v.strictObject({ kind: v.literal("no-offence") }),
  v.strictObject({ kind: v.literal("set"), penalties: ids }),
  v.strictObject({ kind: v.literal("raise"), penalties: ids }),
  v.strictObject({ kind: v.literal("add"), penalties: ids }),
  v.strictObject({ kind: v.literal("step"), by: count, rungs: ids }),
  v.strictObject({ kind: v.literal("judge-decides") }),
]);

const offences = v.strictObject({ from: count, to: count });

const infraction = v.strictObject({
  id,
  section: id,
  class: id,
  families: v.exactOptional(ids),
  base: v.union([cell, v.strictObject({ kind: v.literal("by-level"), levels: v.record(id, cell) })]),
  steps: v.exactOptional(some(ids, 20)),
  questions: v.exactOptional(some(question, 30)),
  modifiers: v.exactOptional(
    some(
      v.strictObject({
        id,
        when: predicate,
        effect,
        section: id,
        from: provenance,
        edition: v.exactOptional(id),
        approval: v.exactOptional(headJudge),
        offences: v.exactOptional(offences),
      }),
      50,
    ),
  ),
  remedies: v.exactOptional(
    some(
      v.strictObject({
        id,
        minutes: v.exactOptional(count),
        extends: v.exactOptional(always),
        when: v.exactOptional(predicate),
        offences: v.exactOptional(offences),
        conditional: v.exactOptional(always),
        stop: v.exactOptional(always),
        authority: v.exactOptional(headJudge),
        from: v.exactOptional(provenance),
        edition: v.exactOptional(id),
      }),
      50,
    ),
  ),
  boundaries: v.exactOptional(some(v.strictObject({ id, instead: v.exactOptional(id), section: v.exactOptional(id) }), 50)),
  also: v.exactOptional(
    some(v.strictObject({ id, infraction: id, to: v.exactOptional(id), when: v.union([v.strictObject({ issued: id }), predicate]) }), 20),
  ),
  notes: v.exactOptional(ids),
  see: v.exactOptional(ids),
});

const selector = {
  classes: v.exactOptional(ids),
  infractions: v.exactOptional(ids),
  families: v.exactOptional(ids),
  all: v.exactOptional(always),
  except: v.exactOptional(ids),
};

const repeatRule = v.strictObject({
  id,
  section: id,
  select: v.strictObject(selector),
  entriesOf: v.exactOptional(v.strictObject(selector)),
  counts: v.variant("what", [
    v.strictObject({ what: v.literal("offences"), ledBy: v.exactOptional(ids) }),
    v.strictObject({ what: v.literal("issued"), penalties: ids }),
    v.strictObject({ what: v.literal("points"), weights: v.record(id, v.number()), reach: v.number() }),
  ]),
  group: v.picklist(["infraction", "class", "family", "all"]),
  prior: v.union([count, v.strictObject({ kind: v.literal("by-level"), levels: v.record(id, count) })]),
  whenIssued: v.exactOptional(ids),
  unless: v.exactOptional(predicate),
  effect: v.variant("kind", [
    v.strictObject({ kind: v.literal("to"), penalties: ids }),
    v.strictObject({ kind: v.literal("climb"), rungs: ids, once: v.exactOptional(always), cap: v.exactOptional(id) }),
    v.strictObject({ kind: v.literal("ladder"), steps: some(v.strictObject({ prior: count, penalties: ids }), 20) }),
    v.strictObject({ kind: v.literal("listed-steps") }),
  ]),
  window: v.picklist(["game", "match", "round", "draft", "day", "event"]),
  strength: v.picklist(["must", "should", "may"]),
  approval: v.exactOptional(headJudge),
});

const penalty = v.strictObject({
  id,
  rank: count,
  kind: v.picklist(["none", "notice", "handicap", "game-loss", "match-loss", "score", "exclusion"]),
  carries: v.exactOptional(id),
  absorbs: v.exactOptional(ids),
  approval: v.exactOptional(headJudge),
  prizes: v.exactOptional(v.picklist(["kept", "forfeited"])),
  tell: some(v.picklist(["player", "head-judge", "scorekeeper", "publisher", "organizer"]), 5),
  section: id,
});

export const guideSchema = v.strictObject({
  id: v.pipe(id, v.regex(/^[a-z0-9][a-z0-9-]{1,59}$/)),
  edition: v.pipe(id, v.maxLength(30)),
  effective: v.exactOptional(day),
  checked: day,
  historic: v.exactOptional(always),
  authorityLanguage: v.pipe(id, v.maxLength(35)),
  officialUrl: v.exactOptional(v.pipe(v.string(), v.maxLength(300), v.regex(/^https:\/\/[\w.-]+(\/[^\s<>"]*)?$/))),
  notice: v.exactOptional(v.pipe(line, v.maxLength(600))),
  namesUnconfirmed: v.exactOptional(ids),
  ladder: v.pipe(some(penalty, 30), v.minLength(1)),
  levels: v.pipe(some(v.strictObject({ id, rank: count }), 20), v.minLength(1)),
  sections: some(
    v.strictObject({
      id,
      kind: v.picklist(["general", "class", "infraction", "appendix"]),
      notes: v.exactOptional(ids),
      see: v.exactOptional(ids),
    }),
    300,
  ),
  infractions: v.pipe(some(infraction, 300), v.minLength(1)),
  repeatRules: some(repeatRule, 50),
  alerts: v.exactOptional(some(v.strictObject({ id, section: id, penalty: id, unrelated: count, proposes: ids }), 20)),
  timing: some(
    v.strictObject({
      id,
      penalties: ids,
      classes: v.exactOptional(ids),
      infractions: v.exactOptional(ids),
      when: v.exactOptional(predicate),
      applies: v.picklist(["now", "current-game", "next-game", "current-match", "next-match", "next-round"]),
      section: id,
    }),
    100,
  ),
  repeatStep: v.exactOptional(v.strictObject({ levels: ids, section: id })),
  singleGame: v.exactOptional(id),
  timeExtension: v.exactOptional(v.strictObject({ overSeconds: count, deckCheck: v.exactOptional(count), section: id })),
  decisions: v.exactOptional(some(question, 20)),
  moment: v.exactOptional(question),
  grid: some(v.strictObject({ infraction: id, facts: v.exactOptional(facts), text: v.exactOptional(id) }), 16),
  tree: some(
    v.strictObject({ id, options: some(v.strictObject({ id, node: v.exactOptional(id), infraction: v.exactOptional(id) }), 20) }),
    60,
  ),
});

const lines = v.record(id, line);
const paragraphs = some(line, 60);
const questionTexts = v.strictObject({ ask: line, answers: lines });

export const guideTextsSchema = v.strictObject({
  name: v.pipe(line, v.maxLength(120)),
  short: v.pipe(line, v.maxLength(40)),
  about: paragraphs,
  notice: v.exactOptional(line),
  levels: v.record(id, v.strictObject({ name: line, about: line })),
  penalties: v.record(id, v.strictObject({ name: line, abbr: v.pipe(line, v.maxLength(20)), about: line, tell: line })),
  sections: v.record(
    id,
    v.strictObject({
      name: line,
      short: v.exactOptional(line),
      definition: paragraphs,
      typical: v.exactOptional(paragraphs),
      thinking: v.exactOptional(paragraphs),
      remedies: v.exactOptional(v.record(id, v.union([line, v.strictObject({ if: line, do: line })]))),
      questions: v.exactOptional(v.record(id, questionTexts)),
      boundaries: v.exactOptional(lines),
      also: v.exactOptional(lines),
      notes: v.exactOptional(lines),
      tell: v.exactOptional(line),
      words: v.exactOptional(some(line, 100)),
    }),
  ),
  tiles: lines,
  tree: v.record(id, v.strictObject({ ask: line, options: lines })),
  decisions: v.record(id, questionTexts),
  moment: v.exactOptional(questionTexts),
});
