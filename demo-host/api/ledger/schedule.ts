import { intervalDay, type BillingInterval, type Cents, type LocalDate } from '@portico/rules';

/** When a loan or line of credit is due, and how much. */
export type Schedule = {
  readonly firstDue: LocalDate;
  readonly installment: Cents;
  /** How many; undefined for a line of credit. */
  readonly installments: number | undefined;
  readonly billing: BillingInterval;
  /** In the order in which they were made; none by default. */
  readonly changes?: readonly ScheduleChange[] | undefined;
};

/** From an installment on, due dates are counted anew; an earlier change for the same ends. */
export type ScheduleChange = {
  /** Before that day the due dates were the former ones. */
  readonly madeOn: LocalDate;
  /** The first installment that it moves, the first of all being 1. */
  readonly from: number;
  /** The day that they are counted from, and the step of that installment. */
  readonly firstDue: LocalDate;
  readonly step: number;
};

type Place = Pick<ScheduleChange, 'firstDue' | 'step'>;

function placeOf({ firstDue, changes = [] }: Schedule, installment: number): Place {
  const last = changes.findLast(({ from }) => from <= installment);
  return last
    ? { firstDue: last.firstDue, step: last.step + installment - last.from }
    : { firstDue, step: installment - 1 };
}

/** The schedule as it was at the end of a day. */
export const scheduleOn = (schedule: Schedule, day: LocalDate): Schedule => ({
  ...schedule,
  changes: schedule.changes?.filter(({ madeOn }) => madeOn <= day),
});

/** Moves an installment, and all after it, later by so many intervals. */
export function postponement(
  schedule: Schedule,
  from: number,
  intervals: number,
  madeOn: LocalDate,
): ScheduleChange {
  const { firstDue, step } = placeOf(schedule, from);
  return { madeOn, from, firstDue, step: step + intervals };
}

/** The schedule with one more change. */
export const changed = (schedule: Schedule, change: ScheduleChange): Schedule => ({
  ...schedule,
  changes: [...(schedule.changes ?? []), change],
});

/** The due date of an installment, the first being 1. */
export function dueDateOf(schedule: Schedule, installment: number): LocalDate {
  const { firstDue, step } = placeOf(schedule, installment);
  return intervalDay(schedule.billing, firstDue, step);
}

/** How many installments fell due before a day. */
export function installmentsBefore(schedule: Schedule, day: LocalDate): number {
  let count = 0;
  while (count < (schedule.installments ?? Infinity) && dueDateOf(schedule, count + 1) < day) {
    count += 1;
  }
  return count;
}
