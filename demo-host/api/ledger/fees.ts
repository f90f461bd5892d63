import { addDays, cents, formatDate, maxCents, type Cents, type LocalDate } from '@portico/rules';
import { openInstallment, owedOn, type Terms } from './loan-state';
import { balanceOf, feeCharge, lineOf, type Posting } from './posting';
import { dueDateOf, installmentsBefore, scheduleOn } from './schedule';

/** When an account is charged a late fee. */
export type LateFeeTerms = {
  readonly number: string;
  readonly terms: Terms | undefined;
  readonly lateFee: Cents;
  readonly graceDays: number;
};

const lateFeeMark = 'late-fee ';

const isLateFee = ({ cause }: Posting): boolean => cause?.startsWith(lateFeeMark) ?? false;

/**
 * A late fee for every installment still open after its days of grace, charged on the day after
 * them, or on the day on which the payment of it was returned. Charged before: not again.
 */
export function lateFeePostings(
  { number, terms, lateFee, graceDays }: LateFeeTerms,
  postings: readonly Posting[],
  today: LocalDate,
): Posting[] {
  if (!terms || lateFee === cents(0)) return [];
  const { rates } = terms;
  const schedule = scheduleOn(terms.schedule, today);
  if (owedOn(postings, rates, today).principal === 0) return [];
  const returned = postings.findLast(({ kind }) => kind === 'reversal')?.postedOn;
  const first = openInstallment(postings, schedule);
  const past = installmentsBefore(schedule, addDays(today, -graceDays));
  const charges: Posting[] = [];
  for (let n = first; n <= past; n += 1) {
    const dueDate = dueDateOf(schedule, n);
    const cause = `${lateFeeMark}${number} ${dueDate}`;
    if (postings.some((posting) => posting.cause === cause)) continue;
    const day = addDays(dueDate, graceDays + 1);
    const on = returned !== undefined && returned > day ? returned : day;
    charges.push(
      feeCharge(lateFee, { on, description: `Late fee for ${formatDate(dueDate)}`, cause }),
    );
  }
  return charges;
}

/** The part of the fees owed that is late fees; payments settle the oldest fee first. */
export function lateChargesOwed(postings: readonly Posting[]): Cents {
  const charges = postings.filter(({ kind }) => kind === 'fee');
  let paid = balanceOf(charges, 'fees') - balanceOf(postings, 'fees');
  let late = 0;
  for (const charge of charges) {
    const amount = lineOf(charge, 'fees');
    const open = maxCents(cents(0), cents(amount - paid));
    paid = Math.max(0, paid - amount);
    if (isLateFee(charge)) late += open;
  }
  return cents(late);
}
