/** The guide that was read last in this visit. */
let last: string | undefined;

export function lastRead(): string | undefined {
  return last;
}

export function rememberRead(guide: string): void {
  last = guide;
}
