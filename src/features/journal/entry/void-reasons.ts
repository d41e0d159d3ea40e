/** The common reasons are kept as codes, so that each judge reads them in their own language. */
export const VOID_REASONS = ["twice", "facts", "appeal"] as const;
export type VoidReason = (typeof VOID_REASONS)[number];
