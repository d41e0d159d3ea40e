import { liveQuery } from "dexie";
import { err, type Result } from "#lib/result.ts";
import {
  addEvent,
  addEvents,
  type Body,
  type BundleError,
  chained,
  createLogState,
  eventsOf,
  formatBundle,
  type Head,
  hashOf,
  type LogEvent,
  type LogState,
  parseBundle,
  type Settings,
} from "#log";
import { createSigning } from "./crypto.ts";
import type { Database, DraftRow } from "./db.ts";
import { createExchangeStore, sealOwn } from "./exchange.ts";
import type { ExchangeStore } from "./exchange-store.ts";
import { type CheckedIncoming, checkAgainstHeld, keepIncoming, planIncoming, rowOf } from "./incoming.ts";
import { phoneOf } from "./phone.ts";
import { attempt, type StoreProblem } from "./problem.ts";

export interface StoreDeps {
  readonly db: Database;
  readonly newId: () => string;
  /** Local time with offset: 2026-12-05T14:07:31+08:00. */
  readonly now: () => string;
  readonly judge: () => string;
  readonly app: string;
}

/** What is to be recorded. The same id twice is one event. */
export interface Writing {
  readonly id?: string;
  readonly body: Body;
}

export type ImportProblem = StoreProblem | { readonly kind: "file"; readonly problem: BundleError };

export interface ImportReport {
  readonly fresh: number;
  readonly known: number;
  readonly clashes: number;
  readonly tournaments: readonly string[];
}

export interface TournamentSummary {
  readonly id: string;
  readonly settings: Settings;
}

export interface LogStore {
  /** The log of a tournament, kept up to date with every tab of this phone; undefined until it has been read. */
  readonly view: () => LogView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly openTournament: (id: string | undefined) => void;
  readonly newId: () => string;
  /** Resolves when the transaction is complete and durable, never before. */
  readonly write: (tournament: string, writings: readonly Writing[]) => Promise<Result<readonly LogEvent[], StoreProblem>>;
  readonly tournaments: () => Promise<Result<readonly TournamentSummary[], StoreProblem>>;
  readonly exportLog: (exported: string) => Promise<Result<string, StoreProblem>>;
  readonly planImport: (text: string) => Promise<Result<ImportReport, ImportProblem>>;
  readonly importLog: (text: string) => Promise<Result<ImportReport, ImportProblem>>;
  readonly saveDraft: (row: Omit<DraftRow, "saved">) => Promise<Result<void, StoreProblem>>;
  readonly draft: (id: string) => Promise<Result<DraftRow | undefined, StoreProblem>>;
  readonly drafts: (tournament: string) => Promise<Result<readonly DraftRow[], StoreProblem>>;
  /** What `saveDraft` was given last, at once: a draft never waits for the disk to be shown. */
  readonly draftNow: (id: string) => DraftRow | undefined;
  readonly dropDraft: (id: string) => Promise<Result<void, StoreProblem>>;
  /** How this log reaches other phones, and theirs this one. */
  readonly exchange: ExchangeStore;
  readonly close: () => void;
}

/** A new object with every change, so that React sees it; the state inside is the same and kept in place. */
export interface LogView {
  readonly tournament: string | undefined;
  readonly state: LogState | undefined;
  readonly problem: StoreProblem | undefined;
  readonly version: number;
}

