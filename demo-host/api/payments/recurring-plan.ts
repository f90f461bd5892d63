import type { BankPayment } from '@portico/contract';
import {
  nextPaymentDay,
  plannedDay,
  recurringOptions,
  type LoanBilling,
  type LocalDate,
  type PaymentCalendar,
  type RecurringFrequency,
  type RecurringOption,
  type RecurringPlan,
} from '@portico/rules';

type Details = NonNullable<BankPayment['payment']['recurringDetails']>;

const dated = {
  DayOfMonth: 'MonthlyOnDate',
  SemiMonthly: 'SemiMonthly',
  BiWeekly: 'TwoWeeks',
  Weekly: 'Weekly',
} as const satisfies Record<Exclude<RecurringOption, 'DaysBeforeDue'>, RecurringFrequency>;

/** The frequency that an option stands for; 0 days before the due date is the due date. */
export function frequencyOf({ recurringOption, daysBeforeDue = 0 }: Details): RecurringFrequency {
  if (recurringOption !== 'DaysBeforeDue') return dated[recurringOption];
  return daysBeforeDue === 0 ? 'OnDueDate' : 'DaysBeforeDue';
}

export const optionOf = (frequency: RecurringFrequency): RecurringOption =>
  recurringOptions[frequency];

/** What a plan is stored as. */
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

/** The most due dates that can lie behind a loan: a weekly one of a hundred years. */
const furthest = 5_200;

/** The number of the first payment of a plan that is planned for a later day than `today`. */
export function firstRunAfter(plan: RecurringPlan, today: LocalDate): number | undefined {
  for (let n = 0; n <= furthest; n += 1) {
    const day = plannedDay(plan, n);
    if (day === undefined) return undefined;
    if (day > today) return n;
  }
  return undefined;
}

/** The day payment `n` of a plan is made: as planned, or on the next day that takes payments. */
export function runDay(
  plan: RecurringPlan,
  n: number,
  calendar: PaymentCalendar,
): LocalDate | undefined {
  const planned = plannedDay(plan, n);
  return planned && nextPaymentDay(planned, calendar);
}
