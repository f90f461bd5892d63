import type { ReactNode } from 'react';
import type { PaymentType } from '@portico/rules';
import { Stack } from '@portico/ui';
import { OnDemand } from '../../on-demand';
import { methodRooms } from '../method-room';
import type { Loan, PaymentEvent, PaymentState } from '../paying.state';
import { AmountStep } from './amount-step';
import { FrequencyStep } from './frequency-step';
import { LoanStep } from './loan-step';
import { MethodStep } from './method-step';
import { PlannedPayments } from './planned-payments';
import { Refused } from './refused';
import { PayoffNotReady, TotalStep } from './total-step';

const loadConfirm = () => import('./confirm-dialog');

/** What every step is given. */
export type StepProps = {
  readonly state: PaymentState;
  readonly send: (event: PaymentEvent) => void;
};

/** The steps so far, one under the other; earlier ones stay and can be changed (payments §2). */
export function Steps({ state, send }: StepProps): ReactNode {
  const { choices, place, plan } = state;
  const { account } = choices;
  const ready = plan?.ready;
  const refusal = place.at === 'choosing' ? place.refusal : undefined;
  const draft = place.at === 'confirming' ? place.draft : undefined;
  const confirming = place.at === 'confirming' || place.at === 'submitting';
  return (
    <Stack gap="section">
      {refusal && !ready && <Refused refusal={refusal} />}
      <LoanStep step={account} />
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
      {plan && !ready && <PayoffNotReady plan={plan} />}
      {ready && <TotalStep ready={ready} state={state} send={send} />}
      {place.at === 'adding' && account.at === 'open' && (
        <NewMethod
          type={place.type}
          accountNumber={account.account.number}
          loan={account.loan}
          send={send}
        />
      )}
      {confirming && ready && (
        <OnDemand load={loadConfirm} diameter={80}>
          {(View) => (
            <View ready={ready} draft={draft} busy={place.at === 'submitting'} send={send} />
          )}
        </OnDemand>
      )}
    </Stack>
  );
}

/** The room in which a new method is entered. */
function NewMethod(props: {
  readonly type: PaymentType;
  readonly accountNumber: string;
  readonly loan: Loan;
  readonly send: (event: PaymentEvent) => void;
}): ReactNode {
  const { type, accountNumber, loan, send } = props;
  return (
    <OnDemand load={methodRooms[type]} diameter={80}>
      {(Room) => (
        <Room
          accountNumber={accountNumber}
          saving={loan.saving[type]}
          onUse={(method, saved) => send({ type: 'useMethod', method, saved })}
          onCancel={() => send({ type: 'cancelAdding' })}
        />
      )}
    </OnDemand>
  );
}
