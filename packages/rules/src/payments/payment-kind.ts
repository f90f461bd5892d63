import type { LocalDate } from '../local-date';

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

/** Which of the three submissions a payment is. */
export type PaymentKind = 'immediate' | 'scheduled' | 'recurring';

/** Once and dated today is immediate, once and later is scheduled, all else recurs (payments §4). */
export function paymentKind(frequency: Frequency, date: LocalDate, today: LocalDate): PaymentKind {
  if (frequency !== 'OneTime') return 'recurring';
  return date > today ? 'scheduled' : 'immediate';
}

export type RecurringOption =
  'DayOfMonth' | 'DaysBeforeDue' | 'SemiMonthly' | 'BiWeekly' | 'Weekly';

/** The server's name of each recurring frequency (payments §4); the due date is 0 days before it. */
export const recurringOptions: Readonly<Record<RecurringFrequency, RecurringOption>> = {
  OnDueDate: 'DaysBeforeDue',
  DaysBeforeDue: 'DaysBeforeDue',
  MonthlyOnDate: 'DayOfMonth',
  SemiMonthly: 'SemiMonthly',
  TwoWeeks: 'BiWeekly',
  Weekly: 'Weekly',
};

/** Recurring frequencies that begin on a date of the borrower's choice. */
export type DatedFrequency = Exclude<RecurringFrequency, 'OnDueDate' | 'DaysBeforeDue'>;

/** How a payment request says when it recurs; undefined for a payment made once (payments §3, §4). */
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
