import { useTexts } from '@portico/element';
import { formatDate, formatMoney } from '@portico/rules';
import { Figures, type FigureItem } from '@portico/ui';
import type { ReactNode } from 'react';
import type { ReadyPayment } from '../plan/plan';
import { payingTexts } from '../paying.texts';

/** The parts of the payment; a line of credit's total is known only on its day (D115). */
export function PaymentSummary(props: {
  readonly ready: ReadyPayment;
  readonly before?: readonly FigureItem[];
  readonly after?: readonly FigureItem[];
}): ReactNode {
  const { ready, before = [], after = [] } = props;
  const { submission, fee, total, postsOn, paysTotalDue } = ready;
  const { amount, additionalPrincipalAmount } = submission;
  const t = useTexts(payingTexts);
  const money: FigureItem[] = paysTotalDue
    ? [{ label: t('processingFee'), value: formatMoney(fee) }]
    : [
        { label: t('paymentAmount'), value: formatMoney(amount) },
        ...(additionalPrincipalAmount > 0
          ? [{ label: t('principalLabel'), value: formatMoney(additionalPrincipalAmount) }]
          : []),
        { label: t('processingFee'), value: formatMoney(fee) },
        { label: t('total'), value: formatMoney(total), strong: true },
      ];
  return (
    <Figures
      items={[...before, ...money, { label: t('posts'), value: formatDate(postsOn) }, ...after]}
    />
  );
}
