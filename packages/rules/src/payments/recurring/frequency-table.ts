import { keysOf } from '../../values/natives';
import type { Interval, LoanBilling } from './billing';

type DatedRow = {
  /** The server's name (payments §4). */
  readonly option: string;
  /** Its name in the keys of the texts of a list. */
  readonly code: string;
  /** How its days follow the first one. */
  readonly interval: Interval;
  /** The last day of a month on which it can start (payments §9). */
  readonly lastFirstDay: number;
  /** The billings of the loans that it is offered for (payments §4; D102). */
  readonly billings: readonly LoanBilling[];
};

/**
 * The frequencies that start on a date the borrower chooses, in the order they are offered. A new one
 * is a row here and its sentences; an interval of its own is a rule of `billing.ts`.
 */
const datedFrequencies = {
  MonthlyOnDate: {
    option: 'DayOfMonth',
    code: 'dayOfMonth',
    interval: 'Monthly',
    lastFirstDay: 30,
    billings: ['Monthly'],
  },
  SemiMonthly: {
    option: 'SemiMonthly',
    code: 'semiMonthly',
    interval: 'SemiMonthly',
    lastFirstDay: 28,
    billings: ['Monthly'],
  },
  TwoWeeks: {
    option: 'BiWeekly',
    code: 'biWeekly',
    interval: 'BiWeekly',
    lastFirstDay: 31,
    billings: ['SemiMonthly', 'Monthly', 'other'],
  },
  Weekly: {
    option: 'Weekly',
    code: 'weekly',
    interval: 'Weekly',
    lastFirstDay: 31,
    billings: ['BiWeekly', 'SemiMonthly', 'Monthly', 'other'],
  },
} as const satisfies Record<string, DatedRow>;

/** Recurring frequencies that start on a date the borrower chooses. */
export type DatedFrequency = keyof typeof datedFrequencies;

/** A recurring payment is made on dates, or by the loan's due dates. */
export type RecurringFrequency = DatedFrequency | 'OnDueDate' | 'DaysBeforeDue';

/** The server's name of a recurring frequency; on the due date is 0 days before it (payments §4). */
export type RecurringOption = (typeof datedFrequencies)[DatedFrequency]['option'] | 'DaysBeforeDue';

const names = keysOf(datedFrequencies);

/** In the order they are offered. */
export const recurringFrequencies: readonly RecurringFrequency[] = [
  'OnDueDate',
  'DaysBeforeDue',
  ...names,
];

/** Every name of the server. */
export const recurringOptionNames: readonly RecurringOption[] = [
  ...names.map((name) => datedFrequencies[name].option),
  'DaysBeforeDue',
];

export const isRecurringFrequency = (name: string): name is RecurringFrequency =>
  recurringFrequencies.some((frequency) => frequency === name);

/** The row of a frequency. */
export const datedRow = (
  frequency: DatedFrequency,
): DatedRow & Pick<(typeof datedFrequencies)[DatedFrequency], 'code'> =>
  datedFrequencies[frequency];

export const isDated = (frequency: RecurringFrequency): frequency is DatedFrequency =>
  Object.hasOwn(datedFrequencies, frequency);

/** The server's name of a frequency (payments §4). */
export const recurringOptionOf = (frequency: RecurringFrequency): RecurringOption =>
  isDated(frequency) ? datedFrequencies[frequency].option : 'DaysBeforeDue';

/** The frequency that the server names so; undefined for one by the due date, or an unknown one. */
export const datedFrequencyOf = (option: string | undefined): DatedFrequency | undefined =>
  names.find((name) => datedFrequencies[name].option === option);
