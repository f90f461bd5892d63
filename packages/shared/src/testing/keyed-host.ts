import { lookUpPauses, type OutcomeAnswer } from '../outcome/find-outcome';
import type { Attempt, SendAnswer, SendingPorts } from '../requests/sending/sending';

type Host<I> = {
  readonly sent: readonly { readonly input: I; readonly key: string }[];
  /** The answer to what is sent next. */
  answer: SendAnswer;
  /** The answer to the next look-ups. */
  outcome: OutcomeAnswer;
  /** What is kept for a reload. */
  kept: Attempt | undefined;
};

/** A host that takes what is sent, unless it is told otherwise; a pause of a look-up ends at once. */
export function createKeyedHost<I>() {
  const sent: { readonly input: I; readonly key: string }[] = [];
  const host: Host<I> = {
    sent,
    answer: { status: 'posted', referenceNumber: 'CV-1' },
    outcome: { status: 'unanswered' },
    kept: undefined,
  };
  let keys = 0;
  const ports: SendingPorts<I> = {
    send: (input, key) => {
      sent.push({ input, key });
      return Promise.resolve(host.answer);
    },
    outcome: () => Promise.resolve(host.outcome),
    newKey: () => `key-${++keys}`,
    now: () => 1_000_000,
    wait: (milliseconds) =>
      lookUpPauses.some((pause) => pause === milliseconds)
        ? Promise.resolve()
        : new Promise(() => undefined),
    keep: (attempt) => {
      host.kept = attempt;
    },
  };
  return { host, ports };
}