export function createLogStore(deps: StoreDeps): LogStore {
  const { db } = deps;
  const listeners = new Set<() => void>();
  const openDrafts = new Map<string, DraftRow>();
  let view: LogView = { tournament: undefined, state: undefined, problem: undefined, version: 0 };
  let stop: () => void = () => undefined;

  function show(changes: Partial<LogView>) {
    view = { ...view, ...changes, version: view.version + 1 };
    for (const listener of listeners) listener();
  }

  function openTournament(id: string | undefined) {
    if (id === view.tournament && (view.state || !id)) return;
    stop();
    show({ tournament: id, state: undefined, problem: undefined });
    if (id === undefined) return;
    let arrived = 0;
    const subscription = liveQuery(async () => ({
      origin: await db.eventKeys.get(id),
      rows: await db.events.where("[tournament+arrival]").between([id, arrived], [id, Number.POSITIVE_INFINITY], false, true).toArray(),
    })).subscribe({
      next: ({ origin, rows }) => {
        const before = view.state;
        // Who is head judge from the start decides what counts, so that a new answer reads the log anew.
        const state = before && sameHeads(before.origin, origin) ? before : createLogState(id, origin);
        if (before && state !== before) addEvents(state, eventsOf(before));
        let changed = state !== before;
        for (const row of rows) arrived = Math.max(arrived, row.arrival);
        const events = rows.map((row) => row.event);
        if (addEvents(state, events) > 0) changed = true;
        if (changed) show({ state, problem: undefined });
      },
      error: (problem: unknown) => {
        attempt(() => Promise.reject(problem)).then(
          (result) => result.ok || show({ problem: result.error }),
          (bug: unknown) => show({ problem: { kind: "failed", detail: String(bug) } }),
        );
      },
    });
    stop = () => subscription.unsubscribe();
  }

  async function write(tournament: string, writings: readonly Writing[]): Promise<Result<readonly LogEvent[], StoreProblem>> {
    const result = await attempt(async () => {
      const phone = await phoneOf(db);
      const judge = deps.judge().trim() || "–";
      return db.transaction("rw", db.events, async () => {
        const last = await db.events
          .where("[tournament+phone+seq]")
          .between([tournament, phone.id, 0], [tournament, phone.id, Number.POSITIVE_INFINITY])
          .last();
        const newest = await db.events.where("[tournament+clock]").between([tournament, 0], [tournament, Number.POSITIVE_INFINITY]).last();
        let head: Head | undefined = last && { seq: last.seq, hash: last.hash };
        let clock = newest?.clock ?? 0;
        const joined: Writing[] =
          last?.event.by === judge
            ? []
            : [{ body: { kind: "joined", judge, app: deps.app, ...(phone.publicKey ? { key: phone.publicKey } : {}) } }];
        const events: LogEvent[] = [];
        for (const { id = deps.newId(), body } of [...joined, ...writings]) {
          const known = await db.events.where("id").equals(id).first();
          if (known) {
            events.push(known.event);
            continue;
          }
          const event = chained({ id, tournament, phone: phone.id, by: judge, at: deps.now() }, body, head, clock);
          head = { seq: event.seq, hash: hashOf(event) };
          clock = event.clock;
          await db.events.add(rowOf(event, head.hash));
          events.push(event);
        }
        return events;
      });
    });
    if (result.ok && view.state && view.tournament === tournament) {
      const { state } = view;
      if (result.value.map((event) => addEvent(state, event)).includes(true)) show({ state });
    }
    return result;
  }

  async function merge(text: string, keep: boolean): Promise<Result<ImportReport, ImportProblem>> {
    const parsed = parseBundle(text);
    if (!parsed.ok) return err({ kind: "file", problem: parsed.error });
    const { events, seals = [] } = parsed.value;
    const signing = createSigning();
    const read = await attempt(async () => {
      const checked: CheckedIncoming[] = [];
      for (const tournament of new Set(events.map((each) => each.tournament))) {
        const own = events.filter((each) => each.tournament === tournament);
        const incoming = { tournament, events: own, hashes: own.map(hashOf), seals };
        const result = await checkAgainstHeld(db, incoming, signing, { isBackup: true });
        if (!result.ok) return result;
        checked.push(result.value);
      }
      return { ok: true, value: checked } as const;
    });
    if (!read.ok) return read;
    if (!read.value.ok) {
      const { kind, phone, seq } = read.value.error;
      return err({ kind: "file", problem: { kind: "chain", fault: kind === "gap" ? "gap" : "altered", phone, seq } });
    }
    const { value } = read.value;
    return attempt(() =>
      db.transaction(keep ? "rw" : "r", db.events, db.seals, async () => {
        const plans = [];
        for (const each of value) {
          const plan = await planIncoming(db, each, undefined);
          if (keep) await keepIncoming(db, plan, each.checked.seals);
          plans.push(plan);
        }
        return {
          fresh: plans.reduce((sum, each) => sum + each.fresh.length, 0),
          known: plans.reduce((sum, each) => sum + each.known, 0),
          clashes: plans.reduce((sum, each) => sum + each.clashes.length, 0),
          tournaments: value.map((each) => each.incoming.tournament),
        };
      }),
    );
  }

  const exchange = createExchangeStore({
    db,
    now: deps.now,
    judge: deps.judge,
    app: deps.app,
    openState: (tournament) => (view.tournament === tournament ? view.state : undefined),
    taken: (tournament, events) => {
      const { state } = view;
      if (state && view.tournament === tournament && addEvents(state, events) > 0) show({ state });
    },
    writeJoined: (tournament) => write(tournament, []),
  });

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    openTournament,
    newId: deps.newId,
    exchange,
    write,
    tournaments: () =>
      attempt(async () => {
        const kinds = ["opened", "set", "role-given"].map((kind) =>
          db.events.where("[kind+tournament]").between([kind, ""], [kind, "\uffff"]).toArray(),
        );
        const rows = (await Promise.all(kinds)).flat();
        const origins = new Map((await db.eventKeys.toArray()).map((each) => [each.tournament, each]));
        return [...new Set([...rows.map((row) => row.tournament), ...origins.keys()])].flatMap((id) => {
          const state = createLogState(id, origins.get(id));
          for (const { event } of rows) addEvent(state, event);
          return state.settings ? [{ id, settings: state.settings }] : [];
        });
      }),
    exportLog: (exported) =>
      attempt(async () => {
        const events = (await db.events.toArray()).map((row) => row.event);
        const phone = await phoneOf(db);
        for (const tournament of new Set(events.map((each) => each.tournament))) {
          const own = events.filter((each) => each.tournament === tournament);
          await sealOwn(db, own, phone);
        }
        return formatBundle(events, { exported, app: deps.app, seals: await db.seals.toArray() });
      }),
    planImport: (text) => merge(text, false),
    importLog: (text) => merge(text, true),
    saveDraft: (draft) => {
      const row = { ...draft, saved: Date.now() };
      openDrafts.set(row.id, row);
      return attempt(async () => {
        await db.drafts.put(row);
      });
    },
    draftNow: (id) => openDrafts.get(id),
    draft: (id) => attempt(() => db.drafts.get(id)),
    drafts: (tournament) =>
      attempt(async () => (await db.drafts.where("tournament").equals(tournament).toArray()).sort((a, b) => b.saved - a.saved)),
    dropDraft: (id) => {
      openDrafts.delete(id);
      return attempt(() => db.drafts.delete(id));
    },
    close: () => {
      stop();
      db.close();
    },
  };
}

function sameHeads(a: { readonly heads?: readonly string[] }, b: { readonly heads?: readonly string[] } | undefined): boolean {
  return JSON.stringify(a.heads) === JSON.stringify(b?.heads);
}
