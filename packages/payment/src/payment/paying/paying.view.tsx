import type { Account } from '@portico/contract';
import { useCore, useEmit, useFlow, useNavigate, useSettingReader } from '@portico/element';
import { assertNever } from '@portico/rules';
import { useEffect, useRef, type ReactNode } from 'react';
import { writeConfirmation } from '../../confirmation';
import type { SelectorState } from '../screens/account-selector';
import { createPayment } from './paying.controller';
import type { Step } from './paying.state';
import { payingTexts } from './paying.texts';
import { whenTexts } from './when.texts';
import { Checking, Done } from './screens/outcome/outcome';
import { Unresolved } from './screens/outcome/unresolved';
import { Steps, type StepProps } from './screens/steps';

export const texts = [payingTexts, whenTexts];

/** Everything after the first step of `portico-payment`. */
export default function PayingView(props: {
  /** The chosen loan; undefined while a payment under way is looked up first. */
  readonly account: Account | undefined;
  readonly onSelector: (state: SelectorState) => void;
}): ReactNode {
  const { account, onSelector } = props;
  const { state, send } = usePayment(account);
  const selector = selectorState(state.step);
  useEffect(() => onSelector(selector), [selector, onSelector]);
  return <Screen state={state} send={send} />;
}

/** The flow, which is notified when another account is chosen. */
function usePayment(account: Account | undefined): StepProps {
  const core = useCore();
  const read = useSettingReader();
  const emit = useEmit();
  const navigate = useNavigate();
  const { state, send } = useFlow(() =>
    createPayment({
      core,
      read,
      account,
      paid: (confirmation) => {
        emit('portico-payment-submitted', { kind: confirmation.submissionInfo.kind });
        navigate({
          screen: 'paymentConfirm',
          data: { kind: 'payment', confirmation: writeConfirmation(confirmation) },
        });
      },
    }),
  );
  const known = useRef(account?.number);
  useEffect(() => {
    if (account === undefined || account.number === known.current) return;
    known.current = account.number;
    send({ type: 'chooseAccount', account });
  }, [account, send]);
  return { state, send };
}

/** While a payment may be on its way, no other account can be chosen. */
function selectorState(step: Step): SelectorState {
  switch (step.at) {
    case 'checking':
    case 'done':
      return 'gone';
    case 'submitting':
      return 'locked';
    case 'notSent':
      return step.intent.mayHaveArrived ? 'locked' : 'open';
    case 'choosing':
    case 'adding':
    case 'confirming':
    case 'unresolved':
      return 'open';
    default:
      return assertNever(step);
  }
}

function Screen({ state, send }: StepProps): ReactNode {
  const { step } = state;
  switch (step.at) {
    case 'choosing':
    case 'adding':
    case 'confirming':
    case 'submitting':
    case 'notSent':
      return <Steps state={state} send={send} />;
    case 'checking':
      return <Checking intent={step.intent} />;
    case 'unresolved':
      return <Unresolved step={step} send={send} />;
    case 'done':
      return <Done confirmation={step.confirmation} send={send} />;
    default:
      return assertNever(step);
  }
}
