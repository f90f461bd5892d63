/** A call or document, as far as it says whether an API may lack it. */
type Optional = { readonly optional?: true };

const missingStatuses: readonly number[] = [404, 405, 501];

/** Whether an answer's HTTP status says that this API has no such call; of optional ones only (D160). */
export function isMissing({ optional }: Optional, status: number): boolean {
  return optional === true && missingStatuses.includes(status);
}
