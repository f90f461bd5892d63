import { useTexts } from '@portico/element';
import { formatDate } from '@portico/rules';
import { Figures, Money, TextButton, type FigureItem } from '@portico/ui';
import type { ReactNode } from 'react';
import { paymentTexts } from '../../../payment.sentences';
import type { StepName } from '../../../screens/step-region';
import { frequencyTexts } from '../../../../frequency.sentences';
import { paymentPayingTexts } from '../../payment.paying.sentences';
import type { ReadyPayment } from '../../plan/plan';
import { useMethodName } from '../method/method-name';
import { takenOf } from '../total';
import { TwoLines } from '../two-lines';

/** The payment line by line, each with the way to change it; the total is known only where a line of credit's due amount is (D115). */
export function ReviewedLines(props: {
  readonly ready: ReadyPayment;
  /** The loan's description, if it has one, and its number. */
  readonly loan: readonly string[];
  /** Goes back to a step; undefined for the loan where there is no other. */
  readonly change: (step: StepName) => (() => void) | undefined;
}): ReactNode {
  const { ready, loan, change } = props;
  const { submission, fee, total, postsOn, paysTotalDue } = ready;
  const { amount, additionalPrincipalAmount, frequencyInfo, method } = submission;
  const first = useTexts(paymentTexts);
  const t = useTexts(paymentPayingTexts);
  const often = useTexts(frequencyTexts);
  const nameOf = useMethodName();
  const line = (label: string, step: StepName, value: ReactNode): FigureItem => ({
    label,
    value,
    action: <Change part={label} onPress={change(step)} />,
  });
  return (
    <Figures
      items={[
        line(first('loanHeading'), 'loan', <TwoLines lines={loan} />),
        line(t('from'), 'method', nameOf(method)),
        line(
          t('when'),
          'timing',
          <TwoLines lines={[formatDate(frequencyInfo.date), often(frequencyInfo.frequency)]} />,
        ),
        ...(paysTotalDue ? [] : [line(t('paymentAmount'), 'amount', <Money cents={amount} />)]),
        ...(additionalPrincipalAmount > 0
          ? [line(t('principalLabel'), 'amount', <Money cents={additionalPrincipalAmount} />)]
          : []),
        { label: t('processingFee'), value: <Money cents={fee} /> },
        { label: t('posts'), value: formatDate(postsOn) },
        ...(paysTotalDue
          ? []
          : [{ label: first(takenOf(ready)), value: <Money cents={total} />, strong: true }]),
      ]}
    />
  );
}

function Change(props: {
  readonly part: string;
  readonly onPress: (() => void) | undefined;
}): ReactNode {
  const { part, onPress } = props;
  const first = useTexts(paymentTexts);
  const t = useTexts(paymentPayingTexts);
  return (
    onPress && (
      <TextButton ariaLabel={t('changePart', { part })} onClick={onPress}>
        {first('change')}
      </TextButton>
    )
  );
}
