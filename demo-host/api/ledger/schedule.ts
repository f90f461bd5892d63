import { addDays, addMonths, type Cents, type LocalDate } from '@portico/rules';

export type Billing = 'Weekly' | 'BiWeekly' | 'Monthly';

/** When a loan or line of credit is due, and how much. */
export type Schedule = {
  readonly firstDue: LocalDate;
  readonly installment: Cents;
  /** How many; undefined for a line of credit. */
  readonly installments: number | undefined;
  readonly billing: Billing;
};

const steps: Readonly<Record<Billing, (first: LocalDate, n: number) => LocalDate>> = {
  Weekly: (first, n) => addDays(first, 7 * n),
  BiWeekly: (first, n) => addDays(first, 14 * n),
  Monthly: (first, n) => addMonths(first, n),
};

/** The due date of an installment, the first being 1. */
export function dueDateOf({ billing, firstDue }: Schedule, installment: number): LocalDate {
  return steps[billing](firstDue, installment - 1);
}

/** How many installments fell due before a day. */
export function installmentsBefore(schedule: Schedule, day: LocalDate): number {
  let count = 0;
  while (count < (schedule.installments ?? Infinity) && dueDateOf(schedule, count + 1) < day) {
    count += 1;
  }
  return count;
}
