import { intervalDay, type BillingInterval, type Cents, type LocalDate } from '@portico/rules';

/** When a loan or line of credit is due, and how much. */
export type Schedule = {
  readonly firstDue: LocalDate;
  readonly installment: Cents;
  /** How many; undefined for a line of credit. */
  readonly installments: number | undefined;
  readonly billing: BillingInterval;
};

/** The due date of an installment, the first being 1. */
export function dueDateOf({ billing, firstDue }: Schedule, installment: number): LocalDate {
  return intervalDay(billing, firstDue, installment - 1);
}

/** How many installments fell due before a day. */
export function installmentsBefore(schedule: Schedule, day: LocalDate): number {
  let count = 0;
  while (count < (schedule.installments ?? Infinity) && dueDateOf(schedule, count + 1) < day) {
    count += 1;
  }
  return count;
}
