/** What the service worker demands of each file that it fetches: a page of the venue's Wi-Fi in place of a chunk must not be kept. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** @param {string} folder @param {string} url */
export function integrityOf(folder, url) {
  return `sha256-${createHash("sha256")
    .update(readFileSync(join(folder, url)))
    .digest("base64")}`;
}
