import { err, ok, type Result } from "#lib/result.ts";
import {
  addEvents,
  type Body,
  type BundleError,
  type Checked,
  chained,
  checkIncoming,
  createLogState,
  eventsOf,
  formatBundle,
  type Head,
  hashOf,
  type Incoming,
  type LogEvent,
  type LogState,
  type MergePlan,
  parseBundle,
  type Settings,
} from "#log";
import { createSigning } from "./crypto.ts";
import type { Database, DraftRow } from "./db.ts";
import { createExchangeStore, sealOwn } from "./exchange.ts";
import type { ExchangeStore } from "./exchange-store.ts";
import { createHubStore, type HubStore } from "./hub-store.ts";
import { freshOf, heldOf, planIncoming } from "./incoming.ts";
import { createLedger } from "./ledger.ts";
import { attempt, type StoreProblem } from "./problem.ts";

export interface StoreDeps {
  readonly db: Database;
  readonly newId: () => string;
  /** Local time with offset: 2026-12-05T14:07:31+08:00. */
  readonly now: () => string;
  readonly judge: () => string;
  readonly app: string;
  /** Deletes copies of the log outside the database, when somebody was erased from it. */
  readonly forgetCopies?: () => Promise<void>;
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
  /** All real events of this phone, or one event alone: practice is never among what is real. */
  readonly exportLog: (exported: string, only?: string) => Promise<Result<string, StoreProblem>>;
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
  readonly hub: HubStore;
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
  const ledger = createLedger(db, deps.forgetCopies);
  const listeners = new Set<() => void>();
  const openDrafts = new Map<string, DraftRow>();
  let view: LogView = { tournament: undefined, state: undefined, problem: undefined, version: 0 };
  let stop: () => void = () => undefined;
  // An old tab holds the database: what was begun goes on as soon as it lets go.
  db.on("blocked", () => {
    show({ problem: { kind: "blocked" } });
    void attempt(() => db.open()).then(() => view.problem?.kind === "blocked" && show({ problem: undefined }));
  });

  function show(changes: Partial<LogView>) {
    view = { ...view, ...changes, version: view.version + 1 };
    for (const listener of listeners) listener();
  }

  function openTournament(id: string | undefined) {
    if (id === view.tournament && (view.state || !id)) return;
    stop();
    show({ tournament: id, state: undefined, problem: view.problem?.kind === "blocked" ? view.problem : undefined });
    if (id === undefined) return;
    // A live query keeps silent about a database that could not be opened.
    void attempt(() => db.open()).then((opened) => {
      if (!opened.ok && view.tournament === id) show({ problem: opened.error });
    });
    stop = ledger.open(id, {
      changed: () => show({ state: ledger.opened(id), problem: undefined }),
      failed: (problem) => {
        attempt(() => Promise.reject(problem)).then(
          (result) => result.ok || show({ problem: result.error }),
          (bug: unknown) => show({ problem: { kind: "failed", detail: String(bug) } }),
        );
      },
    });
  }

  function write(tournament: string, writings: readonly Writing[]): Promise<Result<readonly LogEvent[], StoreProblem>> {
    // Made before the first try: over a lost connection there may be another one, and nothing is to be written twice.
    const ids = writings.map((each) => each.id ?? deps.newId());
    return attempt(async () => {
      const me = await ledger.phone();
      const judge = deps.judge().trim() || "–";
      const written = new Map<string, LogEvent>();
      let known: readonly LogEvent[] = [];
      await ledger.add([
        {
          tournament,
          events: (state) => {
            written.clear();
            const last = state.heads.get(me.id);
            let head: Head | undefined = last && { seq: last.seq, hash: hashOf(last) };
            let { clock } = state;
            const joined: Body = { kind: "joined", judge, app: deps.app, ...(me.publicKey ? { key: me.publicKey } : {}) };
            const bodies = writings.map(({ body }, index) => ({ id: ids[index] as string, body }));
            for (const { id, body } of last?.by === judge ? bodies : [{ id: deps.newId(), body: joined }, ...bodies]) {
              if (state.events.has(id)) continue;
              const event = chained({ id, tournament, phone: me.id, by: judge, at: deps.now() }, body, head, clock);
              head = { seq: event.seq, hash: hashOf(event) };
              clock = event.clock;
              written.set(id, event);
            }
            known = ids.flatMap((id) => state.events.get(id) ?? []);
            return [...written.values()];
          },
        },
      ]);
      return [...known, ...written.values()];
    });
  }

