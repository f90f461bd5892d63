import { useTexts } from '@portico/element';
import { formatMoney } from '@portico/rules';
import type { ReactNode } from 'react';
import { loanOverTimeTexts } from '../loan-over-time.sentences';
import { useDates } from '../use-dates';
import type { WhatIf } from './use-what-if';
import type { WhatIfResult } from './what-if-result';

/** What the amount saves. Screen readers announce it when it changes. */
export function WhatIfResult({ amount, result }: WhatIf): ReactNode {
  const t = useTexts(loanOverTimeTexts);
  const missing = amount.ok || amount.error.code === 'required';
  return (
    <div role="status" className="grid gap-1 border-t border-line pt-4">
      {result && <Saving result={result} />}
      {!result && missing && <p className="text-muted">{t('amountMissing')}</p>}
    </div>
  );
}

function Saving({ result }: { readonly result: WhatIfResult }): ReactNode {
  const t = useTexts(loanOverTimeTexts);
  const { month, day } = useDates();
  const { savings, plannedLast, paysOff } = result;
  const { months } = savings;
  const saved = {
    month: month(savings.lastOn),
    day: day(savings.lastOn),
    planned: month(plannedLast),
    interest: formatMoney(savings.interest),
  };
  return (
    <>
      <p className="font-heading text-xl font-semibold">
        {paysOff && t('paysOff')}
        {!paysOff && months > 1 && t('monthsSooner', { months })}
        {!paysOff && months === 1 && t('monthSooner')}
        {!paysOff && months === 0 && t('sameMonth')}
      </p>
      <p>{t(paysOff ? 'paidOffOn' : months > 0 ? 'saved' : 'savedInterest', saved)}</p>
    </>
  );
}
