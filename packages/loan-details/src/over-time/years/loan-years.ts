import {
  paymentsByYear,
  type LoanYear,
  type ScheduledPayment,
  type YearEntry,
} from '@portico/rules';
import type { Past } from '../past';

/** The payments of a loan by year. */
export type LoanYears = {
  readonly years: readonly LoanYear[];
  /** The first year has only the payments still to be made: what was paid is not known. */
  readonly startsToday: boolean;
};

export function loanYears(past: Past['entries'], planned: readonly ScheduledPayment[]): LoanYears {
  const entries: readonly YearEntry[] = [...(past ?? []), ...planned];
  return { years: paymentsByYear(entries), startsToday: past === undefined };
}
