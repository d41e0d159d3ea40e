import {
  formatCoverageCode,
  formatJoinCode,
  hubNameOf,
  openContent,
  packBatch,
  packCoverage,
  parseCoverageCode,
  sealContent,
  unpackCoverage,
} from "#exchange";
import { err, flat, ok, type Result } from "#lib/result.ts";
import {
  coverageFor,
  coverageOf,
  endsIn,
  eventsOf,
  hashOf,
  headsOf,
  type LogEvent,
  type LogState,
  missingFor,
  roleOf,
  type Seal,
  sealHead,
} from "#log";
import { createSealing, createSigning, randomHex } from "./crypto.ts";
import type { Database, EventKeyRow, PhoneRow } from "./db.ts";
import type { BatchProblem, ExchangeProblem, ExchangeStore } from "./exchange-store.ts";
import type { Ledger } from "./ledger.ts";
import { createOpening } from "./opening.ts";
import { attempt, type StoreProblem } from "./problem.ts";
import { refuseErased } from "./retention.ts";
import { createTaking } from "./take-batch.ts";

export interface ExchangeDeps {
  readonly db: Database;
  readonly now: () => string;
  readonly judge: () => string;
  readonly app: string;
  readonly ledger: Ledger;
  /** Writes that this judge joined, if the log does not say so yet. */
  readonly writeJoined: (tournament: string) => Promise<Result<unknown, StoreProblem>>;
}

export function createExchangeStore(deps: ExchangeDeps): ExchangeStore {
  const { db, ledger, now } = deps;
  const sealing = createSealing();
  const take = createTaking({ ...deps, opening: createOpening(sealing) });

  /** The event's key; the phone that opened an event makes it when it first needs one. */
  async function keyOf(tournament: string): Promise<Result<EventKeyRow, ExchangeProblem>> {
    return flat(
      await attempt(async (): Promise<Result<EventKeyRow, ExchangeProblem>> => {
        const phone = await ledger.phone();
        const known = await db.eventKeys.get(tournament);
        if (known) return ok(known);
        const state = await ledger.read(tournament);
        const isHead = state.roleSteps !== undefined && roleOf(state, phone.id) === "head";
        return isHead ? ok(await makeKey(db, tournament, [phone.id])) : err({ kind: "no-key" });
      }),
    );
  }

  return {
    me: () =>
      attempt(async () => {
        const { id, keys } = await ledger.phone();
        return { phone: id, signs: keys !== undefined };
      }),
    joinCode: async (tournament) => {
      const row = await keyOf(tournament);
      if (!row.ok) return row;
      return flat(
        await attempt(async (): Promise<Result<string, ExchangeProblem>> => {
          const state = await ledger.read(tournament);
          if (!state.settings) return err({ kind: "no-event" });
          const { key, heads } = row.value;
          const headKey = publicKeyOf(state, heads[0]);
          const code = { tournament, settings: state.settings, key, heads, nonce: randomHex(8) };
          return formatJoinCode({ ...code, ...(headKey === undefined ? {} : { headKey }) });
        }),
      );
    },
    join: async ({ tournament, key, heads, settings }) => {
      const kept = await attempt(() =>
        db.transaction("rw", db.eventKeys, db.tombstones, async () => {
          await refuseErased(db, [tournament]);
          const known = await db.eventKeys.get(tournament);
          if (known && known.key !== key) return err({ kind: "other-key" } as const);
          if (!known) await db.eventKeys.add({ tournament, key, heads, settings });
          return ok(undefined);
        }),
      );
      const joined = flat(kept);
      if (!joined.ok) return joined;
      const written = await deps.writeJoined(tournament);
      return written.ok ? ok(undefined) : written;
    },
    continueAsHead: (tournament) =>
      attempt(async () => {
        const phone = await ledger.phone();
        if (await db.eventKeys.get(tournament)) return;
        const [first] = (await ledger.read(tournament)).roleSteps ?? [];
        await makeKey(db, tournament, [...(first?.roles.keys() ?? []), phone.id]);
      }),
    hubName: async (tournament) => {
      const row = await keyOf(tournament);
      return row.ok ? ok(hubNameOf(row.value.key)) : row;
    },
    coverage: (tournament) =>
      attempt(async () => {
        const receipts = await db.receipts.where("tournament").equals(tournament).toArray();
        return coverageOf(await ledger.read(tournament), receipts);
      }),
    coverageCode: async (tournament) => {
      const row = await keyOf(tournament);
      if (!row.ok) return row;
      return flat(
        await attempt(async () => {
          const coverage = coverageFor(tournament, eventsOf(await ledger.read(tournament)), now());
          return formatCoverageCode(await sealContent("coverage", row.value.key, packCoverage(coverage), sealing));
        }),
      );
    },
    readCoverageCode: async (text) => {
      const sealed = parseCoverageCode(text);
      if (!sealed.ok) return sealed;
      return flat(
        await attempt(async () => {
          const rows = await db.eventKeys.toArray();
          const opened = await openContent("coverage", sealed.value, keysOf(rows), sealing);
          if (!opened.ok) return opened;
          const coverage = unpackCoverage(opened.value.plain);
          if (!coverage.ok) return coverage;
          const row = rows.find((each) => each.key === opened.value.key);
          return row?.tournament === coverage.value.tournament ? coverage : err({ kind: "other-event" as const });
        }),
      );
    },
    exportBatch: async (tournament, lacking) => {
      const row = await keyOf(tournament);
      if (!row.ok) return row;
      return attempt(async () => {
        const phone = await ledger.phone();
        const all = eventsOf(await ledger.read(tournament));
        await sealOwn(db, all, phone);
        const seals = await db.seals.where("tournament").equals(tournament).toArray();
        const events = missingFor(all, seals, lacking);
        const from = { phone: phone.id, judge: deps.judge().trim() || "–", app: deps.app, at: now() };
        const coverage = coverageFor(tournament, all, from.at);
        const plain = packBatch({ tournament, events, seals, from, coverage });
        return { bytes: await sealContent("batch", row.value.key, plain, sealing), events: events.length, ends: endsIn(events) };
      });
    },
    sealCase: async (tournament, plain) => {
      const row = await keyOf(tournament);
      return row.ok ? attempt(() => sealContent("case", row.value.key, plain, sealing)) : row;
    },
    openCase: async (bytes) =>
      flat(
        await attempt(async (): Promise<Result<{ readonly tournament: string; readonly plain: Uint8Array }, BatchProblem>> => {
          const rows = await db.eventKeys.toArray();
          const opened = await openContent("case", bytes, keysOf(rows), sealing);
          if (!opened.ok) return opened;
          const row = rows.find((each) => each.key === opened.value.key);
          return row ? ok({ tournament: row.tournament, plain: opened.value.plain }) : err({ kind: "other-event" });
        }),
      ),
    planBatch: (bytes, way) => take(bytes, way, false),
    importBatch: (bytes, way) => take(bytes, way, true),
  };
}

