import { monthsBetween } from '../values/date-arithmetic';
import type { LocalDate } from '../values/local-date';
import { cents, type Cents } from '../values/money';
import { addCents } from '../values/money-arithmetic';
import type { ScheduledPayment } from './schedule';

/** What paying more saves. */
export type Savings = {
  /** The day of the last payment. */
  readonly lastOn: LocalDate;
  /** Calendar months by which the last payment is earlier. */
  readonly months: number;
  readonly interest: Cents;
};

/** What a schedule with extra payments saves against the one without; neither may be empty. */
export function savingsOf(
  planned: readonly ScheduledPayment[],
  faster: readonly ScheduledPayment[],
): Savings | undefined {
  const last = planned.at(-1);
  const earlier = faster.at(-1);
  if (!last || !earlier) return undefined;
  return {
    lastOn: earlier.on,
    months: monthsBetween(earlier.on, last.on),
    interest: cents(interestOf(planned) - interestOf(faster)),
  };
}

/** All interest of a schedule. */
function interestOf(rows: readonly ScheduledPayment[]): Cents {
  return addCents(...rows.map(({ interest }) => interest));
}
