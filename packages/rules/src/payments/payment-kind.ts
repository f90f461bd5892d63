import type { LocalDate } from '../values/local-date';
import {
  isDated,
  recurringFrequencies,
  recurringOptionOf,
  type RecurringFrequency,
  type RecurringOption,
} from './recurring/frequency-table';

/** How often a borrower wants to pay (payments §4). */
export type Frequency = 'OneTime' | RecurringFrequency;

/** In the order they are offered. */
export const frequencies: readonly Frequency[] = ['OneTime', ...recurringFrequencies];

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

/** The recurrence part of a payment request; undefined for a one-time payment (payments §3, §4). */
export function recurringDetails(
  frequency: Frequency,
  daysBeforeDue: number,
): { recurringOption: RecurringOption; daysBeforeDue: number } | undefined {
  if (frequency === 'OneTime') return undefined;
  const days = frequency === 'DaysBeforeDue' ? daysBeforeDue : 0;
  return { recurringOption: recurringOptionOf(frequency), daysBeforeDue: days };
}

export type FrequencyMode = 'immediate' | 'recurringdaysbeforedue' | 'recurring';

/** The frequency selection's internal mode (payments §4). */
export function frequencyMode(frequency: Frequency): FrequencyMode {
  if (frequency === 'OneTime') return 'immediate';
  return isDated(frequency) ? 'recurring' : 'recurringdaysbeforedue';
}
