import type { Account } from '@portico/contract';
import { chunk } from '@portico/core/internal';
import { useFetchedAhead } from '@portico/element';
import type { PaymentType } from '@portico/rules';
import { LiveRegion } from '@portico/ui';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { PaymentDialog } from '../../on-demand';
import { WaitingSteps } from '../../screens/first-steps';
import type { StepName } from '../../screens/step-region';
import type { Method } from '../methods/method';
import { useMethodForm } from '../methods/method-form';
import type { PaymentEvent } from '../paying.events';
import type { Step } from '../paying.state';
import type { Loan, OpenAccount } from '../plan/choices';
import { LoanStep } from './loan-step';
import { Messages } from './messages';
import { useMethodName } from './method/method-name';
import { MethodStep } from './method/method-step';
import { goTo, missingOf, type Missing } from './missing';
import { PlannedPayments } from './planned-payments';
import { PlannedSteps, StepsWithoutMethod } from './planned-steps';
import type { Send, StepProps } from './step-props';
import { Total } from './total';
import { useChange } from './use-change';
import { useAnnounced } from './use-announced';
import { useFocusAfterOutcome } from './use-focus-after-outcome';

const loadNewerTerms = chunk(() => import('../methods/ach-terms/newer-terms.view'));
const loadConfirm = chunk(() => import('./confirm/confirm-dialog'));

/** The fields in which Enter does what the button does, as in a form. */
const enterGoesOn: ReadonlySet<string> = new Set([
  'amount',
  'principal',
  'date',
  'howMuch',
  'when',
]);

export type StepsProps = StepProps & {
  /** Below the loan: what is said of the choices for it. */
  readonly notice: ReactNode;
  /** They take the place of an outcome, with whose heading the focus is gone. */
  readonly followsOutcome: boolean;
};

/** What could not be opened at the last press. */
type NotOpened = 'review' | 'method' | undefined;

/** All steps in their place; those that wait say for what (payments §2; D168). */
export function Steps({ state, send, notice, followsOutcome }: StepsProps): ReactNode {
  const { account } = state.choices;
  const { step } = state;
  const steps = useRef<HTMLDivElement>(null);
  const [isTyping, setIsTyping] = useState(false);
  const [failed, setFailed] = useState<NotOpened>();
  const announced = useAnnounced(state, isTyping, steps);
  useFocusAfterOutcome(steps, followsOutcome);
  const go = useCallback(
    (missing: Missing) => {
      if (missing.step === 'amount') {
        send({ type: 'touchAmount' });
        send({ type: 'touchPrincipal' });
      }
      goTo(missing, steps.current);
    },
    [send],
  );
  const wanted = useChange(steps, step.at === 'choosing');
  const missing = missingOf(state);
  useFetchedAhead(loadConfirm, !missing);
  const review = useCallback(() => {
    setFailed(undefined);
    send({ type: 'review' });
  }, [send]);
  const retry = useCallback(
    (chosen: Account) => send({ type: 'chooseAccount', account: chosen }),
    [send],
  );
  const replaceAutopay = useCallback(() => {
    send({ type: 'replaceAutopay' });
    wanted.current = 'timing';
  }, [send, wanted]);
  // A loan that cannot be paid here has no further steps.
  const isPayable = account.at !== 'refused' && account.at !== 'thirdParty';
  return (
    <>
      <div
        ref={steps}
        className="grid grid-cols-1 content-start gap-10"
        onFocus={({ target }) => setIsTyping(target.matches('[inputmode]'))}
        onBlur={() => setIsTyping(false)}
        onKeyDown={({ key, target }) => {
          const inField = target instanceof HTMLInputElement && enterGoesOn.has(target.name);
          if (key !== 'Enter' || !inField) return;
          if (missing) go(missing);
          else review();
        }}
      >
        <LoanStep step={account} retry={retry} />
        {notice}
        <Messages state={state} send={send} />
        {(account.at === 'choosing' || account.at === 'loading') && (
          <WaitingSteps loading={account.at === 'loading'} />
        )}
        {account.at === 'open' && (
          <OpenSteps
            open={account}
            state={state}
            send={send}
            failed={failed}
            setFailed={setFailed}
            replaceAutopay={replaceAutopay}
          />
        )}
        {account.at === 'open' && (step.at === 'confirming' || step.at === 'submitting') && (
          <Confirm
            account={account.account}
            step={step}
            refreshing={state.refreshing}
            send={send}
            change={(name) => () => {
              send({ type: 'cancelReview' });
              wanted.current = name;
            }}
            onFailed={() => {
              send({ type: 'cancelReview' });
              setFailed('review');
            }}
          />
        )}
      </div>
      {isPayable && (
        <Total
          choices={state.choices}
          plan={state.plan}
          busy={state.refreshing}
          missing={missing}
          go={go}
          review={review}
          notOpened={failed === 'review'}
        />
      )}
      <LiveRegion>{announced}</LiveRegion>
    </>
  );
}

