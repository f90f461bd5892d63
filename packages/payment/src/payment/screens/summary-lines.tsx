import { useTexts } from '@portico/element';
import { Figures, type FigureItem } from '@portico/ui';
import type { ReactNode } from 'react';
import { paymentTexts } from '../payment.texts';

/** The lines of a payment; what is not known yet is an em dash. */
export function SummaryLines(props: {
  readonly loan?: ReactNode;
  readonly from?: ReactNode;
  readonly when?: ReactNode;
  readonly amount?: ReactNode;
  readonly principal?: readonly FigureItem[];
  readonly fee?: ReactNode;
}): ReactNode {
  const t = useTexts(paymentTexts);
  return (
    <Figures
      items={[
        { label: t('loanHeading'), value: props.loan },
        { label: t('from'), value: props.from },
        { label: t('when'), value: props.when },
        { label: t('paymentAmount'), value: props.amount },
        ...(props.principal ?? []),
        { label: t('processingFee'), value: props.fee },
      ]}
    />
  );
}
