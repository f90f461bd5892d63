import { useTexts } from '@portico/element';
import { addCents, formatMoney } from '@portico/rules';
import type { ReactNode } from 'react';
import type { LoanPlan } from '../loan-plan';
import { loanOverTimeTexts } from '../loan-over-time.sentences';

/** What the plan and every result assume. */
export function Assumptions({ plan }: { readonly plan: LoanPlan }): ReactNode {
  const t = useTexts(loanOverTimeTexts);
  const { terms, additional } = plan;
  const planned = addCents(...terms.planned.map(({ amount }) => amount));
  return (
    <p className="text-sm text-muted">
      {[
        t('assumptions', { rate: rateText(terms.rate) }),
        planned > 0 && t('counted', { amount: formatMoney(planned) }),
        additional > 0 && t('additionalCounted', { amount: formatMoney(additional) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

/** At least two decimals: 7.50%, 6.125%. */
function rateText(rate: number): string {
  const percent = String(Math.round(rate * 1_000) / 100_000);
  const [whole = '', decimals = ''] = percent.split('.');
  return `${whole}.${decimals.padEnd(2, '0')}%`;
}
