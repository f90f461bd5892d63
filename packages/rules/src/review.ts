import { addMonths } from './values/date-arithmetic';
import type { LocalDate } from './values/local-date';

/** Milliseconds of a day; the days since installation are counted with it (accounts §7). */
const dayLength = 86_400_000;

/** The mobile app's usage data; undefined where unknown. */
export type ReviewHistory = {
  /** When it was installed, in milliseconds. */
  readonly installed: number | undefined;
  /** The day of the last review request; `never` when there was none. */
  readonly lastAsked: LocalDate | 'never' | undefined;
  /** How often it was opened. */
  readonly loads: number | undefined;
};

/** The lender's minimums; undefined means none. */
export type ReviewMinimums = {
  readonly months: number | undefined;
  readonly days: number | undefined;
  readonly loads: number | undefined;
};

/**
 * Whether the borrower may be asked for a review of the app: every minimum is met; an unknown value
 * meets none (accounts §7).
 *
 * @param now milliseconds on the same clock as `installed`
 */
export function mayAskForReview(
  { installed, lastAsked, loads }: ReviewHistory,
  minimums: ReviewMinimums,
  { now, today }: { readonly now: number; readonly today: LocalDate },
): boolean {
  const met = (minimum: number | undefined, is: (minimum: number) => boolean) =>
    minimum === undefined || minimum <= 0 || is(minimum);
  return (
    met(minimums.months, (months) =>
      lastAsked === 'never' || lastAsked === undefined
        ? lastAsked === 'never'
        : addMonths(lastAsked, months) <= today,
    ) &&
    met(
      minimums.days,
      (days) => installed !== undefined && (now - installed) / dayLength >= days,
    ) &&
    met(minimums.loads, (least) => loads !== undefined && loads >= least)
  );
}
