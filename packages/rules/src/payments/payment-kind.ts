import type { LocalDate } from '../values/local-date';

/** How often a borrower wants to pay (payments §4). */
export type Frequency =
  | 'OneTime'
  | 'OnDueDate'
  | 'DaysBeforeDue'
  | 'MonthlyOnDate'
  | 'SemiMonthly'
  | 'TwoWeeks'
  | 'Weekly';

export type RecurringFrequency = Exclude<Frequency, 'OneTime'>;

/** Which of the three submission calls a payment uses. */
export type PaymentKind = 'immediate' | 'scheduled' | 'recurring';

/**
 * One-time and dated today is immediate, one-time and later is scheduled, all else is recurring
 * (payments §4).
 */
export function paymentKind(frequency: Frequency, date: LocalDate, today: LocalDate): PaymentKind {
  if (frequency !== 'OneTime') return 'recurring';
  return date > today ? 'scheduled' : 'immediate';
}

export type RecurringOption =
  'DayOfMonth' | 'DaysBeforeDue' | 'SemiMonthly' | 'BiWeekly' | 'Weekly';

/**
 * The server's name of each recurring frequency (payments §4); on the due date is 0 days before it.
 */
export const recurringOptions: Readonly<Record<RecurringFrequency, RecurringOption>> = {
  OnDueDate: 'DaysBeforeDue',
  DaysBeforeDue: 'DaysBeforeDue',
  MonthlyOnDate: 'DayOfMonth',
  SemiMonthly: 'SemiMonthly',
  TwoWeeks: 'BiWeekly',
  Weekly: 'Weekly',
};

/** Recurring frequencies that start on a date the borrower chooses. */
export type DatedFrequency = Exclude<RecurringFrequency, 'OnDueDate' | 'DaysBeforeDue'>;

/** The recurrence part of a payment request; undefined for a one-time payment (payments §3, §4). */
export function recurringDetails(
  frequency: Frequency,
  daysBeforeDue: number,
): { recurringOption: RecurringOption; daysBeforeDue: number } | undefined {
  if (frequency === 'OneTime') return undefined;
  const days = frequency === 'DaysBeforeDue' ? daysBeforeDue : 0;
  return { recurringOption: recurringOptions[frequency], daysBeforeDue: days };
}

export type FrequencyMode = 'immediate' | 'recurringdaysbeforedue' | 'recurring';

/** The frequency selection's internal mode (payments §4). */
export function frequencyMode(frequency: Frequency): FrequencyMode {
  if (frequency === 'OneTime') return 'immediate';
  return recurringOptions[frequency] === 'DaysBeforeDue' ? 'recurringdaysbeforedue' : 'recurring';
}
