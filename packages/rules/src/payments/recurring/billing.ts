import { addDays, addMonths } from '../../values/date-arithmetic';
import { dayOfMonth, type LocalDate } from '../../values/local-date';

/** How often a loan can bill. */
export const billingIntervals = ['Weekly', 'BiWeekly', 'SemiMonthly', 'Monthly'] as const;

export type BillingInterval = (typeof billingIntervals)[number];

/** How often a loan bills; `other` is any unknown value, treated as not monthly (D102). */
export type LoanBilling = BillingInterval | 'other';

/** Reads the host's LoanBillingFrequency, in any letter case (D102). */
export function loanBilling(text: string | undefined): LoanBilling {
  const name = text?.trim().toLowerCase();
  return billingIntervals.find((interval) => interval.toLowerCase() === name) ?? 'other';
}

/**
 * Twice a month: a first day from the 1st to the 14th and 14 days later, or a later first day and
 * 14 days earlier in the next month (D93).
 */
function semiMonthly(first: LocalDate, n: number): LocalDate {
  const months = Math.floor(n / 2);
  if (n % 2 === 0) return addMonths(first, months);
  return dayOfMonth(first) <= 14
    ? addMonths(addDays(first, 14), months)
    : addMonths(addDays(first, -14), months + 1);
}

/** A number of days, or the day `n` steps after the first one. */
type Rule = number | ((first: LocalDate, n: number) => LocalDate);

const rules = {
  Weekly: 7,
  BiWeekly: 14,
  SemiMonthly: semiMonthly,
  Monthly: addMonths,
} as const satisfies Record<BillingInterval, Rule> & Record<string, Rule>;

/** How often a loan bills or a borrower pays. */
export type Interval = keyof typeof rules;

/** Whether an interval is a number of days, not counted by months. */
export const countsDays = (interval: Interval): boolean => typeof rules[interval] === 'number';

/**
 * The day `n` steps after the first one, which is step 0. Counted from the first day: after a short
 * month, where the last day is used, the 30th is used again (D94).
 */
export function intervalDay(interval: Interval, first: LocalDate, n: number): LocalDate {
  const rule: Rule = rules[interval];
  return typeof rule === 'number' ? addDays(first, rule * n) : rule(first, n);
}

/** The second day of a semi-monthly payment (D93). */
export function semiMonthlySecondDate(first: LocalDate): LocalDate {
  return semiMonthly(first, 1);
}