/** The steps of a loan that can be paid. */
function OpenSteps(
  props: StepProps & {
    readonly open: OpenAccount;
    readonly failed: NotOpened;
    readonly setFailed: (failed: NotOpened) => void;
    /** Fills the steps in with the loan's autopay, and leads there. */
    readonly replaceAutopay: () => void;
  },
): ReactNode {
  const { open, state, send, failed, setFailed, replaceAutopay } = props;
  const { loan } = open;
  const { number } = open.account;
  const { choices, step, plan } = state;
  const entered = plan?.amount?.entered;
  const sendOfMethod = useCallback<Send>(
    (event) => {
      if (event.type === 'addMethod') setFailed(undefined);
      send(event);
    },
    [send, setFailed],
  );
  return (
    <>
      <MethodStep
        key={number}
        accountNumber={number}
        loan={loan}
        type={choices.type}
        method={choices.method}
        fee={plan?.ready?.fee}
        isRefused={entered?.ok === false && entered.error.code === 'achOnly'}
        send={sendOfMethod}
        notOpened={failed === 'method'}
      />
      {plan ? (
        <PlannedSteps plan={plan} loan={loan} state={state} send={send} />
      ) : (
        <StepsWithoutMethod />
      )}
      <PlannedPayments
        key={`${number} planned`}
        accountNumber={number}
        loan={loan}
        onReplace={state.mayReplaceAutopay ? replaceAutopay : undefined}
        send={send}
      />
      {step.at === 'accepting' && <NewerTerms method={step.method} send={send} />}
      {step.at === 'adding' && (
        <NewMethod
          type={step.type}
          accountNumber={number}
          loan={loan}
          send={send}
          onFailed={() => {
            send({ type: 'cancelAdding' });
            setFailed('method');
          }}
        />
      )}
    </>
  );
}

/** The payment as it was reviewed, until it is sent and answered. */
function Confirm(props: {
  readonly account: Account;
  readonly step: Extract<Step, { at: 'confirming' | 'submitting' }>;
  readonly refreshing: boolean;
  readonly send: (event: PaymentEvent) => void;
  readonly change: (step: StepName) => (() => void) | undefined;
  readonly onFailed: () => void;
}): ReactNode {
  const { account, step, refreshing, send, change, onFailed } = props;
  const confirming = step.at === 'confirming' ? step : undefined;
  return (
    <PaymentDialog load={loadConfirm} onFailed={onFailed}>
      {(View) => (
        <View
          account={account}
          change={change}
          ready={step.reviewed}
          draft={confirming?.draft}
          changed={confirming?.changed === true}
          busy={refreshing || !confirming}
          send={send}
        />
      )}
    </PaymentDialog>
  );
}

/** The terms that a bank account needs before it can be paid from again. */
function NewerTerms(props: {
  readonly method: Method;
  readonly send: (event: PaymentEvent) => void;
}): ReactNode {
  const { method, send } = props;
  const account = useMethodName()(method);
  return (
    <PaymentDialog load={loadNewerTerms} onFailed={() => send({ type: 'missTerms' })}>
      {(View) => (
        <View
          account={account}
          onAgree={() => send({ type: 'agreeToTerms' })}
          onDisagree={() => send({ type: 'declineTerms' })}
        />
      )}
    </PaymentDialog>
  );
}

/** The form for a new method. */
function NewMethod(props: {
  readonly type: PaymentType;
  readonly accountNumber: string;
  readonly loan: Loan;
  readonly send: (event: PaymentEvent) => void;
  readonly onFailed: () => void;
}): ReactNode {
  const { type, accountNumber, loan, send, onFailed } = props;
  return (
    <PaymentDialog load={useMethodForm(type)} onFailed={onFailed}>
      {(Form) => (
        <Form
          accountNumber={accountNumber}
          saving={loan.saving[type]}
          onUse={(method, saved) => send({ type: 'useMethod', method, saved })}
          onCancel={() => send({ type: 'cancelAdding' })}
        />
      )}
    </PaymentDialog>
  );
}
