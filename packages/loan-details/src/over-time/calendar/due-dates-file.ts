import {
  calendarFile,
  dueDateAfter,
  formatMoney,
  type DueDates,
  type LocalDate,
  sequence,
} from '@portico/rules';
import type { Translate } from '@portico/core/internal';
import type { Loan } from '../../loan/loan';
import type { LoanPlan } from '../loan-plan';
import type { LoanOverTimeTextKey } from '../loan-over-time.sentences';

/** How many due dates the file has at most. */
const count = 12;

/** The next due dates, up to the last payment. */
function nextDueDates(dates: DueDates, last: LocalDate | undefined): readonly LocalDate[] {
  const next = sequence(count, (n) => dueDateAfter(dates, n));
  return next.filter((day) => last === undefined || day <= last);
}

/**
 * The text of the calendar file.
 * @param now milliseconds since the epoch
 */
export function dueDatesFile(
  { entry, details }: Loan,
  { terms, schedule }: LoanPlan,
  t: Translate<LoanOverTimeTextKey>,
  now: number,
): string {
  const { information } = details;
  const last = schedule.ok ? schedule.value.at(-1)?.on : information.originalMaturityDate;
  const loan = entry.description ?? '';
  return calendarFile({
    kind: 'due',
    madeAt: now,
    about: `${loan} ${information.loanOriginationDate} ${information.originalAmount}`,
    dates: nextDueDates(terms, last),
    title: t('dueTitle', { loan }),
    description: t('dueDescription', { amount: formatMoney(terms.installment) }),
  });
}
