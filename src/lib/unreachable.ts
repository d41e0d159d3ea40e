/** Ends a switch over a closed vocabulary; a missing case does not compile. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
