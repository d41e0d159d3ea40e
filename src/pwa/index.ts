export type { UpdateCheck } from "./create-pwa.ts";
export { appBuild, appVersion, registerServiceWorker } from "./service-worker.ts";
export { type PwaView, usePwa } from "./use-pwa.ts";
