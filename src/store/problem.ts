import Dexie from "dexie";
import { err, ok, type Result } from "#lib/result.ts";

/** Why the phone could not keep or read something. Nothing that was shown as saved is touched by any of these. */
export type StoreProblem =
  | { readonly kind: "full" }
  | { readonly kind: "unavailable" }
  | { readonly kind: "blocked" }
  | { readonly kind: "too-new" }
  /** The event was erased from this phone, and is not taken again unless the judge allows it. */
  | { readonly kind: "erased" }
  | { readonly kind: "failed"; readonly detail: string };

/** Runs a storage action; what storage does to us is a value, what we do wrong still throws. */
export async function attempt<T>(action: () => Promise<T>): Promise<Result<T, StoreProblem>> {
  try {
    return ok(await action());
  } catch (problem) {
    const kind = problemOf(problem);
    if (!kind) throw problem;
    return err(kind);
  }
}

function problemOf(problem: unknown): StoreProblem | undefined {
  const error = problem instanceof Dexie.DexieError && problem.inner instanceof Error ? problem.inner : problem;
  if (!(error instanceof Error)) return undefined;
  const names = [error.name, problem instanceof Error ? problem.name : ""];
  if (names.includes("QuotaExceededError")) return { kind: "full" };
  if (names.includes("EventErasedError")) return { kind: "erased" };
  if (names.includes("VersionError")) return { kind: "too-new" };
  if (names.some((name) => ["MissingAPIError", "SecurityError", "InvalidStateError", "OpenFailedError", "NotFoundError"].includes(name)))
    return { kind: "unavailable" };
  if (names.some((name) => ["DatabaseClosedError", "TimeoutError", "LockedError"].includes(name))) return { kind: "blocked" };
  if (names.some((name) => ["AbortError", "UnknownError", "TransactionInactiveError", "DataError", "BulkError"].includes(name)))
    return { kind: "failed", detail: error.message };
  return undefined;
}
