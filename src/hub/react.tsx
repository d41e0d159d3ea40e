import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { type HubRow, useStores } from "#store";
import type { Hub, HubStatus } from "./hub.ts";

const HubContext = createContext<Hub | undefined>(undefined);

export function HubProvider({ hub, children }: { readonly hub: Hub; readonly children: ReactNode }) {
  return <HubContext value={hub}>{children}</HubContext>;
}

export function useHub(): { readonly status: HubStatus; readonly tryNow: () => void } {
  const hub = useContext(HubContext);
  if (!hub) throw new Error("HubProvider is missing");
  return { status: useSyncExternalStore(hub.subscribe, hub.status, hub.status), tryNow: hub.tryNow };
}

/** What this phone remembers of an event's hub: undefined until it is read, then `row` or none. */
export function useHubRow(tournament: string): { readonly row: HubRow | undefined } | undefined {
  const { log } = useStores();
  const [known, setKnown] = useState<{ readonly row: HubRow | undefined }>();
  useEffect(() => log.hub.watch(tournament, (row) => setKnown({ row })), [log, tournament]);
  return known;
}
