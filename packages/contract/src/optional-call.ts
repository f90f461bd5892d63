/** A call or document that an API may lack. */
type Optional = { readonly optional?: true };

const missingStatuses: readonly number[] = [404, 405, 501];

/**
 * Whether an answer's HTTP status means that this API lacks the call; only for optional ones
 * (D160).
 */
export function isMissing({ optional }: Optional, status: number): boolean {
  return optional === true && missingStatuses.includes(status);
}
