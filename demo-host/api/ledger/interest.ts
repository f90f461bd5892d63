import { cents, type Cents } from '@portico/rules';

const daysOfYear = 365n;
/** Rates are hundredths of a percent. */
const rateUnit = 10_000n;

/**
 * Simple interest on a principal over whole days, rounded half up to the cent.
 * @param rate hundredths of a percent a year: 750 is 7.50 %.
 */
export function simpleInterest(principal: Cents, rate: number, days: number): Cents {
  if (principal <= 0 || rate <= 0 || days <= 0) return cents(0);
  const earned = BigInt(principal) * BigInt(rate) * BigInt(days);
  const unit = daysOfYear * rateUnit;
  return cents(Number((2n * earned + unit) / (2n * unit)));
}
