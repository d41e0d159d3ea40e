import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { strFromU8 } from "fflate";
import { err, ok, type Result } from "#lib/result.ts";
import { LARGEST_SEALED } from "./envelope.ts";
import type { ReadProblem } from "./read-problem.ts";

const VERSION = 1;

/** A sealed batch as a file: one line that names the format, then the bytes. */
export function formatExchangeFile(sealed: Uint8Array): Uint8Array {
  return concatBytes(utf8ToBytes(`floorbook-exchange ${VERSION}\n`), sealed);
}

export function parseExchangeFile(bytes: Uint8Array): Result<Uint8Array, ReadProblem> {
  const line = /^floorbook-exchange (\d{1,9})\n/.exec(strFromU8(bytes.subarray(0, 40), true));
  if (!line) return err({ kind: "not-ours" });
  const version = Number(line[1]);
  if (version > VERSION) return err({ kind: "too-new", version });
  if (version < VERSION) return err({ kind: "not-ours" });
  const sealed = bytes.subarray(line[0].length);
  return sealed.length > LARGEST_SEALED ? err({ kind: "too-large" }) : ok(sealed);
}
