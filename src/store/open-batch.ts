import { type Batch, openContent, type ReadProblem, type Sealing, unpackBatch } from "#exchange";
import { ok, type Result } from "#lib/result.ts";

export interface OpenedBatch {
  readonly batch: Batch;
  /** The event's key that opened it, in hexadecimal. */
  readonly key: string;
}

/** What another phone gave, opened with one of the `keys` and unpacked; each event is checked and hashed. */
export async function openBatch(bytes: Uint8Array, keys: readonly string[], sealing: Sealing): Promise<Result<OpenedBatch, ReadProblem>> {
  const opened = await openContent("batch", bytes, keys, sealing);
  if (!opened.ok) return opened;
  const batch = unpackBatch(opened.value.plain);
  return batch.ok ? ok({ batch: batch.value, key: opened.value.key }) : batch;
}
