import { type HandedCase, type Investigation, type Photo, type PhotoFile, packCase, unpackCase } from "#exchange";
import { err, ok, type Result } from "#lib/result.ts";
import type { CaseRow, Database } from "./db.ts";
import type { BatchProblem, ExchangeProblem, ExchangeStore } from "./exchange-store.ts";
import { attempt, type StoreProblem } from "./problem.ts";

export interface HandOver {
  readonly photos: boolean;
  readonly impressions: boolean;
  /** Photos go as this makes them. */
  readonly lighter?: ((photo: PhotoFile) => Promise<PhotoFile>) | undefined;
}

/** Notes on cases: on this phone only, apart from every log, until their judge hands one over. */
export interface InvestigationStore {
  readonly list: (tournament: string) => Promise<Result<readonly CaseRow[], StoreProblem>>;
  readonly read: (id: string) => Promise<Result<CaseRow | undefined, StoreProblem>>;
  /** Keeps it as it is now. Calls are kept in their order. */
  readonly save: (investigation: Investigation) => Promise<Result<void, StoreProblem>>;
  /** Photo and its place in the case in one transaction. */
  readonly addPhoto: (investigation: Investigation, file: PhotoFile) => Promise<Result<void, StoreProblem>>;
  readonly dropPhoto: (investigation: Investigation, photo: string) => Promise<Result<void, StoreProblem>>;
  readonly photosOf: (id: string) => Promise<Result<readonly PhotoFile[], StoreProblem>>;
  /** Really gone, photos too. */
  readonly drop: (id: string) => Promise<Result<void, StoreProblem>>;
  /** Sealed for the phones of the event. */
  readonly handOver: (id: string, what: HandOver) => Promise<Result<Uint8Array, ExchangeProblem>>;
  readonly handedOver: (id: string) => Promise<Result<void, StoreProblem>>;
  /** Takes a case that was handed over; the id under which it is kept. */
  readonly receive: (bytes: Uint8Array) => Promise<Result<{ readonly id: string; readonly tournament: string }, BatchProblem>>;
}

interface InvestigationDeps {
  readonly db: Database;
  readonly exchange: ExchangeStore;
  readonly newId: () => string;
  readonly now: () => string;
  readonly judge: () => string;
  readonly app: string;
}

export function createInvestigationStore({ db, exchange, newId, now, judge, app }: InvestigationDeps): InvestigationStore {
  const { cases, casePhotos } = db;

  async function put(investigation: Investigation) {
    const before = await cases.get(investigation.id);
    const { id, tournament } = investigation;
    await cases.put({ ...before, id, tournament, changed: now(), edited: true, investigation });
  }

  const photosOf = async (id: string): Promise<readonly PhotoFile[]> => {
    const rows = await casePhotos.where("case").equals(id).toArray();
    return rows.map(({ photo, type, bytes }) => ({ id: photo, type, bytes }));
  };

  /** What was handed over comes beside what was written here since; it never overwrites it. */
  async function keep({ from, investigation, photos }: HandedCase): Promise<string> {
    const known = await cases.get(investigation.id);
    const id = known?.edited ? newId() : investigation.id;
    if (!known?.edited) await casePhotos.where("case").equals(id).delete();
    const received = { judge: from.judge, at: now() };
    const { tournament } = investigation;
    await cases.put({ id, tournament, changed: now(), edited: false, received, investigation: { ...investigation, id } });
    await casePhotos.bulkPut(photos.map(({ id: photo, type, bytes }) => ({ key: `${id} ${photo}`, case: id, photo, type, bytes })));
    return id;
  }

  return {
    list: (tournament) =>
      attempt(async () => (await cases.where("tournament").equals(tournament).toArray()).sort((a, b) => (a.changed < b.changed ? 1 : -1))),
    read: (id) => attempt(() => cases.get(id)),
    save: (investigation) => attempt(() => db.transaction("rw", cases, () => put(investigation))),
    addPhoto: (investigation, { id: photo, type, bytes }) =>
      attempt(() =>
        db.transaction("rw", cases, casePhotos, async () => {
          const { id } = investigation;
          await casePhotos.put({ key: `${id} ${photo}`, case: id, photo, type, bytes });
          await put(investigation);
        }),
      ),
    dropPhoto: (investigation, photo) =>
      attempt(() =>
        db.transaction("rw", cases, casePhotos, async () => {
          await casePhotos.delete(`${investigation.id} ${photo}`);
          await put(investigation);
        }),
      ),
    photosOf: (id) => attempt(() => photosOf(id)),
    drop: (id) =>
      attempt(() =>
        db.transaction("rw", cases, casePhotos, async () => {
          await casePhotos.where("case").equals(id).delete();
          await cases.delete(id);
        }),
      ),
    handOver: async (id, what) => {
      const read = await attempt(async () => ({ row: await cases.get(id), photos: what.photos ? await photosOf(id) : [] }));
      if (!read.ok) return read;
      const { row } = read.value;
      if (!row) return err({ kind: "failed", detail: "no case" });
      const photos = what.lighter ? await Promise.all(read.value.photos.map(what.lighter)) : read.value.photos;
      const from = { judge: judge().trim() || "–", app, at: now() };
      const investigation = asHanded(row.investigation, photos, what);
      return exchange.sealCase(row.tournament, packCase({ from, investigation, photos }));
    },
    handedOver: (id) =>
      attempt(async () => {
        await cases.update(id, { handed: now() });
      }),
    receive: async (bytes) => {
      const opened = await exchange.openCase(bytes);
      if (!opened.ok) return opened;
      const handed = unpackCase(opened.value.plain);
      if (!handed.ok) return handed;
      const { tournament } = handed.value.investigation;
      if (tournament !== opened.value.tournament) return err({ kind: "other-event" });
      const kept = await attempt(() => db.transaction("rw", cases, casePhotos, () => keep(handed.value)));
      return kept.ok ? ok({ id: kept.value, tournament }) : kept;
    },
  };
}

function asHanded(investigation: Investigation, photos: readonly PhotoFile[], { impressions }: HandOver): Investigation {
  const along: readonly Photo[] = investigation.photos.filter((each) => photos.some(({ id }) => id === each.id));
  return { ...investigation, photos: along, impressions: impressions ? investigation.impressions : "" };
}
