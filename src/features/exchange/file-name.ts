import type { LogState } from "#log";

/** `floorbook-2026-12-05-Spring Cup.floorbook`; only what every file system takes. */
export function fileNameOf(state: LogState | undefined): string {
  const name = (state?.settings?.name ?? "")
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .trim()
    .slice(0, 40);
  return ["floorbook", state?.settings?.practice && "practice", state?.settings?.from, name].filter(Boolean).join("-").concat(".floorbook");
}
