/**
 * How far a request got before it failed.
 * - `not-sent`: nothing left the browser; sending again is safe.
 * - `refused`: the server answered and did nothing.
 * - `unknown`: it may have been carried out. A payment in this state is looked up, never repeated.
 */
export type Delivery = 'not-sent' | 'refused' | 'unknown';

/** Why a call failed. A union by `kind`, each with its `delivery`. */
export type ApiError = ApiFault & { readonly delivery: Delivery };

/** An error without its delivery. */
export type ApiFault =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'forbidden'; readonly code: string }
  | { readonly kind: 'rejected'; readonly codes: readonly string[]; readonly status?: number }
  | { readonly kind: 'server'; readonly status: number }
  /** The lender's API lacks this call; for optional calls only (D160). */
  | { readonly kind: 'missing' }
  | { readonly kind: 'contract'; readonly issue: string };

/** The outcome of a call. Errors are part of the type: a failure is never an `undefined` value. */
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

/** A failed call, with how far it got. */
export function fail(fault: ApiFault, delivery: Delivery) {
  return failure<ApiError>({ ...fault, delivery });
}
