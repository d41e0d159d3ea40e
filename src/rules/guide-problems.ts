import type { Cell, Guide, Infraction, LevelId, Modifier, Predicate, Question, RepeatRule, Selector } from "./model.ts";
import { selects } from "./selector.ts";

/** What is wrong with a guide, in words for its author; empty when nothing is. */
export function guideProblems(guide: Guide): readonly string[] {
  const problems: string[] = [];
  const report = (where: string, problem: string) => {
    problems.push(`${where}: ${problem}`);
  };
  const ranks = new Map(guide.ladder.map((each) => [each.id, each.rank]));
  const levels = new Set(guide.levels.map((each) => each.id));
  const classes = new Set(guide.sections.filter((each) => each.kind === "class").map((each) => each.id));
  const infractions = new Set(guide.infractions.map((each) => each.id));
  const families = new Set(guide.infractions.flatMap((each) => each.families ?? []));
  const sections = new Set([...guide.sections.map((each) => each.id), ...guide.infractions.map((each) => each.section)]);
  const nodes = new Set(guide.tree.map((each) => each.id));
  const eventQuestions = [...(guide.decisions ?? []), ...(guide.moment ? [guide.moment] : [])];

  once(
    "penalty",
    guide.ladder.map((each) => each.id),
  );
  once(
    "level",
    guide.levels.map((each) => each.id),
  );
  once(
    "infraction",
    guide.infractions.map((each) => each.id),
  );
  once("section", [...guide.sections.map((each) => each.id), ...guide.infractions.map((each) => each.section)]);
  once(
    "repeat rule",
    guide.repeatRules.map((each) => each.id),
  );
  once(
    "alert",
    (guide.alerts ?? []).map((each) => each.id),
  );
  once(
    "timing",
    guide.timing.map((each) => each.id),
  );
  once(
    "tree node",
    guide.tree.map((each) => each.id),
  );
  once(
    "question",
    eventQuestions.map((each) => each.id),
  );

  if (guide.levels.length === 0) report("levels", "none");
  for (const penalty of guide.ladder) {
    const where = `penalty ${penalty.id}`;
    known(where, "section", [penalty.section], sections);
    known(where, "penalty", [...(penalty.carries ? [penalty.carries] : []), ...(penalty.absorbs ?? [])], ranks);
    const always = guide.timing.some((rule) => rule.penalties.includes(penalty.id) && !rule.when && !rule.classes && !rule.infractions);
    if (!always) report(where, "no timing that always holds");
  }
  for (const each of guide.sections) known(`section ${each.id}`, "section", each.see ?? [], sections);
  for (const each of eventQuestions) question(`question ${each.id}`, each, eventQuestions);
  for (const each of guide.infractions) infraction(each);
  for (const each of guide.repeatRules) repeatRule(each);
  for (const rule of guide.alerts ?? []) {
    known(`alert ${rule.id}`, "penalty", [rule.penalty, ...rule.proposes], ranks);
    known(`alert ${rule.id}`, "section", [rule.section], sections);
  }
  for (const rule of guide.timing) {
    const where = `timing ${rule.id}`;
    known(where, "penalty", rule.penalties, ranks);
    known(where, "section", [rule.section], sections);
    selector(where, rule);
    if (rule.when) predicate(where, rule.when, eventQuestions);
  }
  if (guide.repeatStep) {
    known("repeat step", "level", guide.repeatStep.levels, levels);
    known("repeat step", "section", [guide.repeatStep.section], sections);
  }
  if (guide.singleGame) known("single game", "section", [guide.singleGame], sections);
  if (guide.timeExtension) known("time extension", "section", [guide.timeExtension.section], sections);
  if (guide.grid.length > 16) report("grid", `${guide.grid.length} tiles, at most 16`);
  for (const tile of guide.grid) {
    known("grid", "infraction", [tile.infraction], infractions);
    const asked = questionsAt(guide.infractions.find((each) => each.id === tile.infraction));
    for (const [fact, value] of Object.entries(tile.facts ?? {})) predicate(`grid ${tile.infraction}`, { fact, is: value }, asked);
  }
  for (const node of guide.tree) {
    once(
      `tree ${node.id} option`,
      node.options.map((each) => each.id),
    );
    for (const option of node.options) {
      const where = `tree ${node.id}.${option.id}`;
      if ((option.node === undefined) === (option.infraction === undefined)) report(where, "needs either a node or an infraction");
      known(where, "node", option.node === undefined ? [] : [option.node], nodes);
      known(where, "infraction", option.infraction === undefined ? [] : [option.infraction], infractions);
    }
  }
  return problems;

  function once(what: string, ids: readonly string[]) {
    for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index))) report(`${what} ${id}`, "twice");
  }

  function known(where: string, what: string, ids: readonly string[], set: { has(key: string): boolean }) {
    for (const id of ids) if (!set.has(id)) report(where, `unknown ${what} ${id}`);
  }

  function rank(id: string | undefined): number {
    return (id === undefined ? undefined : ranks.get(id)) ?? -1;
  }

  function questionsAt(infraction: Infraction | undefined): readonly Question[] {
    return [...(infraction?.questions ?? []), ...eventQuestions];
  }

  function selector(where: string, given: Selector) {
    known(where, "class", given.classes ?? [], classes);
    known(where, "infraction", [...(given.infractions ?? []), ...(given.except ?? [])], infractions);
    known(where, "family", given.families ?? [], families);
  }

  function infraction(each: Infraction) {
    const where = `infraction ${each.id}`;
    const asked = questionsAt(each);
    known(where, "class", [each.class], classes);
    known(where, "section", each.see ?? [], sections);
    once(
      `${where} question`,
      (each.questions ?? []).map((item) => item.id),
    );
    once(
      `${where} remedy`,
      (each.remedies ?? []).map((item) => item.id),
    );
    once(
      `${where} boundary`,
      (each.boundaries ?? []).map((item) => item.id),
    );
    if (each.base.kind === "by-level") {
      known(where, "level", Object.keys(each.base.levels), levels);
      for (const level of levels) if (!each.base.levels[level]) report(where, `no cell for ${level}`);
    }
    for (const cell of cellsOf(each)) if (cell.kind === "issue") known(where, "penalty", cell.penalties, ranks);
    for (const step of each.steps ?? []) known(where, "penalty", step, ranks);
    for (const item of each.questions ?? []) question(`${where} question ${item.id}`, item, asked);
    for (const item of each.modifiers ?? []) modifier(`${where} modifier ${item.id}`, item, asked);
    for (const item of each.remedies ?? []) if (item.when) predicate(`${where} remedy ${item.id}`, item.when, asked);
    for (const item of each.boundaries ?? []) {
      known(`${where} boundary ${item.id}`, "infraction", item.instead === undefined ? [] : [item.instead], infractions);
      known(`${where} boundary ${item.id}`, "section", item.section === undefined ? [] : [item.section], sections);
    }
    for (const item of each.also ?? []) {
      known(`${where} also ${item.id}`, "infraction", [item.infraction], infractions);
      if ("issued" in item.when) known(`${where} also ${item.id}`, "penalty", [item.when.issued], ranks);
      else predicate(`${where} also ${item.id}`, item.when, asked);
    }
  }

  function question(where: string, given: Question, asked: readonly Question[]) {
    if (given.answer === "choice" && !given.options?.length) report(where, "no options");
    if (given.when) predicate(where, given.when, asked);
  }

  function modifier(where: string, given: Modifier, asked: readonly Question[]) {
    predicate(where, given.when, asked);
    known(where, "section", [given.section], sections);
    const { effect } = given;
    if ("penalties" in effect) known(where, "penalty", effect.penalties, ranks);
    if (effect.kind === "step") {
      known(where, "penalty", effect.rungs, ranks);
      if (new Set(effect.rungs).size < effect.rungs.length) report(where, "a rung stands twice");
    }
    if (given.offences && given.offences.from > given.offences.to) report(where, "offences end before they begin");
  }

  function repeatRule(rule: RepeatRule) {
    const where = `repeat rule ${rule.id}`;
    const selected = guide.infractions.filter((each) => selects(rule.select, each));
    const { counts, effect } = rule;
    known(where, "section", [rule.section], sections);
    selector(where, rule.select);
    if (rule.entriesOf) selector(where, rule.entriesOf);
    if (selected.length === 0) report(where, "selects no infraction");
    if (rule.whenIssued) known(where, "penalty", rule.whenIssued, ranks);
    if (rule.unless) for (const each of selected) predicate(`${where} at ${each.id}`, rule.unless, questionsAt(each));
    if (typeof rule.prior !== "number") known(where, "level", Object.keys(priorsOf(rule)), levels);
    if (counts.what === "offences") known(where, "penalty", counts.ledBy ?? [], ranks);
    if (counts.what === "issued") known(where, "penalty", counts.penalties, ranks);
    if (counts.what === "points") {
      known(where, "penalty", Object.keys(counts.weights), ranks);
      if (effect.kind !== "to") report(where, "points lead to one penalty only");
    }
    switch (effect.kind) {
      case "to":
        known(where, "penalty", effect.penalties, ranks);
        break;
      case "ladder":
        for (const step of effect.steps) known(where, "penalty", step.penalties, ranks);
        if (effect.steps.some((step, index) => step.prior <= (effect.steps[index - 1]?.prior ?? -1))) report(where, "steps out of order");
        break;
      case "climb":
        known(where, "penalty", effect.rungs, ranks);
        if (effect.rungs.some((rung, index) => rank(rung) < rank(effect.rungs[index - 1]))) report(where, "rungs go down");
        if (effect.cap !== undefined) cap(where, effect.cap, effect.rungs, selected);
        break;
      case "listed-steps":
        for (const each of selected) if (!each.steps?.length) report(where, `no steps at ${each.id}`);
        break;
    }
  }

  function cap(where: string, id: string, rungs: readonly string[], selected: readonly Infraction[]) {
    if (!rungs.includes(id)) report(where, `cap ${id} is no rung`);
    for (const each of selected) {
      const forms = (each.modifiers ?? []).flatMap(({ effect }) => (effect.kind === "set" ? [effect.penalties] : []));
      const bases = [...cellsOf(each).flatMap((cell) => (cell.kind === "issue" ? [cell.penalties] : [])), ...forms];
      if (bases.flat().some((penalty) => rank(penalty) > rank(id))) report(where, `cap ${id} is below the base of ${each.id}`);
    }
  }

  function predicate(where: string, condition: Predicate, asked: readonly Question[]) {
    if ("all" in condition) for (const each of condition.all) predicate(where, each, asked);
    else if ("any" in condition) for (const each of condition.any) predicate(where, each, asked);
    else if ("not" in condition) predicate(where, condition.not, asked);
    else if ("level" in condition) known(where, "level", condition.level, levels);
    else {
      const about = asked.filter((each) => each.id === condition.fact);
      if (about.length === 0) report(where, `unknown fact ${condition.fact}`);
      else if (!about.some((each) => answers(each, condition))) report(where, `fact ${condition.fact} never has this answer`);
    }
  }
}

/** Whether a comparison can ever hold for an answer to this question. */
function answers(question: Question, condition: Extract<Predicate, { readonly fact: string }>): boolean {
  if (!("is" in condition)) return question.answer === "number";
  switch (question.answer) {
    case "boolean":
      return typeof condition.is === "boolean";
    case "number":
      return typeof condition.is === "number";
    case "choice":
      return question.options?.some((option) => option === condition.is) === true;
  }
}

function cellsOf(infraction: Infraction): readonly Cell[] {
  return infraction.base.kind === "by-level" ? Object.values(infraction.base.levels) : [infraction.base];
}

function priorsOf(rule: RepeatRule): Readonly<Record<LevelId, number>> {
  return typeof rule.prior === "number" ? {} : rule.prior.levels;
}
