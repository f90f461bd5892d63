import { useTexts } from '@portico/element';
import { formatDate, formatMoney } from '@portico/rules';
import { Summary, type SummaryItem } from '@portico/ui';
import type { ReactNode } from 'react';
import type { ReadyPayment } from '../plan/plan';
import { payingTexts } from '../paying.texts';

/** The parts of the payment; a line of credit's total is known only on its day (D115). */
export function PaymentSummary(props: {
  readonly ready: ReadyPayment;
  readonly before?: readonly SummaryItem[];
  readonly after?: readonly SummaryItem[];
}): ReactNode {
  const { ready, before = [], after = [] } = props;
  const { submission, fee, total, postsOn, paysTotalDue } = ready;
  const { amount, additionalPrincipalAmount } = submission;
  const t = useTexts(payingTexts);
  const money: SummaryItem[] = paysTotalDue
    ? [{ term: t('processingFee'), description: formatMoney(fee) }]
    : [
        { term: t('paymentAmount'), description: formatMoney(amount) },
        ...(additionalPrincipalAmount > 0
          ? [{ term: t('principalLabel'), description: formatMoney(additionalPrincipalAmount) }]
          : []),
        { term: t('processingFee'), description: formatMoney(fee) },
        { term: t('total'), description: formatMoney(total), strong: true },
      ];
  return (
    <Summary
      items={[
        ...before,
        ...money,
        { term: t('posts'), description: formatDate(postsOn) },
        ...after,
      ]}
    />
  );
}
