import { useTexts } from '@portico/element';
import { formatMoney } from '@portico/rules';
import { useEffect, useState, type RefObject } from 'react';
import { paymentTexts } from '../../payment.sentences';
import { useLoanName } from '../../screens/account-selector';
import type { PaymentState } from '../paying.state';
import { paymentPayingTexts } from '../payment.paying.sentences';

/**
 * What the steps announce: the loan, once it was chosen in its list and can be paid, and the total,
 * once after a change and not while the borrower types.
 */
export function useAnnounced(
  { choices, plan }: PaymentState,
  isTyping: boolean,
  steps: RefObject<HTMLElement | null>,
): string {
  const first = useTexts(paymentTexts);
  const t = useTexts(paymentPayingTexts);
  const loanName = useLoanName();
  const [said, setSaid] = useState('');
  const { account, edited } = choices;
  const total = plan?.ready?.paysTotalDue === false ? plan.ready.total : undefined;
  const words = total === undefined ? '' : `${first('total')}: ${formatMoney(total)}`;
  const opened =
    account.at === 'open' ? t('opened', { loan: loanName(account.account).join(', ') }) : '';
  useEffect(() => {
    const payment = steps.current?.closest('.payment-steps');
    if (opened && payment?.querySelector('select[name=account]:focus')) setSaid(opened);
  }, [opened, steps]);
  useEffect(() => {
    // What is preselected is read with the page.
    if (edited && !isTyping) setSaid(words);
  }, [edited, isTyping, words]);
  return said;
}
