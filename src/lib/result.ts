/** An expected failure is a value with a `kind`; a bug throws. */
export type Result<Value, Problem> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Problem };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function err<Problem>(error: Problem): { readonly ok: false; readonly error: Problem } {
  return { ok: false, error };
}

/** A result in a result as one. */
export function flat<T, P, Q>(result: Result<Result<T, P>, Q>): Result<T, P | Q> {
  return result.ok ? result.value : result;
}
