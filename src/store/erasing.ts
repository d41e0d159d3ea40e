import { erasedKeys, type LogState } from "#log";
import type { Database } from "./db.ts";

/** What this phone keeps of erased persons beside the log: drafts and cases. Runs inside a transaction over these tables. */
export async function eraseBeside(db: Database, state: LogState): Promise<void> {
  const persons = [...erasedKeys(state).keys()];
  const words = new Set(persons.flatMap((key) => [key, ...(state.players.get(key)?.spellings ?? [])]));
  const speaks = (value: unknown) => hasText(value, words);
  const drafts = await db.drafts
    .where("tournament")
    .equals(state.tournament)
    .filter((each) => speaks(each.draft))
    .primaryKeys();
  await db.drafts.bulkDelete(drafts);
  const cases = await db.cases
    .where("tournament")
    .equals(state.tournament)
    .filter((each) => speaks(each.investigation))
    .primaryKeys();
  await db.casePhotos.where("case").anyOf(cases).delete();
  await db.cases.bulkDelete(cases);
}

/** Whether one of these texts stands somewhere in a value, alone or in a longer text. */
function hasText(value: unknown, words: ReadonlySet<string>): boolean {
  if (typeof value === "string") return [...words].some((each) => value.includes(each));
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, each]) => words.has(key) || hasText(each, words));
}
