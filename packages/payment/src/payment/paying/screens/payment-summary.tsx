import { useTexts } from '@portico/element';
import { formatDate } from '@portico/rules';
import { Figures, Money, type FigureItem } from '@portico/ui';
import type { ReactNode } from 'react';
import type { ReadyPayment } from '../plan/plan';
import { paymentTexts } from '../../payment.sentences';
import { paymentPayingTexts } from '../payment.paying.sentences';

/** The parts of the payment; a line of credit's total is known only on its day (D115). */
export function PaymentSummary(props: {
  readonly ready: ReadyPayment;
  readonly before?: readonly FigureItem[];
  readonly after?: readonly FigureItem[];
}): ReactNode {
  const { ready, before = [], after = [] } = props;
  const { submission, fee, total, postsOn, paysTotalDue } = ready;
  const { amount, additionalPrincipalAmount } = submission;
  const first = useTexts(paymentTexts);
  const t = useTexts(paymentPayingTexts);
  const money: FigureItem[] = paysTotalDue
    ? [{ label: t('processingFee'), value: <Money cents={fee} /> }]
    : [
        { label: t('paymentAmount'), value: <Money cents={amount} /> },
        ...(additionalPrincipalAmount > 0
          ? [{ label: t('principalLabel'), value: <Money cents={additionalPrincipalAmount} /> }]
          : []),
        { label: t('processingFee'), value: <Money cents={fee} /> },
        { label: first('total'), value: <Money cents={total} />, strong: true },
      ];
  return (
    <Figures
      items={[...before, ...money, { label: t('posts'), value: formatDate(postsOn) }, ...after]}
    />
  );
}
