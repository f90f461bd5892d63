/** The host's answer about a payment, or a request, looked up by its key. */
export type OutcomeAnswer =
  | { readonly status: 'posted'; readonly referenceNumber: string }
  | { readonly status: 'refused'; readonly codes: readonly string[] }
  /** The host has received no such payment, and refuses one that arrives later (D173). */
  | { readonly status: 'notMade' }
  /** The host has received no such payment; one that is on its way may still arrive. */
  | { readonly status: 'absent' }
  | { readonly status: 'processing' }
  /** The look-up was not answered. */
  | { readonly status: 'unanswered' }
  /** The lender's API has no look-up (D160). */
  | { readonly status: 'unsupported' };

/** The answers that end the look-up. */
const final: ReadonlySet<OutcomeAnswer['status']> = new Set([
  'posted',
  'refused',
  'notMade',
  'unsupported',
]);

/** Milliseconds before each look-up; the first is immediate. */
export const lookUpPauses = [0, 1_000, 2_000, 4_000, 8_000] as const;

/** Milliseconds between further look-ups of a payment that may still arrive. */
export const laterPause = 20_000;

/**
 * Milliseconds for which a sent payment may still arrive: more than the client's own time limit
 * (30 s) and those of the gateways and of the host behind it together (D173).
 */
export const arrivalTime = 5 * 60_000;

/**
 * Milliseconds for which a payment may still arrive. If the time at which it was sent is not known,
 * or lies in the future because the clock was set, all of them are still to come.
 */
export function remainingArrival(sentAt: number | undefined, now: number): number {
  const elapsed = sentAt === undefined || sentAt > now ? 0 : now - sentAt;
  return Math.max(0, arrivalTime - elapsed);
}

/** Looks the payment up until the answer is final or the pauses are used up. */
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
