import { cents, formatMoney, type Cents } from '../../values/money';
import { ok, refuse, type Checked } from '../../values/outcome';
import { owedAfter } from './owed-after';

/**
 * Additional principal is limited to what remains owed after the amount; without a payoff amount
 * there is no limit. The param is formatted money: `{ max: '$500.00' }`.
 */
export function checkAdditionalPrincipal(
  additional: Cents,
  { amount, payoffAmount }: { readonly amount: Cents; readonly payoffAmount: Cents | undefined },
): Checked<Cents, 'abovePayoff'> {
  if (payoffAmount === undefined || payoffAmount <= 0) return ok(additional);
  const max = owedAfter(payoffAmount, { amount, additionalPrincipal: cents(0) });
  return additional <= max ? ok(additional) : refuse('abovePayoff', { max: formatMoney(max) });
}
