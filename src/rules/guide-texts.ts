import type { Guide, Infraction, Question } from "./model.ts";

/** The prose of one guide in one language. Ids are those of the guide; paragraphs stand in the same order in every language. */
export interface GuideTexts {
  readonly name: string;
  /** A few letters or words for a badge. */
  readonly short: string;
  /** What the edition is, what of it survives, which text binds: paragraphs. */
  readonly about: readonly string[];
  /** The guide's notice in this language, or what it means. */
  readonly notice?: string;
  readonly levels: Readonly<Record<string, { readonly name: string; readonly about: string }>>;
  readonly penalties: Readonly<Record<string, PenaltyTexts>>;
  readonly sections: Readonly<Record<string, SectionTexts>>;
  /** Names of grid tiles that preset facts. */
  readonly tiles: Readonly<Record<string, string>>;
  readonly tree: Readonly<Record<string, { readonly ask: string; readonly options: Readonly<Record<string, string>> }>>;
  readonly decisions: Readonly<Record<string, QuestionTexts>>;
  readonly moment?: QuestionTexts;
}

export interface PenaltyTexts {
  readonly name: string;
  /** One to three letters or characters, for tables. */
  readonly abbr: string;
  /** What it is and does, for the judge. */
  readonly about: string;
  /** What it means for this game, said to the player. */
  readonly tell: string;
}

export interface QuestionTexts {
  readonly ask: string;
  /** Keys: option ids, mark texts, "yes" and "no". */
  readonly answers: Readonly<Record<string, string>>;
}

export interface SectionTexts {
  readonly name: string;
  /** Fits a tile: at most 24 Latin or 11 CJK characters. */
  readonly short?: string;
  /** For general sections and appendices the whole body; for infractions the definition. */
  readonly definition: readonly string[];
  readonly typical?: readonly string[];
  readonly thinking?: readonly string[];
  /** A sentence, or for a conditional remedy the situation and what is done then. */
  readonly remedies?: Readonly<Record<string, string | { readonly if: string; readonly do: string }>>;
  readonly questions?: Readonly<Record<string, QuestionTexts>>;
  readonly boundaries?: Readonly<Record<string, string>>;
  /** What follows for another row or another person, and who that is. */
  readonly also?: Readonly<Record<string, string>>;
  readonly notes?: Readonly<Record<string, string>>;
  /** What the judge says to the player about the infraction: one or two plain sentences. */
  readonly tell?: string;
  /** Further words a judge would search for; never shown. */
  readonly words?: readonly string[];
}

