import { useSyncExternalStore } from "react";

interface LaunchQueue {
  readonly setConsumer: (consumer: (params: { readonly files?: readonly FileSystemFileHandle[] }) => void) => void;
}

let opened: File | undefined;
const listeners = new Set<() => void>();

/** Listens for files that the system opens the installed app with; `onFile` goes where they are read. */
export function listenForOpenedFiles(onFile: () => void) {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    void files?.[0]?.getFile().then((file) => {
      opened = file;
      for (const listener of listeners) listener();
      onFile();
    });
  });
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
