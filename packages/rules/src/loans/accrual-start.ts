import { daysBetween } from '../values/date-arithmetic';
import type { LocalDate } from '../values/local-date';
import { cents, type Cents } from '../values/money';
import type { LoanTerms } from './schedule';
import { simpleInterest } from './simple-interest';

type Accrual = Pick<LoanTerms, 'accruedInterest' | 'accruedTo'>;

/**
 * From when a schedule counts interest. Interest is rounded once for all days since the last
 * payment; where today's is exactly that, it is counted from that payment, so that it is not rounded
 * twice.
 * @param accrued unpaid interest up to today
 */
export function accrualStart(
  loan: Pick<LoanTerms, 'principal' | 'rate'>,
  accrued: Cents,
  lastPayment: LocalDate | undefined,
  today: LocalDate,
): Accrual {
  const sinceLast =
    lastPayment && simpleInterest(loan.principal, loan.rate, daysBetween(lastPayment, today));
  return lastPayment && sinceLast === accrued
    ? { accruedInterest: cents(0), accruedTo: lastPayment }
    : { accruedInterest: accrued, accruedTo: today };
}
