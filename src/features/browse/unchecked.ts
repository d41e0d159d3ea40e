/** Whether nobody has compared a guide with its publisher's page for more than a year. Both are ISO dates. */
export function isLongUnchecked(checked: string, today: string): boolean {
  const [year = "", ...rest] = checked.split("-");
  return today > [String(Number(year) + 1), ...rest].join("-");
}
