import type { Guide, Infraction, Predicate, Selector } from "./model.ts";

/**
 * Makes a guide edition immutable after checking it.
 *
 * @throws Error listing every wrong reference, duplicate id, empty cell and cap below its base.
 */
export function defineGuide(guide: Guide): Guide {
  const problems = guideProblems(guide);
  if (problems.length > 0) throw new Error(`guide ${guide.id} ${guide.edition}: ${problems.join("; ")}`);
  return freeze(guide);
}

/** What is wrong with a guide, in words for its author; empty when nothing is. */
export function guideProblems(guide: Guide): readonly string[] {
  const problems: string[] = [];
  const penalties = new Map(guide.ladder.map((each) => [each.id, each.rank]));
  const levels = new Set(guide.levels.map((each) => each.id));
  const classes = new Set(guide.sections.filter((each) => each.kind === "class").map((each) => each.id));
  const infractions = new Map(guide.infractions.map((each) => [each.id, each]));
  const sections = new Set([...guide.sections.map((each) => each.id), ...guide.infractions.map((each) => each.section)]);

  const known = (where: string, what: string, value: string, set: { has(key: string): boolean }) => {
    if (!set.has(value)) problems.push(`${where}: unknown ${what} ${value}`);
  };
  const issued = (where: string, ids: readonly string[]) => {
    for (const id of ids) known(where, "penalty", id, penalties);
  };
  const select = (where: string, selector: Selector) => {
    for (const id of selector.classes ?? []) known(where, "class", id, classes);
    for (const id of [...(selector.infractions ?? []), ...(selector.except ?? [])]) known(where, "infraction", id, infractions);
  };

  once("penalty", guide.ladder.map((each) => each.id));
  once("level", guide.levels.map((each) => each.id));
  once("infraction", guide.infractions.map((each) => each.id));
  once("section", [...guide.sections.map((each) => each.id), ...guide.infractions.map((each) => each.section)]);
  once("repeat rule", guide.repeatRules.map((each) => each.id));
  once("tree node", guide.tree.map((each) => each.id));
  if (guide.levels.length === 0) problems.push("no levels");
  for (const penalty of guide.ladder) issued(`penalty ${penalty.id}`, [...(penalty.carries ? [penalty.carries] : []), ...(penalty.absorbs ?? [])]);
  for (const each of guide.sections) for (const target of each.see ?? []) known(`section ${each.id}`, "section", target, sections);
  for (const each of guide.infractions) infraction(each);

  for (const rule of guide.repeatRules) {
    const where = `repeat rule ${rule.id}`;
    select(where, rule.select);
    if (rule.whenIssued) issued(where, rule.whenIssued);
    if (rule.counts.what === "issued") issued(where, rule.counts.penalties);
    if (rule.counts.what === "points") issued(where, Object.keys(rule.counts.weights));
    const { effect } = rule;
    if (effect.kind === "to") issued(where, effect.penalties);
    if (effect.kind === "ladder") for (const step of effect.steps) issued(where, step.penalties);
    if (effect.kind === "climb") {
      issued(where, effect.rungs);
      if (effect.rungs.some((rung, index) => index > 0 && rank(rung) < rank(effect.rungs[index - 1]))) problems.push(`${where}: rungs go down`);
      if (effect.cap) capOf(where, effect.cap, rule.select);
    }
  }
  for (const rule of guide.alerts ?? []) issued(`alert ${rule.id}`, [rule.penalty, ...rule.proposes]);
  for (const rule of guide.timing) {
    issued(`timing ${rule.id}`, rule.penalties);
    select(`timing ${rule.id}`, rule);
  }
  for (const { id } of guide.ladder) {
    if (penalties.get(id) !== undefined && !guide.timing.some((rule) => rule.penalties.includes(id) && !rule.when && !rule.classes && !rule.infractions)) {
      problems.push(`penalty ${id}: no timing that always holds`);
    }
  }
  if (guide.grid.length > 16) problems.push(`grid: ${guide.grid.length} tiles, at most 16`);
  for (const tile of guide.grid) known("grid", "infraction", tile.infraction, infractions);
  for (const node of guide.tree) {
    for (const option of node.options) {
      const where = `tree ${node.id}.${option.id}`;
      if ((option.node === undefined) === (option.infraction === undefined)) problems.push(`${where}: needs either a node or an infraction`);
      if (option.node && !guide.tree.some((each) => each.id === option.node)) problems.push(`${where}: unknown node ${option.node}`);
      if (option.infraction) known(where, "infraction", option.infraction, infractions);
    }
  }
  return problems;

  function once(what: string, ids: readonly string[]) {
    for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index))) problems.push(`${what} ${id}: twice`);
  }

  function rank(id: string | undefined): number {
    return (id === undefined ? undefined : penalties.get(id)) ?? -1;
  }

  function capOf(where: string, cap: string, selector: Selector) {
    known(where, "penalty", cap, penalties);
    for (const each of guide.infractions.filter((candidate) => selects(selector, candidate))) {
      for (const cell of cellsOf(each)) {
        if (cell.kind === "issue" && cell.penalties.some((id) => rank(id) > rank(cap))) problems.push(`${where}: cap ${cap} is below the base of ${each.id}`);
      }
    }
  }

  function infraction(each: Infraction) {
    const where = `infraction ${each.id}`;
    const facts = new Set([...(each.questions ?? []), ...(guide.decisions ?? []), ...(guide.moment ? [guide.moment] : [])].map((question) => question.id));
    known(where, "class", each.class, classes);
    if ("kind" in each.base && each.base.kind === "by-level") {
      for (const level of levels) if (!each.base.levels[level]) problems.push(`${where}: no cell for ${level}`);
      for (const level of Object.keys(each.base.levels)) known(where, "level", level, levels);
    }
    for (const cell of cellsOf(each)) if (cell.kind === "issue") issued(where, cell.penalties);
    for (const step of each.steps ?? []) issued(where, step);
    for (const question of each.questions ?? []) {
      if (question.answer === "choice" && !question.options?.length) problems.push(`${where}: question ${question.id} has no options`);
      if (question.when) predicate(where, question.when, facts);
    }
    for (const modifier of each.modifiers ?? []) {
      predicate(where, modifier.when, facts);
      if ("penalties" in modifier.effect) issued(`${where} ${modifier.id}`, modifier.effect.penalties);
      if (modifier.effect.kind === "step") issued(`${where} ${modifier.id}`, modifier.effect.rungs);
    }
    for (const remedy of each.remedies ?? []) if (remedy.when) predicate(where, remedy.when, facts);
    for (const boundary of each.boundaries ?? []) if (boundary.instead) known(where, "infraction", boundary.instead, infractions);
    for (const also of each.also ?? []) known(where, "infraction", also.infraction, infractions);
    for (const target of each.see ?? []) known(where, "section", target, sections);
  }

  function predicate(where: string, condition: Predicate, facts: ReadonlySet<string>) {
    if ("fact" in condition) known(where, "fact", condition.fact, facts);
    else if ("level" in condition) for (const level of condition.level) known(where, "level", level, levels);
    else if ("not" in condition) predicate(where, condition.not, facts);
    else for (const each of "all" in condition ? condition.all : condition.any) predicate(where, each, facts);
  }
}

/** Whether a rule speaks of this infraction. */
export function selects(selector: Selector, infraction: Infraction): boolean {
  if (selector.except?.includes(infraction.id)) return false;
  return (
    selector.all === true ||
    selector.infractions?.includes(infraction.id) === true ||
    selector.classes?.includes(infraction.class) === true ||
    selector.families?.some((family) => infraction.families?.includes(family)) === true
  );
}

function cellsOf(infraction: Infraction) {
  return infraction.base.kind === "by-level" ? Object.values(infraction.base.levels) : [infraction.base];
}

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) freeze(each);
  }
  return value;
}
