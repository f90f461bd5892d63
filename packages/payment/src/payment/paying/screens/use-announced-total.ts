import { useTexts } from '@portico/element';
import { formatMoney } from '@portico/rules';
import { useEffect, useState } from 'react';
import { paymentTexts } from '../../payment.texts';
import type { PaymentState } from '../paying.state';

/** The total as it is announced: once after a change, and not while the borrower types. */
export function useAnnouncedTotal({ choices, plan }: PaymentState, isTyping: boolean): string {
  const t = useTexts(paymentTexts);
  const [said, setSaid] = useState('');
  const total = plan?.ready?.paysTotalDue === false ? plan.ready.total : undefined;
  const words = total === undefined ? '' : `${t('total')}: ${formatMoney(total)}`;
  useEffect(() => {
    // What is preselected is read with the page.
    if (choices.edited && !isTyping) setSaid(words);
  }, [choices.edited, isTyping, words]);
  return said;
}