  async function merge(text: string, keep: boolean): Promise<Result<ImportReport, ImportProblem>> {
    const parsed = parseBundle(text);
    if (!parsed.ok) return err({ kind: "file", problem: parsed.error });
    const { events, seals = [] } = parsed.value;
    const tournaments = [...new Set(events.map((each) => each.tournament))];
    const incomings = tournaments.map((tournament): Incoming => {
      const own = events.filter((each) => each.tournament === tournament);
      return { tournament, events: own, hashes: own.map(hashOf), seals };
    });
    const read = await attempt(async () => {
      const checked: Checked[] = [];
      const plans: MergePlan[] = [];
      for (const incoming of incomings) {
        const state = await ledger.read(incoming.tournament);
        const result = await checkIncoming(incoming, heldOf(state, incoming), createSigning(), { isBackup: true });
        if (!result.ok) return result;
        checked.push(result.value);
        plans.push(planIncoming(state, incoming));
      }
      return ok({ checked, plans });
    });
    if (!read.ok) return read;
    if (!read.value.ok) {
      const { kind, phone, seq } = read.value.error;
      return err({ kind: "file", problem: { kind: "chain", fault: kind === "gap" ? "gap" : "altered", phone, seq } });
    }
    const { checked, plans } = read.value.value;
    if (!keep) return ok(reportOf(plans, tournaments));
    return attempt(async () => {
      const additions = incomings.map((incoming, index) => ({
        tournament: incoming.tournament,
        events: (state: LogState) => {
          const plan = planIncoming(state, incoming);
          plans[index] = plan;
          return freshOf(plan);
        },
      }));
      const work = () => db.seals.bulkPut(checked.flatMap((each) => [...each.seals]));
      await ledger.add(additions, { tables: [db.seals], work });
      return reportOf(plans, tournaments);
    });
  }

  const exchange = createExchangeStore({
    db,
    now: deps.now,
    judge: deps.judge,
    app: deps.app,
    ledger,
    writeJoined: (tournament) => write(tournament, []),
  });

  const openEvents = (id: string) => (view.state && view.tournament === id ? eventsOf(view.state) : []);

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    openTournament,
    newId: deps.newId,
    exchange,
    hub: createHubStore({ db, exchange, now: deps.now, eventsOf: openEvents }),
    write,
    tournaments: () =>
      attempt(async () => {
        const events = await ledger.aboutEvents();
        const origins = new Map((await db.eventKeys.toArray()).map((each) => [each.tournament, each]));
        return [...new Set([...events.map((each) => each.tournament), ...origins.keys()])].flatMap((id) => {
          const state = createLogState(id, origins.get(id));
          addEvents(state, events);
          return state.settings ? [{ id, settings: state.settings }] : [];
        });
      }),
    exportLog: (exported, only) =>
      attempt(async () => {
        const all = await ledger.everything();
        const practice = practiceIn(all);
        const events = all.filter(({ tournament }) => (only === undefined ? !practice.has(tournament) : tournament === only));
        const tournaments = new Set(events.map((each) => each.tournament));
        const phone = await ledger.phone();
        for (const tournament of tournaments) {
          const own = events.filter((each) => each.tournament === tournament);
          await sealOwn(db, own, phone);
        }
        const seals = (await db.seals.toArray()).filter((each) => tournaments.has(each.tournament));
        return formatBundle(events, { exported, app: deps.app, seals });
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

/** Events for training: their first opening says so. */
function practiceIn(events: readonly LogEvent[]): ReadonlySet<string> {
  const openings = events.filter(({ body }) => body.kind === "opened" && body.settings.practice);
  return new Set(openings.map((each) => each.tournament));
}

function reportOf(plans: readonly MergePlan[], tournaments: readonly string[]): ImportReport {
  return {
    fresh: plans.reduce((sum, each) => sum + each.fresh.length, 0),
    known: plans.reduce((sum, each) => sum + each.known, 0),
    clashes: plans.reduce((sum, each) => sum + each.clashes.length, 0),
    tournaments,
  };
}
