export interface PairedPerson {
  readonly name: string;
  readonly ref?: string;
}

/** One line of a list: who sits at a table, all of them or one of them. */
export interface Seats {
  readonly table: string;
  readonly people: readonly PairedPerson[];
  readonly round?: number;
}
