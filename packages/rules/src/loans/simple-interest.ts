import { cents, type Cents } from '../values/money';

const daysOfYear = 365n;
/** Rates are hundredths of a percent, here in thousandths of that: a lender's may be 6.125 %. */
const rateUnit = 10_000n * 1_000n;

/**
 * Simple interest on a principal over whole days, rounded half up to the cent.
 * @param rate hundredths of a percent a year: 750 is 7.50 %, 612.5 is 6.125 %.
 */
export function simpleInterest(principal: Cents, rate: number, days: number): Cents {
  if (principal <= 0 || rate <= 0 || days <= 0) return cents(0);
  const earned = BigInt(principal) * BigInt(Math.round(rate * 1_000)) * BigInt(days);
  const unit = daysOfYear * rateUnit;
  return cents(Number((2n * earned + unit) / (2n * unit)));
}
