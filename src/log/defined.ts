/** The fields that are there: an absent value never overwrites one. */
export function defined<T extends object>(value: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };
}
