import { cents, type Cents } from '@portico/rules';

/** Round amounts, in dollars. */
const round = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500] as const;
/** The smallest suggestion is at most this part of an installment. */
const part = 0.07;
/** How much more is suggested once than each time. */
const onceTimes = 10;

/** Three amounts that suit an installment: about 7, 14 and 28 % of it, or ten times as much once. */
export function suggestedAmounts(installment: Cents, once: boolean): readonly Cents[] {
  const limit = (installment / 100) * part;
  const smallest = round.findLast((dollars) => dollars <= limit) ?? round[0];
  const times = once ? onceTimes : 1;
  return [1, 2, 4].map((factor) => cents(smallest * factor * times * 100));
}
