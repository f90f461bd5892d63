import type { LocalDate } from '../../values/local-date';
import type { PaymentType } from '../payment-type';

export type EarliestFacts = {
  readonly type: PaymentType;
  /** The host's earliestPaymentDate, for every method (D100). */
  readonly earliest: LocalDate | undefined;
  readonly cutoffPassed: boolean;
  /** AdjustedACHPaymentDateAfterCutoffTime, for bank accounts once the cut-off has passed (D98). */
  readonly adjustedAfterCutoff: LocalDate | undefined;
};

/** The first day the date picker offers, if the host sends one; the later of two (D98, D100). */
export function earliestPaymentDate(facts: EarliestFacts): LocalDate | undefined {
  const { earliest, type, cutoffPassed } = facts;
  const adjusted = type === 'ach' && cutoffPassed ? facts.adjustedAfterCutoff : undefined;
  if (earliest === undefined || adjusted === undefined) return earliest ?? adjusted;
  return earliest > adjusted ? earliest : adjusted;
}
