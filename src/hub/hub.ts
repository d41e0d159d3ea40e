import { exchangeWithHub, type HubFault, type HubLink, type HubRow, type LogStore, type OpenLink } from "#store";
import { createBell } from "./bell.ts";
import { runAlone } from "./run-alone.ts";

export interface HubStatus {
  /** `resting`: between two attempts. `elsewhere`: another tab of this phone does it. */
  readonly phase: "off" | "connecting" | "connected" | "resting" | "elsewhere";
  readonly fault: HubFault | undefined;
  /** Events that the hub lacks, as far as this phone knows. */
  readonly waiting: number;
}

/** Keeps the open event's log and its hub the same, behind every screen and in nobody's way. */
export interface Hub {
  readonly status: () => HubStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** Does not wait for the next attempt. */
  readonly tryNow: () => void;
}

interface HubDeps {
  readonly log: LogStore;
  readonly openLink: OpenLink;
  readonly now: () => string;
  /** Whether the device says that it has no network at all. */
  readonly isOffline: () => boolean;
  readonly random: () => number;
}

interface Run {
  readonly address: string;
  readonly controller: AbortController;
  readonly ended: Promise<void>;
}

const OFF: HubStatus = { phase: "off", fault: undefined, waiting: 0 };
const QUIET_MS = 15_000;
/** So that several events written at once are one record. */
const GATHER_MS = 300;

export function createHub({ log, openLink, now, isOffline, random }: HubDeps): Hub {
  const listeners = new Set<() => void>();
  /** `news`: the hub or this phone has something new. `wake`: try to connect again. */
  const [news, wake] = [createBell(), createBell()];
  let status = OFF;
  let tournament: string | undefined;
  let run: Run | undefined;
  let counts = 0;
  let unwatch: () => void = () => undefined;

  function show(changes: Partial<HubStatus>) {
    status = { ...status, ...changes };
    for (const listener of listeners) listener();
  }

  function follow() {
    const open = log.view().tournament;
    if (open === tournament) return logChanged();
    tournament = open;
    unwatch();
    begin(undefined);
    unwatch = open === undefined ? () => undefined : log.hub.watch(open, begin);
  }

  function begin(row: HubRow | undefined) {
    const address = row?.on ? [row.tournament, row.url, row.event, row.token].join(" ") : "";
    if (address === (run?.address ?? "")) return;
    const before = run?.ended ?? Promise.resolve();
    run?.controller.abort();
    wake.ring();
    news.ring();
    run = undefined;
    if (!row?.on) return show(OFF);
    show({ ...OFF, phase: "connecting" });
    void count(row.tournament);
    const controller = new AbortController();
    const { signal } = controller;
    const turns = { alone: () => keepTrying(row, signal), waiting: () => show({ phase: "elsewhere", fault: undefined }) };
    run = { address, controller, ended: before.then(() => runAlone(signal, turns)) };
  }

  function logChanged() {
    if (!run || tournament === undefined) return;
    news.ring();
    if (status.phase !== "connected") void count(tournament);
  }

  async function count(counted: string) {
    counts += 1;
    const mine = counts;
    const waiting = await log.hub.waiting(counted);
    // Of two counts under way the later one knows more, whichever is done first.
    if (mine !== counts) return;
    if (waiting.ok && counted === tournament && status.phase !== "off" && waiting.value !== status.waiting)
      show({ waiting: waiting.value });
  }

  async function keepTrying(row: HubRow, signal: AbortSignal) {
    let failures = 0;
    while (!signal.aborted) {
      const offline = isOffline();
      if (failures === 0 && !offline) show({ phase: "connecting", fault: undefined });
      const link = offline ? undefined : await openLink(row, news.ring);
      if (link?.ok && !signal.aborted) failures = 0;
      const fault: HubFault = link?.ok ? await converse(link.value, row.tournament, signal) : (link?.error ?? { kind: "unreachable" });
      if (signal.aborted) return;
      failures += 1;
      show({ phase: "resting", fault });
      void count(row.tournament);
      await wake.wait(pauseAfter(failures, random()));
    }
  }

  /** Until something goes wrong. */
  async function converse(link: HubLink, event: string, signal: AbortSignal): Promise<HubFault> {
    try {
      for (let again = true; !signal.aborted; again = false) {
        const done = await exchangeWithHub({ store: log.hub, link, tournament: event, now, again });
        if (!done.ok) return done.error;
        if (!signal.aborted) show({ phase: "connected", fault: undefined, waiting: 0 });
        await news.wait(QUIET_MS);
        await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      }
      return { kind: "unreachable" };
    } finally {
      link.close();
    }
  }

  log.subscribe(follow);
  follow();

  return {
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tryNow: () => {
      wake.ring();
      news.ring();
    },
  };
}

/** 1, 2, 4 … 60 seconds, each half of it by chance, so that a hall of phones does not knock at once. */
function pauseAfter(failures: number, chance: number): number {
  const seconds = Math.min(60, 2 ** (failures - 1));
  return seconds * 1000 * (0.5 + chance / 2);
}
