/** The codes that a decision carries as its reason, so that the log itself says what has been looked at… */
export const SETTLED = { duplicate: "separate", alert: "alert", clash: "clash" } as const;
/** …and that somebody took it back: each of these takes one of those away. */
export const REOPENED = { duplicate: "separate-undone", alert: "alert-undone", clash: "clash-undone" } as const;

/** Whether a decision with this reason only says that an earlier one was taken back. */
export function isTakenBack(reason: string | undefined): boolean {
  return Object.values(REOPENED).some((each) => each === reason);
}
