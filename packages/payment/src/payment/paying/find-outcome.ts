/** What the host says of a payment when it is asked by its key. */
export type OutcomeAnswer =
  | { readonly status: 'posted'; readonly referenceNumber: string }
  | { readonly status: 'refused'; readonly codes: readonly string[] }
  /** No such payment came in. */
  | { readonly status: 'absent' }
  | { readonly status: 'processing' }
  /** The question itself was not answered. */
  | { readonly status: 'unanswered' }
  /** The lender's API cannot be asked (D160). */
  | { readonly status: 'unsupported' };

/** Which answers end the looking up. */
const final: ReadonlySet<OutcomeAnswer['status']> = new Set(['posted', 'refused', 'unsupported']);

/** Milliseconds before each look-up: at once, then at growing distances. */
export const lookUpPauses = [0, 1_000, 2_000, 4_000, 8_000] as const;

/**
 * Asks until the payment is known to be posted or refused, or until the pauses are used up. That
 * nothing came in is believed only from the last answer, because a slow request may still arrive.
 */
export async function findOutcome(
  ask: () => Promise<OutcomeAnswer>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<OutcomeAnswer> {
  let answer: OutcomeAnswer = { status: 'unanswered' };
  for (const pause of lookUpPauses) {
    if (pause > 0) await wait(pause);
    answer = await ask();
    if (final.has(answer.status)) return answer;
  }
  return answer;
}
