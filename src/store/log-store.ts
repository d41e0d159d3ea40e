import { liveQuery } from "dexie";
import { err, type Result } from "#lib/result.ts";
import {
  addEvent,
  type Body,
  type BundleError,
  chained,
  createLogState,
  formatBundle,
  type Head,
  hashOf,
  type LogEvent,
  type LogState,
  parseBundle,
  planMerge,
  type Settings,
} from "#log";
import type { Database, DraftRow } from "./db.ts";
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
    const state = createLogState(id);
    let arrived = 0;
    const subscription = liveQuery(() =>
      db.events.where("[tournament+arrival]").between([id, arrived], [id, Number.POSITIVE_INFINITY], false, true).toArray(),
    ).subscribe({
      next: (rows) => {
        let changed = view.state === undefined;
        for (const row of rows) {
          arrived = Math.max(arrived, row.arrival);
          if (addEvent(state, row.event)) changed = true;
        }
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
        let head: Head | undefined = last && { seq: last.seq, hash: hashOf(last.event) };
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
          await db.events.add(rowOf(event));
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
    const { events } = parsed.value;
    return attempt(() =>
      db.transaction(keep ? "rw" : "r", db.events, async () => {
        const mine = new Map(
          (
            await db.events
              .where("id")
              .anyOf(events.map((each) => each.id))
              .toArray()
          ).map((row) => [row.id, row.event]),
        );
        const plan = planMerge(mine, events);
        if (keep) await db.events.bulkAdd(plan.fresh.map(rowOf));
        return {
          fresh: plan.fresh.length,
          known: plan.known,
          clashes: plan.clashes.length,
          tournaments: [...new Set(events.map((each) => each.tournament))],
        };
      }),
    );
  }

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    openTournament,
    newId: deps.newId,
    write,
    tournaments: () =>
      attempt(async () => {
        const rows = await db.events.where("[kind+tournament]").between(["opened", ""], ["opened", "\uffff"]).toArray();
        const changes = await db.events.where("[kind+tournament]").between(["set", ""], ["set", "\uffff"]).toArray();
        return [...new Set(rows.map((row) => row.tournament))].flatMap((id) => {
          const state = createLogState(id);
          for (const { event } of [...rows, ...changes]) addEvent(state, event);
          return state.settings ? [{ id, settings: state.settings }] : [];
        });
      }),
    exportLog: (exported) =>
      attempt(async () =>
        formatBundle(
          (await db.events.toArray()).map((row) => row.event),
          { exported, app: deps.app },
        ),
      ),
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

function rowOf(event: LogEvent) {
  const { id, tournament, phone, seq, clock, body } = event;
  return { id, tournament, phone, seq, clock, kind: body.kind, event };
}