/** Signs the ends of this phone's own chain of one tournament, once each. */
export async function sealOwn(db: Database, events: readonly LogEvent[], phone: PhoneRow): Promise<void> {
  await sealEnds(db, headsOf(events, phone.id), phone);
}

export async function sealEnds(db: Database, ends: readonly LogEvent[], phone: PhoneRow): Promise<void> {
  const signing = createSigning(phone.keys);
  const heads = ends.map((each) => ({ event: each, hash: hashOf(each) }));
  const known = await db.seals.bulkGet(heads.map((each) => each.hash));
  const made: Seal[] = [];
  for (const [index, { event, hash }] of heads.entries()) {
    const { tournament, seq } = event;
    const seal = known[index] ? undefined : await sealHead({ tournament, phone: phone.id, seq, hash }, signing);
    if (seal) made.push(seal);
  }
  if (made.length > 0) await db.seals.bulkPut(made);
}

async function makeKey(db: Database, tournament: string, heads: readonly string[]): Promise<EventKeyRow> {
  const made = { tournament, key: randomHex(), heads };
  return db.transaction("rw", db.eventKeys, async () => {
    const other = await db.eventKeys.get(tournament);
    if (other) return other;
    await db.eventKeys.add(made);
    return made;
  });
}

function publicKeyOf(state: LogState, phone: string | undefined): string | undefined {
  for (const { body, phone: writer } of state.events.values()) if (writer === phone && body.kind === "joined" && body.key) return body.key;
  return undefined;
}

function keysOf(rows: readonly EventKeyRow[]): readonly string[] {
  return rows.map((each) => each.key);
}
