import type { Page } from "@playwright/test";

/** Everything that lies on the phone, as text, by where it lies. Compressed bytes are unpacked where that can be done without a key. */
export function allThatLies(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(readAll);
}

/** Where one of the words stands, in the order of the alphabet. */
export function placesOf(lying: Readonly<Record<string, string>>, words: readonly string[]): readonly string[] {
  return Object.entries(lying)
    .flatMap(([place, text]) => (words.some((each) => text.includes(each)) ? [place] : []))
    .sort();
}

export function filesIn(lying: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(lying)
    .flatMap((place) => (place.startsWith("files ") ? [place.slice(6)] : []))
    .sort();
}

/** Runs in the page. */
async function readAll(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};

  async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    try {
      const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value as Uint8Array<ArrayBuffer>);
    } catch {
      // What came before the bytes made no sense counts too.
    }
    return new Blob(parts).text();
  }
  async function textOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const afterLine = bytes.indexOf(10) + 1;
    return [new TextDecoder().decode(bytes), await inflated(bytes), await inflated(bytes.slice(afterLine))].join("\n");
  }

  for (const { name = "" } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    for (const store of db.objectStoreNames) {
      const rows = await new Promise<unknown[]>((done, fail) => {
        const request = db.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
      found[`IndexedDB ${store}`] = JSON.stringify(rows, (_, value: unknown) =>
        value instanceof Uint8Array ? new TextDecoder().decode(value) : value,
      );
    }
    db.close();
  }
  for (const [name, value] of Object.entries(localStorage)) found[`localStorage ${name}`] = value;
  for (const [name, value] of Object.entries(sessionStorage)) found[`sessionStorage ${name}`] = value;
  for await (const [name, handle] of await navigator.storage.getDirectory())
    if (handle.kind === "file") {
      const file = await (handle as FileSystemFileHandle).getFile();
      found[`files ${name}`] = await textOf(new Uint8Array(await file.arrayBuffer()));
    }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const kept = await Promise.all((await cache.matchAll()).map((each) => each.text()));
    found[`Cache Storage ${name}`] = kept.join("\n");
  }
  return found;
}
