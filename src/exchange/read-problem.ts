/** Why bytes or a text from outside are not taken. Nothing of them was used. */
export type ReadProblem =
  | { readonly kind: "not-ours" }
  /** A newer app wrote it. */
  | { readonly kind: "too-new"; readonly version: number }
  | { readonly kind: "too-large" }
  /** Sealed for an event that this phone has not joined. */
  | { readonly kind: "other-event" }
  /** Of this event, but changed on the way, or written without its key. */
  | { readonly kind: "damaged" }
  /** `where` is the first field that is wrong. */
  | { readonly kind: "malformed"; readonly where: string };