/** Problems of one language, each as a path and what is wrong; empty when the texts are complete. Paragraph counts are compared with `reference`. */
export function checkTexts(guide: Guide, texts: GuideTexts, reference: GuideTexts): readonly string[] {
  const problems: string[] = [];
  const need = (path: string, value: string | undefined) => {
    if (typeof value !== "string" || value.trim() === "") problems.push(`${path}: missing`);
  };
  const same = (path: string, actual: readonly string[] | undefined, expected: readonly string[] | undefined) => {
    if ((actual?.length ?? 0) !== (expected?.length ?? 0))
      problems.push(`${path}: ${actual?.length ?? 0} entries, the reference has ${expected?.length ?? 0}`);
    actual?.forEach((each, index) => {
      need(`${path}.${index}`, each);
    });
  };
  const keys = (path: string, actual: object | undefined, expected: readonly string[]) => {
    const given = Object.keys(actual ?? {});
    for (const key of expected) if (!given.includes(key)) problems.push(`${path}.${key}: missing`);
    for (const key of given) if (!expected.includes(key)) problems.push(`${path}.${key}: not in the guide`);
  };
  const question = (path: string, asked: Question, given: QuestionTexts | undefined) => {
    need(`${path}.ask`, given?.ask);
    keys(`${path}.answers`, given?.answers, answerKeys(asked));
    for (const [key, value] of Object.entries(given?.answers ?? {})) need(`${path}.answers.${key}`, value);
  };

  need("name", texts.name);
  need("short", texts.short);
  if (guide.notice) need("notice", texts.notice);
  same("about", texts.about, reference.about);
  keys(
    "levels",
    texts.levels,
    guide.levels.map((level) => level.id),
  );
  for (const level of guide.levels) {
    need(`levels.${level.id}.name`, texts.levels[level.id]?.name);
    need(`levels.${level.id}.about`, texts.levels[level.id]?.about);
  }
  keys(
    "penalties",
    texts.penalties,
    guide.ladder.map((penalty) => penalty.id),
  );
  for (const { id } of guide.ladder)
    for (const field of ["name", "abbr", "about", "tell"] as const) need(`penalties.${id}.${field}`, texts.penalties[id]?.[field]);
  keys("tiles", texts.tiles, unique(guide.grid.flatMap((tile) => tile.text ?? [])));
  keys(
    "tree",
    texts.tree,
    guide.tree.map((node) => node.id),
  );
  for (const node of guide.tree) {
    need(`tree.${node.id}.ask`, texts.tree[node.id]?.ask);
    keys(
      `tree.${node.id}.options`,
      texts.tree[node.id]?.options,
      node.options.map((option) => option.id),
    );
  }
  keys(
    "decisions",
    texts.decisions,
    (guide.decisions ?? []).map((each) => each.id),
  );
  for (const each of guide.decisions ?? []) question(`decisions.${each.id}`, each, texts.decisions[each.id]);
  if (guide.moment) question("moment", guide.moment, texts.moment);

  const infractions = new Map(guide.infractions.map((each) => [each.section, each]));
  const entries = [...guide.sections, ...guide.infractions.map((each) => ({ id: each.section, notes: each.notes }))];
  keys(
    "sections",
    texts.sections,
    entries.map((each) => each.id),
  );
  for (const { id, notes } of entries) {
    const path = `sections.${id}`;
    const section = texts.sections[id];
    const expected = reference.sections[id];
    need(`${path}.name`, section?.name);
    same(`${path}.definition`, section?.definition, expected?.definition);
    same(`${path}.typical`, section?.typical, expected?.typical);
    same(`${path}.thinking`, section?.thinking, expected?.thinking);
    keys(`${path}.notes`, section?.notes, notes ?? []);
    for (const [key, value] of Object.entries(section?.notes ?? {})) need(`${path}.notes.${key}`, value);
    const infraction = infractions.get(id);
    if (infraction) infractionTexts(path, infraction, section);
  }
  for (const [path, text] of textsOf(texts)) {
    for (const [, target] of text.matchAll(/\[\[([^\]]+)\]\]/g))
      if (!texts.sections[target ?? ""]) problems.push(`${path}: link to unknown section ${target}`);
  }
  return problems;

  function infractionTexts(path: string, infraction: Infraction, section: SectionTexts | undefined) {
    need(`${path}.short`, section?.short);
    need(`${path}.tell`, section?.tell);
    if (!section?.definition?.length) problems.push(`${path}.definition: missing`);
    keys(
      `${path}.remedies`,
      section?.remedies,
      (infraction.remedies ?? []).map((each) => each.id),
    );
    for (const remedy of infraction.remedies ?? []) {
      const text = section?.remedies?.[remedy.id];
      if (remedy.conditional && typeof text === "string") problems.push(`${path}.remedies.${remedy.id}: needs "if" and "do"`);
      for (const [key, value] of textsOf(text)) need(`${path}.remedies.${remedy.id}.${key}`, value);
    }
    keys(
      `${path}.boundaries`,
      section?.boundaries,
      (infraction.boundaries ?? []).map((each) => each.id),
    );
    for (const [key, value] of Object.entries(section?.boundaries ?? {})) need(`${path}.boundaries.${key}`, value);
    keys(
      `${path}.also`,
      section?.also,
      (infraction.also ?? []).map((each) => each.id),
    );
    for (const [key, value] of Object.entries(section?.also ?? {})) need(`${path}.also.${key}`, value);
    keys(
      `${path}.questions`,
      section?.questions,
      (infraction.questions ?? []).map((each) => each.id),
    );
    for (const each of infraction.questions ?? []) question(`${path}.questions.${each.id}`, each, section?.questions?.[each.id]);
  }
}

function answerKeys(question: Question): readonly string[] {
  switch (question.answer) {
    case "boolean":
      return ["yes", "no"];
    case "number":
      return (question.marks ?? []).map((mark) => mark.text);
    case "choice":
      return question.options ?? [];
  }
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}

/** Every text with its path, in reading order. */
export function textsOf(node: unknown, path = ""): readonly (readonly [string, string])[] {
  if (typeof node === "string") return [[path, node]];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => textsOf(value, path ? `${path}.${key}` : key));
}
