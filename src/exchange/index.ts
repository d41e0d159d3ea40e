export { type Batch, type BatchSender, MOST_EVENTS, packBatch, unpackBatch } from "./batch.ts";
export {
  codeKindOf,
  formatCoverageCode,
  formatHubCode,
  formatJoinCode,
  type HubCode,
  type JoinCode,
  packCoverage,
  parseCoverageCode,
  parseHubCode,
  parseJoinCode,
  unpackCoverage,
} from "./codes.ts";
export { openContent, readEnvelope, sealContent } from "./envelope.ts";
export { formatExchangeFile, parseExchangeFile } from "./exchange-file.ts";
export { formatHubName, hubNameOf, parseHubName, recordIdOf } from "./hub-name.ts";
export {
  afresh,
  afterAck,
  afterRecord,
  afterRetry,
  type HubProgress,
  isSameStream,
  LATER_KINDS,
  type LaterKind,
  NO_PROGRESS,
  type Outcome,
  type StreamInfo,
  withoutPassed,
} from "./hub-progress.ts";
export {
  CHECKS,
  type Check,
  type HandedCase,
  type Investigation,
  MOST_PHOTOS,
  PARTS_IN_CASE,
  type PartInCase,
  type PersonInCase,
  type Photo,
  type PhotoFile,
  packCase,
  type Statement,
  unpackCase,
} from "./investigation.ts";
export type { ReadProblem } from "./read-problem.ts";
export type { Sealing } from "./sealing.ts";
export { createReceiver, createSender, type Received, type Receiver, type Sender } from "./transfer.ts";
