import type { JoinCode, ReadProblem } from "#exchange";
import type { Result } from "#lib/result.ts";
import type { Coverage, CoverageHead, IncomingFault, PhoneCoverage, Trust } from "#log";
import type { StoreProblem } from "./problem.ts";

export type ExchangeProblem =
  | StoreProblem
  /** The phone never joined this event: scan its join code first. */
  | { readonly kind: "no-key" }
  /** This phone joined an event of the same id with another key: one of the two codes is not genuine. */
  | { readonly kind: "other-key" }
  /** The event's settings are not here yet. */
  | { readonly kind: "no-event" }
  /** More than one QR code carries: use an animated code or a file. */
  | { readonly kind: "too-long" };

/** Why nothing was taken. A `fault` is about one phone's events; the others say what the bytes are. */
export type BatchProblem = ExchangeProblem | ReadProblem | { readonly kind: "fault"; readonly fault: IncomingFault };

/** `live`: it came from screen to camera just now, so that the clocks can be compared. */
export type Way = "live" | "stored";

export interface Outgoing {
  /** For `createSender` (animated QR) or `formatExchangeFile` (file). The same bytes may go both ways. */
  readonly bytes: Uint8Array;
  readonly events: number;
  /** Up to where each chain in it goes. */
  readonly ends: readonly CoverageHead[];
}

export interface BatchReport {
  readonly tournament: string;
  /** Phone that packed the batch, its judge and app, and its local time then. */
  readonly from: { readonly phone: string; readonly judge: string; readonly app: string; readonly at: string };
  readonly fresh: number;
  readonly known: number;
  readonly clashes: number;
  /** Phones whose chain parted: restored from a backup and gone on. Both ends are kept. */
  readonly forks: readonly string[];
  readonly phones: readonly { readonly phone: string; readonly judge: string; readonly fresh: number; readonly trust: Trust }[];
  /** Up to where each chain that it brought goes. */
  readonly ends: readonly CoverageHead[];
  /** What the other phone held when it packed: give it to `exportBatch` to answer. */
  readonly theirs: Coverage;
  /** Minutes that the other phone's clock is ahead of this one; only with `live`. Tell it from 5 on. */
  readonly clockOffset?: number;
}

export interface ExchangeStore {
  /** This phone: its id in the log, and whether it can sign. */
  readonly me: () => Promise<Result<{ readonly phone: string; readonly signs: boolean }, StoreProblem>>;
  /** Text of the QR code that makes a phone a judge of this event. The phone that opened the event makes the event's key at the first call. */
  readonly joinCode: (tournament: string) => Promise<Result<string, ExchangeProblem>>;
  /** Takes part in an event: keeps its key and writes that this judge joined. Twice is once. Open it with `openTournament` then. */
  readonly join: (code: JoinCode) => Promise<Result<void, ExchangeProblem>>;
  /** After a restored backup on a new phone, for an event that was never shared: this phone is head judge beside the lost one. */
  readonly continueAsHead: (tournament: string) => Promise<Result<void, ExchangeProblem>>;
  /** What a hub calls this event; see `hubNameOf`. */
  readonly hubName: (tournament: string) => Promise<Result<string, ExchangeProblem>>;
  /** Whose logs this phone holds, up to where, since when: one for every phone of the event, this one without `received`. */
  readonly coverage: (tournament: string) => Promise<Result<readonly PhoneCoverage[], StoreProblem>>;
  /** Text of the one QR code that says what this phone holds. */
  readonly coverageCode: (tournament: string) => Promise<Result<string, ExchangeProblem>>;
  readonly readCoverageCode: (text: string) => Promise<Result<Coverage, BatchProblem>>;
  /** Seals this phone's chain and packs what the other phone lacks, or everything. */
  readonly exportBatch: (tournament: string, lacking: Coverage | "everything") => Promise<Result<Outgoing, ExchangeProblem>>;
  /** Seals a case for the phones of its event, and for nobody else; see `packCase`. */
  readonly sealCase: (tournament: string, plain: Uint8Array) => Promise<Result<Uint8Array, ExchangeProblem>>;
  readonly openCase: (bytes: Uint8Array) => Promise<Result<{ readonly tournament: string; readonly plain: Uint8Array }, BatchProblem>>;
  /** Says what `importBatch` would do; changes nothing. */
  readonly planBatch: (bytes: Uint8Array, way: Way) => Promise<Result<BatchReport, BatchProblem>>;
  /** Takes all or nothing, in one transaction; twice is once. */
  readonly importBatch: (bytes: Uint8Array, way: Way) => Promise<Result<BatchReport, BatchProblem>>;
}
