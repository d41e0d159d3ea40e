/** 2026-12-05 14:07 */
export function timeText(at: string): string {
  return at.slice(0, 16).replace("T", " ");
}
