/** The host's answer about a payment, looked up by its key. */
export type OutcomeAnswer =
  | { readonly status: 'posted'; readonly referenceNumber: string }
  | { readonly status: 'refused'; readonly codes: readonly string[] }
  /** The host has received no such payment. */
  | { readonly status: 'absent' }
  | { readonly status: 'processing' }
  /** The look-up was not answered. */
  | { readonly status: 'unanswered' }
  /** The lender's API has no look-up (D160). */
  | { readonly status: 'unsupported' };

/** The answers that end the look-up. */
const final: ReadonlySet<OutcomeAnswer['status']> = new Set(['posted', 'refused', 'unsupported']);

/** Milliseconds before each look-up; the first is immediate. */
export const lookUpPauses = [0, 1_000, 2_000, 4_000, 8_000] as const;

/**
 * Looks the payment up until the answer is final or the pauses are used up. `absent` counts only as
 * the last answer, because a slow request may still arrive.
 */
export async function findOutcome(
  lookUp: () => Promise<OutcomeAnswer>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<OutcomeAnswer> {
  let answer: OutcomeAnswer = { status: 'unanswered' };
  for (const pause of lookUpPauses) {
    if (pause > 0) await wait(pause);
    answer = await lookUp();
    if (final.has(answer.status)) return answer;
  }
  return answer;
}
