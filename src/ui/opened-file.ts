import { useSyncExternalStore } from "react";

interface LaunchQueue {
  readonly setConsumer: (consumer: (params: { readonly files?: readonly FileSystemFileHandle[] }) => void) => void;
}

let opened: File | undefined;
const listeners = new Set<() => void>();

/** Listens for files that the system opens the installed app with, or shares with it; `onFile` goes where they are read. */
export function listenForOpenedFiles(onFile: () => void) {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  const open = (file: File) => {
    opened = file;
    for (const listener of listeners) listener();
    onFile();
  };
  launchQueue?.setConsumer(({ files }) => void files?.[0]?.getFile().then(open));
  if (new URLSearchParams(location.search).has("shared")) void sharedFile().then((file) => file && open(file));
}

/** What the service worker took from the share sheet; once. */
async function sharedFile(): Promise<File | undefined> {
  history.replaceState(history.state, "", location.pathname + location.hash);
  const cache = await caches.open("floorbook-shared");
  const kept = await cache.match("./shared-file");
  await cache.delete("./shared-file");
  if (!kept) return undefined;
  const name = decodeURIComponent(kept.headers.get("X-File-Name") ?? "");
  return new File([await kept.blob()], name, { type: kept.headers.get("Content-Type") ?? "" });
}

/** The file that waits to be read. */
export function useOpenedFile(): File | undefined {
  return useSyncExternalStore(subscribe, () => opened);
}

/** Once: it is not read again. */
export function takeOpenedFile(): File | undefined {
  const file = opened;
  opened = undefined;
  return file;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
