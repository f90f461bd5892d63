import { cents, type Cents } from '../values/money';
import { addCents } from '../values/money-arithmetic';

/** Today's amounts of a loan. */
export type AmountsToday = {
  /** With fees; never more than is owed today. Undefined if the host has none. */
  readonly amountDue: Cents | undefined;
  readonly fees: Cents;
  /** Principal and interest. */
  readonly owed: Cents;
  readonly installment: Cents;
};

/**
 * Principal and interest to pay on the next due date; undefined for one installment. Where all that
 * is owed today is due, the interest until that date, less than an installment, is due with it.
 */
export function firstPaymentOf(today: AmountsToday): Cents | undefined {
  const { amountDue, fees, owed, installment } = today;
  if (amountDue === undefined || amountDue <= fees) return undefined;
  const due = cents(amountDue - fees);
  return due >= owed ? addCents(owed, installment) : due;
}
