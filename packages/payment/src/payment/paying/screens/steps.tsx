import { chunk } from '@portico/core/internal';
import type { ReactNode } from 'react';
import type { PaymentType } from '@portico/rules';
import { useTexts } from '@portico/element';
import { Banner, Stack } from '@portico/ui';
import { OnDemand } from '../../on-demand';
import { methodForms } from '../methods/method-form';
import type { Loan } from '../plan/choices';
import type { PaymentEvent } from '../paying.events';
import type { Step } from '../paying.state';
import type { StepProps } from './step-props';
import { payingTexts } from '../paying.texts';
import { AmountStep } from './amount-step';
import { FrequencyStep } from './timing/frequency-step';
import { LoanStep } from './loan-step';
import { MethodStep } from './method/method-step';
import { PlannedPayments } from './planned-payments';
import { Refused } from './refused';
import { NotReady, TotalStep } from './total-step';

const loadConfirm = chunk(() => import('./confirm/confirm-dialog'));

/** The steps so far, one under the other; earlier ones stay and can be changed (payments §2). */
export function Steps({ state, send }: StepProps): ReactNode {
  const { choices, step, plan } = state;
  const { account } = choices;
  const ready = plan?.ready;
  const refusal = step.at === 'choosing' ? step.refusal : undefined;
  return (
    <Stack gap="section">
      {step.at === 'choosing' && step.earlierPaid !== undefined && (
        <EarlierPaid reference={step.earlierPaid} />
      )}
      {refusal && !ready && <Refused refusal={refusal} />}
      <LoanStep
        step={account}
        retry={(chosen) => send({ type: 'chooseAccount', account: chosen })}
      />
      {account.at === 'open' && (
        <PlannedPayments
          key={account.account.number}
          accountNumber={account.account.number}
          loan={account.loan}
          send={send}
        />
      )}
      {account.at === 'open' && (
        <MethodStep
          accountNumber={account.account.number}
          loan={account.loan}
          state={state}
          send={send}
        />
      )}
      {plan && <FrequencyStep plan={plan} state={state} send={send} />}
      {plan?.amount && plan.amount.step !== 'skipped' && account.at === 'open' && (
        <AmountStep plan={plan.amount} loan={account.loan} state={state} send={send} />
      )}
      {plan && !ready && <NotReady plan={plan} />}
      {ready && <TotalStep ready={ready} state={state} send={send} />}
      {step.at === 'adding' && account.at === 'open' && (
        <NewMethod
          type={step.type}
          accountNumber={account.account.number}
          loan={account.loan}
          send={send}
        />
      )}
      {(step.at === 'confirming' || step.at === 'submitting') && (
        <Confirm step={step} send={send} />
      )}
    </Stack>
  );
}

/** The payment as it was reviewed, until it is sent and answered. */
function Confirm(props: {
  readonly step: Extract<Step, { at: 'confirming' | 'submitting' }>;
  readonly send: (event: PaymentEvent) => void;
}): ReactNode {
  const { step, send } = props;
  const confirming = step.at === 'confirming' ? step : undefined;
  return (
    <OnDemand load={loadConfirm} diameter={80}>
      {(View) => (
        <View
          ready={step.reviewed}
          draft={confirming?.draft}
          changed={confirming?.changed === true}
          busy={confirming?.refreshing !== false}
          send={send}
        />
      )}
    </OnDemand>
  );
}

/** A payment from an earlier visit or another tab was found to be made. */
function EarlierPaid({ reference }: { readonly reference: string }): ReactNode {
  const t = useTexts(payingTexts);
  return <Banner tone="success">{t('earlierPaid', { reference })}</Banner>;
}

/** The form for a new method. */
function NewMethod(props: {
  readonly type: PaymentType;
  readonly accountNumber: string;
  readonly loan: Loan;
  readonly send: (event: PaymentEvent) => void;
}): ReactNode {
  const { type, accountNumber, loan, send } = props;
  return (
    <OnDemand load={methodForms[type]} diameter={80}>
      {(Form) => (
        <Form
          accountNumber={accountNumber}
          saving={loan.saving[type]}
          onUse={(method, saved) => send({ type: 'useMethod', method, saved })}
          onCancel={() => send({ type: 'cancelAdding' })}
        />
      )}
    </OnDemand>
  );
}
