import type { FaultsChange } from '../../demo-host/api/console-routes';
import { between, pick, randomFrom } from './random';

/** What a borrower does at the moment of confirming. */
export type Gesture =
  'click' | 'double click' | 'Enter three times' | 'reload' | 'two reloads' | 'second tab';

/** What goes wrong on the way. */
type Trouble = { readonly name: string; readonly faults: FaultsChange };

/** One payment to make. */
export type Plan = {
  readonly cents: number;
  readonly gesture: Gesture;
  /** Milliseconds between confirming and what comes after it. */
  readonly pause: number;
  readonly trouble: Trouble;
};

const gestures: readonly [Gesture, ...Gesture[]] = [
  'click',
  'double click',
  'Enter three times',
  'reload',
  'two reloads',
  'second tab',
];

const troubles: readonly [Trouble, ...Trouble[]] = [
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
];

/** Run `n` of a seed: the same every time. */
export function planOf(seed: number, n: number): Plan {
  const random = randomFrom(seed + n * 7_919);
  return {
    cents: between(random, 100, 999),
    gesture: pick(random, gestures),
    pause: between(random, 0, 120),
    trouble: pick(random, troubles),
  };
}
