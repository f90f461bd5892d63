import { cents, formatMoney, type Cents } from '../../values/money';
import { fail, ok, type Outcome } from '../../values/outcome';
import { owedAfter } from './owed-after';

/**
 * Additional principal is limited to what remains owed after the amount; without a payoff amount
 * there is no limit. The param is formatted money: `{ max: '$500.00' }`.
 */
export function checkAdditionalPrincipal(
  additional: Cents,
  { amount, payoffAmount }: { readonly amount: Cents; readonly payoffAmount: Cents | undefined },
): Outcome<Cents, 'abovePayoff'> {
  if (payoffAmount === undefined || payoffAmount <= 0) return ok(additional);
  const max = owedAfter(payoffAmount, { amount, additionalPrincipal: cents(0) });
  return additional <= max ? ok(additional) : fail('abovePayoff', { max: formatMoney(max) });
}
