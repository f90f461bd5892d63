import { addMonths } from './date-arithmetic';
import type { LocalDate } from './local-date';

/** Milliseconds of a day, by which days since the installation are counted (accounts §7). */
const dayLength = 86_400_000;

/** What the mobile app knows of itself; undefined is not known. */
export type ReviewHistory = {
  /** When it was installed, in milliseconds. */
  readonly installed: number | undefined;
  /** The day of the last question for a review; `never` when there was none. */
  readonly lastAsked: LocalDate | 'never' | undefined;
  /** How often it was opened. */
  readonly loads: number | undefined;
};

/** What a lender asks for; undefined asks for nothing. */
export type ReviewMinimums = {
  readonly months: number | undefined;
  readonly days: number | undefined;
  readonly loads: number | undefined;
};

/**
 * Whether the borrower may be asked for a review of the app: every minimum is met, and what is not
 * known meets none (accounts §7).
 *
 * @param now milliseconds of the clock that `installed` was taken from
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
