import type { Hub } from "./hub.ts";

/** When the network or the judge is back, nobody waits for the next attempt. */
export function knockOnReturn(hub: Hub) {
  addEventListener("online", hub.tryNow);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) hub.tryNow();
  });
}
