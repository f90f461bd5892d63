import { compareDates, yearOf, type LocalDate } from '../values/local-date';
import { cents, type Cents } from '../values/money';
import { addCents } from '../values/money-arithmetic';

/** A payment made or planned, with the principal owed after it. */
export type YearEntry = {
  readonly on: LocalDate;
  readonly principal: Cents;
  readonly interest: Cents;
  readonly balance: Cents;
};

/** The payments of one calendar year. */
export type LoanYear = {
  readonly year: number;
  readonly principal: Cents;
  readonly interest: Cents;
  /** Principal owed at the end of the year. */
  readonly balance: Cents;
};

/**
 * Payments by calendar year, from the first year to the last, those without payments included.
 * @param entries of one day in the order they were posted
 */
export function paymentsByYear(entries: readonly YearEntry[]): readonly LoanYear[] {
  const sorted = [...entries].sort((a, b) => compareDates(a.on, b.on));
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last) return [];
  const years: LoanYear[] = [];
  for (let year = yearOf(first.on); year <= yearOf(last.on); year += 1) {
    const inYear = sorted.filter(({ on }) => yearOf(on) === year);
    years.push({
      year,
      principal: addCents(...inYear.map(({ principal }) => principal)),
      interest: addCents(...inYear.map(({ interest }) => interest)),
      balance: inYear.at(-1)?.balance ?? years.at(-1)?.balance ?? cents(0),
    });
  }
  return years;
}
