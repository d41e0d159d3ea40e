import { useSyncExternalStore } from "react";
import type { PwaState, UpdateCheck } from "./create-pwa.ts";
import { appBuild, appVersion, pwa } from "./service-worker.ts";

export interface PwaView extends PwaState {
  /** Loads the new build. Offer it outside of a ruling only. */
  readonly applyUpdate: () => void;
  readonly checkForUpdate: () => Promise<UpdateCheck>;
  readonly version: string;
  readonly build: string;
}

const withoutWorker: PwaState = { offlineReady: false, updateReady: false };
const noSubscription = () => () => {};
const nothingToApply = () => {};
const cannotCheck = (): Promise<UpdateCheck> => Promise.resolve("offline");

export function usePwa(): PwaView {
  const state = useSyncExternalStore(
    pwa?.subscribe ?? noSubscription,
    () => pwa?.state() ?? withoutWorker,
    () => withoutWorker,
  );
  return {
    ...state,
    applyUpdate: pwa?.applyUpdate ?? nothingToApply,
    checkForUpdate: pwa?.checkForUpdate ?? cannotCheck,
    version: appVersion,
    build: appBuild,
  };
}
