import { liveQuery } from "dexie";
import { type HubCode, type HubProgress, LATER_KINDS, NO_PROGRESS, type Outcome, recordIdOf, withoutPassed } from "#exchange";
import { err, ok, type Result } from "#lib/result.ts";
import { type Coverage, forkTest, type LogEvent } from "#log";
import type { Database, HubRow } from "./db.ts";
import type { BatchProblem, ExchangeProblem, ExchangeStore } from "./exchange-store.ts";
import { attempt, type StoreProblem } from "./problem.ts";

/** A record on its way to the hub. Kept until the hub has it, so that it goes again with the same id. */
export type HubPending = NonNullable<HubRow["pending"]>;

export type HubEntryProblem = ExchangeProblem | { readonly kind: "other-hub" };

/** What this phone remembers of each event's hub. Knows no network. */
export interface HubStore {
  /** Tells at once, and again after every change, from every tab. */
  readonly watch: (tournament: string, listener: (row: HubRow | undefined) => void) => () => void;
  readonly read: (tournament: string) => Promise<Result<HubRow | undefined, StoreProblem>>;
  /** Takes a hub's code and switches the hub on. A code for another event is refused. */
  readonly enter: (tournament: string, code: HubCode) => Promise<Result<void, HubEntryProblem>>;
  /** In one transaction; what is gone stays gone. */
  readonly change: (tournament: string, change: (row: HubRow) => HubRow) => Promise<Result<HubRow | undefined, StoreProblem>>;
  readonly forget: (tournament: string) => Promise<Result<void, StoreProblem>>;
  /** How many events the hub lacks. */
  readonly waiting: (tournament: string) => Promise<Result<number, ExchangeProblem>>;
  /** The record that is to be sent next: the one that is on its way already, or all that the hub lacks. */
  readonly pack: (tournament: string) => Promise<Result<HubPending | undefined, ExchangeProblem>>;
  /** Takes a record from the hub. What is the record's own fault is an outcome; what is this phone's is a problem. */
  readonly take: (sealed: Uint8Array) => Promise<Result<Outcome & { readonly fresh: number }, StoreProblem>>;
}

interface HubStoreDeps {
  readonly db: Database;
  readonly exchange: ExchangeStore;
  readonly now: () => string;
  readonly eventsOf: (tournament: string) => readonly LogEvent[];
}

export function createHubStore({ db, exchange, now, eventsOf }: HubStoreDeps): HubStore {
  const { hubs } = db;

  function change(tournament: string, apply: (row: HubRow) => HubRow): Promise<Result<HubRow | undefined, StoreProblem>> {
    return attempt(() =>
      db.transaction("rw", hubs, async () => {
        const row = await hubs.get(tournament);
        if (!row) return undefined;
        const next = apply(row);
        await hubs.put(next);
        return next;
      }),
    );
  }

  async function lacking(tournament: string, { heads }: HubProgress) {
    const isForked = forkTest(eventsOf(tournament));
    const coverage: Coverage = { tournament, at: now(), heads: withoutPassed(heads, isForked) };
    const packed = await exchange.exportBatch(tournament, coverage);
    return packed.ok ? ok({ ...packed.value, isForked }) : packed;
  }

  return {
    watch: (tournament, listener) => {
      const subscription = liveQuery(() => hubs.get(tournament)).subscribe({ next: listener, error: () => listener(undefined) });
      return () => subscription.unsubscribe();
    },
    read: (tournament) => attempt(() => hubs.get(tournament)),
    enter: async (tournament, { url, event, token, until }) => {
      const name = await exchange.hubName(tournament);
      if (!name.ok) return name;
      if (name.value !== event) return err({ kind: "other-hub" });
      return attempt(() =>
        db.transaction("rw", hubs, async () => {
          const known = await hubs.get(tournament);
          const kept = known?.url === url ? known : { progress: NO_PROGRESS };
          await hubs.put({ ...kept, tournament, url, event, token, until, on: true });
        }),
      );
    },
    change,
    forget: (tournament) => attempt(() => hubs.delete(tournament)),
    waiting: async (tournament) => {
      const row = await attempt(() => hubs.get(tournament));
      if (!row.ok || !row.value) return row.ok ? ok(0) : row;
      const packed = await lacking(tournament, row.value.progress);
      return packed.ok ? ok(packed.value.events) : packed;
    },
    pack: async (tournament) => {
      const row = await attempt(() => hubs.get(tournament));
      if (!row.ok || !row.value) return row.ok ? ok(undefined) : row;
      if (row.value.pending) return ok(row.value.pending);
      const packed = await lacking(tournament, row.value.progress);
      if (!packed.ok || packed.value.events === 0) return packed.ok ? ok(undefined) : packed;
      const { bytes, ends, isForked } = packed.value;
      const pending: HubPending = { id: recordIdOf(bytes), bytes, ends };
      const changed = await change(tournament, (known) => {
        const heads = withoutPassed(known.progress.heads, isForked);
        return { ...known, pending, progress: { ...known.progress, heads } };
      });
      return changed.ok ? ok(changed.value?.pending) : changed;
    },
    take: async (sealed) => {
      const result = await exchange.importBatch(sealed, "stored");
      if (result.ok) return ok({ kind: "taken", heads: result.value.ends, fresh: result.value.fresh });
      const { error } = result;
      if (isStoreProblem(error)) return err(error);
      const kind = error.kind === "fault" ? error.fault.kind : error.kind;
      const why = LATER_KINDS.find((each) => each === kind);
      return ok(why ? { kind: "later", why, fresh: 0 } : { kind: "refused", fresh: 0 });
    },
  };
}

function isStoreProblem(problem: BatchProblem): problem is StoreProblem {
  return ["full", "unavailable", "blocked", "too-new", "erased", "failed"].includes(problem.kind);
}
