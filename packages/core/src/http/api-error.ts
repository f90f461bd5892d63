import { fail, type Outcome } from '@portico/rules';

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
export type CallOutcome<T> = Outcome<T, ApiError>;

/** A failed call, with how far it got. */
export function failCall(fault: ApiFault, delivery: Delivery) {
  return fail<ApiError>({ ...fault, delivery });
}

/** Whether the server answered with an HTTP 2xx, whatever the body says (D142). */
export function isAccepted(answer: CallOutcome<unknown>): boolean {
  // A refusal with a status was no 2xx.
  return answer.ok || (answer.error.kind === 'rejected' && answer.error.status === undefined);
}

/** The codes of a refusal, by HTTP 200 with HasNoErrors false or by 403 (D6); otherwise none. */
export function refusedCodes(error: ApiError): readonly string[] {
  if (error.kind === 'rejected') return error.codes;
  return error.kind === 'forbidden' && error.code !== '' ? [error.code] : [];
}
