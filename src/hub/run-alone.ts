interface Turns {
  readonly alone: () => Promise<void>;
  /** Another tab has the turn; `alone` follows when that one is closed. */
  readonly waiting: () => void;
}

/** One tab of this phone talks to the hub. An old browser without locks lets each of them do it, which is double work and no harm. */
export async function runAlone(signal: AbortSignal, { alone, waiting }: Turns): Promise<void> {
  if (!("locks" in navigator)) return alone();
  const ran = await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock && !signal.aborted) await alone();
    return lock !== null;
  });
  if (ran || signal.aborted) return;
  waiting();
  await navigator.locks.request(LOCK, { signal }, alone).catch((problem: unknown) => {
    if (!signal.aborted) throw problem;
  });
}

const LOCK = "floorbook-hub";
