/** What can be asked of a map without changing it. */
export interface Lookup<T> extends Iterable<[string, T]> {
  readonly size: number;
  readonly has: (id: string) => boolean;
  readonly get: (id: string) => T | undefined;
  readonly keys: () => Iterable<string>;
  readonly values: () => Iterable<T>;
}
