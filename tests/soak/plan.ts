import type { FaultsChange } from '../../demo-host/api/console-routes';
import { between, pick, randomFrom } from './random';

/** What a borrower does when confirming. */
export type ConfirmAction =
  'click' | 'double click' | 'Enter three times' | 'reload' | 'two reloads' | 'second tab';

/** When the server that receives the payment is killed (SIGKILL), and when it is restarted. */
export type Kill = {
  /** Before it receives the payment, while it books it, or before its answer is delivered. */
  readonly point: 'request' | 'booking' | 'answer';
  /** Milliseconds after the booking has started. */
  readonly delay: number;
  /** Milliseconds until it is started again. */
  readonly downFor: number;
};

/** What fails during the payment. */
type Failure = {
  readonly name: string;
  readonly faults: FaultsChange;
  readonly kill?: Kill['point'];
};

/** One payment to make. */
export type Plan = {
  readonly cents: number;
  readonly confirmAction: ConfirmAction;
  /** Milliseconds between confirming and the next action. */
  readonly pause: number;
  readonly failure: Failure;
  readonly kill: Kill | undefined;
  /** How many servers answer, over one database. */
  readonly processes: 1 | 2;
};

const confirmActions: readonly [ConfirmAction, ...ConfirmAction[]] = [
  'click',
  'double click',
  'Enter three times',
  'reload',
  'two reloads',
  'second tab',
];

const failures: readonly [Failure, ...Failure[]] = [
  { name: 'no trouble', faults: {} },
  { name: 'a slow answer', faults: { submitImmediateBank: { delay: 250 } } },
  { name: 'the request dropped', faults: { submitImmediateBank: { drop: 'before' } } },
  {
    name: 'every request dropped',
    faults: { submitImmediateBank: { drop: 'before', times: 'always' } },
  },
  { name: 'the answer dropped', faults: { submitImmediateBank: { drop: 'after' } } },
  {
    name: 'every answer dropped',
    faults: { submitImmediateBank: { drop: 'after', times: 'always' } },
  },
  { name: 'half an answer', faults: { submitImmediateBank: { malformed: true } } },
  { name: 'a failing server', faults: { submitImmediateBank: { status: 500 } } },
  {
    name: 'the answer dropped, and the look-up failing',
    faults: {
      submitImmediateBank: { drop: 'after', times: 'always' },
      paymentOutcome: { status: 503, times: 'always' },
    },
  },
  { name: 'the server killed before it receives it', faults: {}, kill: 'request' },
  { name: 'the server killed while it books', faults: {}, kill: 'booking' },
  { name: 'the server killed before it answers', faults: {}, kill: 'answer' },
  {
    name: 'the server killed while it books, and the look-up slow',
    faults: { paymentOutcome: { delay: 200, times: 'always' } },
    kill: 'booking',
  },
];

/** Run `n` of a seed; always the same. */
export function planOf(seed: number, n: number): Plan {
  const random = randomFrom(seed + n * 7_919);
  const cents = between(random, 100, 999);
  const confirmAction = pick(random, confirmActions);
  const pause = between(random, 0, 120);
  const failure = pick(random, failures);
  const { kill: point } = failure;
  const delay = between(random, 0, 40);
  const downFor = between(random, 0, 1_500);
  const kill = point && { point, delay, downFor };
  return { cents, confirmAction, pause, failure, kill, processes: pick(random, [1, 2]) };
}
