import { useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import { paymentTexts } from '../../payment.sentences';
import { WaitingStep } from '../../screens/step-region';
import { paymentPayingTexts } from '../payment.paying.sentences';
import type { Loan } from '../plan/choices';
import type { Plan } from '../plan/plan';
import { AmountStep } from './amount/amount-step';
import { RecurringSentence } from './recurring-sentence';
import type { StepProps } from './step-props';
import { FrequencyStep } from './timing/frequency-step';

/** When and how much, once there is a method. */
export function PlannedSteps(
  props: StepProps & { readonly plan: Plan; readonly loan: Loan },
): ReactNode {
  const { plan, loan, state, send } = props;
  const { choices, quoteFailed } = state;
  // A key in the amount changes these two, and none of the others.
  const { amount, ready, ...others } = plan;
  return (
    <>
      <FrequencyStep
        {...others}
        chosen={choices.timing}
        method={choices.method}
        rateReduction={loan.info.paymentOptions.autopayRateReduction}
        dueDate={loan.info.dueDate}
        send={send}
      />
      <AmountStep
        amount={amount}
        timing={plan.timing}
        fee={plan.fee}
        choices={choices}
        loan={loan}
        quoteFailed={quoteFailed}
        send={send}
      />
      {ready && <RecurringSentence ready={ready} />}
    </>
  );
}

/** When and how much wait for the method. */
export function StepsWithoutMethod(): ReactNode {
  const first = useTexts(paymentTexts);
  const t = useTexts(paymentPayingTexts);
  return (
    <>
      <WaitingStep name="timing" heading={first('frequencyHeading')}>
        {t('waitMethod')}
      </WaitingStep>
      <WaitingStep name="amount" heading={first('amountHeading')}>
        {t('waitMethod')}
      </WaitingStep>
    </>
  );
}
