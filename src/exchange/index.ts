export { type Batch, type BatchSender, MOST_EVENTS, packBatch, unpackBatch } from "./batch.ts";
export {
  codeKindOf,
  formatCoverageCode,
  formatJoinCode,
  type JoinCode,
  packCoverage,
  parseCoverageCode,
  parseJoinCode,
  unpackCoverage,
} from "./codes.ts";
export { openContent, sealContent } from "./envelope.ts";
export { formatExchangeFile, parseExchangeFile } from "./exchange-file.ts";
export type { ReadProblem } from "./read-problem.ts";
export type { Sealing } from "./sealing.ts";
export { createReceiver, createSender, type Received, type Receiver, type Sender } from "./transfer.ts";
