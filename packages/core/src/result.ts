/**
 * How far a request got before it failed.
 * - `not-sent`: nothing left the browser; sending again is safe.
 * - `refused`: the server answered and did nothing.
 * - `unknown`: it may have been carried out. A payment in this state is looked up, never repeated.
 */
export type Delivery = 'not-sent' | 'refused' | 'unknown';

/** Why a call gave no answer. A union by `kind`, each with its `delivery`. */
export type ApiError = ApiFault & { readonly delivery: Delivery };

/** The same without its delivery. */
export type ApiFault =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'forbidden'; readonly code: string }
  | { readonly kind: 'rejected'; readonly codes: readonly string[]; readonly status?: number }
  | { readonly kind: 'server'; readonly status: number }
  /** The lender's API has no such call; of optional calls only (D160). */
  | { readonly kind: 'missing' }
  | { readonly kind: 'contract'; readonly issue: string };

/** What can go wrong is part of the type: a `Result` never resolves an `undefined` in place of its value. */
export type Result<T, E = ApiError> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Wraps a value as a success. */
export function success<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Wraps an error as a failure. */
export function failure<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** A call that failed, and how far it got. */
export function fail(fault: ApiFault, delivery: Delivery) {
  return failure<ApiError>({ ...fault, delivery });
}
