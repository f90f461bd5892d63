import {
  addCents,
  cents,
  daysBetween,
  simpleInterest,
  type Cents,
  type LocalDate,
} from '@portico/rules';

/** A rate from a day on, in hundredths of a percent a year: 750 is 7.50 %. */
export type RateFrom = { readonly from: LocalDate; readonly rate: number };

/** The rates of an account in the order of their days; the first holds for every earlier day too. */
export type Rates = readonly [RateFrom, ...RateFrom[]];

export function rateOn(rates: Rates, day: LocalDate): number {
  return (rates.findLast(({ from }) => from <= day) ?? rates[0]).rate;
}

/**
 * Simple interest on a principal from a day until another, each day by its own rate; rounded to the
 * cent for each rate.
 */
export function interestBetween(
  principal: Cents,
  rates: Rates,
  from: LocalDate,
  until: LocalDate,
): Cents {
  const parts = rates.map(({ from: start, rate }, index) => {
    const end = rates[index + 1]?.from ?? until;
    const first = index === 0 || start < from ? from : start;
    const last = end < until ? end : until;
    return first < last ? simpleInterest(principal, rate, daysBetween(first, last)) : cents(0);
  });
  return addCents(...parts);
}
