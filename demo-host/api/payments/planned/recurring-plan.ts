import type { BankPayment } from '@portico/contract';
import {
  datedFrequencyOf,
  type LoanBilling,
  type LocalDate,
  type RecurringFrequency,
  type RecurringPlan,
} from '@portico/rules';

type Details = NonNullable<BankPayment['payment']['recurringDetails']>;

/** The frequency of an option; 0 days before the due date is the due date. */
export function frequencyOf({ recurringOption, daysBeforeDue = 0 }: Details): RecurringFrequency {
  const byDueDate = daysBeforeDue === 0 ? 'OnDueDate' : 'DaysBeforeDue';
  return datedFrequencyOf(recurringOption) ?? byDueDate;
}

/** A plan as stored. */
export type StoredPlan = {
  readonly frequency: RecurringFrequency;
  /** The first date, or the loan's due date it counts from. */
  readonly firstOn: LocalDate;
  readonly daysBefore: number;
};

export function planOf(
  { frequency, firstOn, daysBefore }: StoredPlan,
  billing: LoanBilling,
): RecurringPlan {
  switch (frequency) {
    case 'OnDueDate':
      return { frequency, dueDate: firstOn, billing };
    case 'DaysBeforeDue':
      return { frequency, dueDate: firstOn, billing, days: daysBefore };
    default:
      return { frequency, first: firstOn };
  }
}
