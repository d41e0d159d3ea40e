import Dexie from "dexie";
import { err, ok, type Result } from "#lib/result.ts";
import { isLost } from "./reconnect.ts";

/** Why the phone could not keep or read something. Nothing that was shown as saved is touched by any of these. */
export type StoreProblem =
  | { readonly kind: "full" }
  | { readonly kind: "unavailable" }
  | { readonly kind: "blocked" }
  | { readonly kind: "too-new" }
  /** The event was erased from this phone, and is not taken again unless the judge allows it. */
  | { readonly kind: "erased" }
  | { readonly kind: "failed"; readonly detail: string };

const TRIES = 3;

/**
 * Runs a storage action; what storage does to us is a value, what we do wrong still throws.
 *
 * Over a lost connection it is tried again: what had failed is not on the disk, and what is there is not added twice.
 */
export async function attempt<T>(action: () => Promise<T>): Promise<Result<T, StoreProblem>> {
  for (let turn = 1; ; turn += 1) {
    try {
      return ok(await action());
    } catch (problem) {
      const kind = problemOf(problem);
      if (!kind) throw problem;
      if (turn === TRIES || !isLost(innerOf(problem)) || kind.kind === "full") return err(kind);
    }
  }
}

function problemOf(problem: unknown): StoreProblem | undefined {
  const error = innerOf(problem);
  if (!(error instanceof Error)) return undefined;
  const names = [error.name, problem instanceof Error ? problem.name : ""];
  if (names.includes("QuotaExceededError")) return { kind: "full" };
  if (names.includes("EventErasedError")) return { kind: "erased" };
  if (names.includes("VersionError")) return { kind: "too-new" };
  if (names.some((name) => ["MissingAPIError", "SecurityError", "OpenFailedError", "NotFoundError"].includes(name)))
    return { kind: "unavailable" };
  if (names.some((name) => ["DatabaseClosedError", "TimeoutError", "LockedError"].includes(name))) return { kind: "blocked" };
  if (
    names.some((name) =>
      ["AbortError", "UnknownError", "InvalidStateError", "TransactionInactiveError", "DataError", "BulkError"].includes(name),
    )
  )
    return { kind: "failed", detail: error.message };
  return undefined;
}

function innerOf(problem: unknown): unknown {
  return problem instanceof Dexie.DexieError && problem.inner instanceof Error ? problem.inner : problem;
}
