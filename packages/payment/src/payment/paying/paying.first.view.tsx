import type { Account } from '@portico/contract';
import { changesTexts } from '@portico/core/internal';
import { useCore, useEmit, useFlow, useNavigate, useSettingReader } from '@portico/element';
import { DraftNotice, draftTexts } from '@portico/shared/draft';
import { plannedPaymentsRateTexts } from '@portico/shared/planned-payments';
import { assertNever } from '@portico/rules';
import type { Signal } from '@preact/signals-core';
import { useEffect, useRef, type ReactNode } from 'react';
import { writeConfirmation } from '../../confirmation';
import type { Meant } from '../meant';
import type { SelectorState } from '../screens/account-selector';
import { settleDraft, usePaymentDraft } from './draft/use-payment-draft';
import { createPayment } from './paying.controller';
import { savedMethodsTexts } from './methods/saved-method-tools/saved-methods.sentences';
import type { Step } from './paying.state';
import { paymentPayingTexts } from './payment.paying.sentences';
import { frequencyTexts } from '../../frequency.sentences';
import { paymentWhenTexts } from './payment.when.sentences';
import { Checking, Done } from './screens/outcome/outcome';
import { Unresolved } from './screens/outcome/unresolved';
import { paymentPresetTexts } from './screens/payment.preset.sentences';
import { RefusedPreset } from './screens/refused-preset';
import { ReplacedAutopay } from './planned-payments/replaced-autopay';
import { Steps, type StepsProps } from './screens/steps';
import type { StepProps } from './screens/step-props';

export const texts = [
  paymentPayingTexts,
  paymentWhenTexts,
  frequencyTexts,
  paymentPresetTexts,
  savedMethodsTexts,
  plannedPaymentsRateTexts,
  draftTexts,
  changesTexts,
];

type PayingProps = {
  /** The chosen loan; undefined while a payment under way is looked up first. */
  readonly account: Account | undefined;
  readonly selector: Signal<SelectorState>;
  /** What the borrower meant when the payment was opened (D178). */
  readonly meant: Signal<Meant | undefined>;
};

/** Everything after the first step of `portico-payment`. */
export default function PayingView(props: PayingProps): ReactNode {
  const { account } = props;
  const { state, send } = usePayment(props);
  const draft = usePaymentDraft({ state, send });
  const notice = (
    <>
      <DraftNotice draft={draft} isLine />
      <RefusedPreset state={state} />
      <ReplacedAutopay state={state} />
    </>
  );
  return <Screen account={account} state={state} send={send} notice={notice} />;
}

/** The flow, which is notified when another account is chosen. */
function usePayment({ account, selector, meant }: PayingProps): StepProps {
  const core = useCore();
  const read = useSettingReader();
  const emit = useEmit();
  const navigate = useNavigate();
  const { state, send } = useFlow(() => {
    if (account) settleDraft(core, account.number, meant);
    return createPayment({
      core,
      read,
      account,
      selector,
      meant,
      paid: (confirmation) => {
        emit('portico-payment-submitted', { kind: confirmation.submissionInfo.kind });
        navigate({
          screen: 'paymentConfirm',
          data: { kind: 'payment', confirmation: writeConfirmation(confirmation) },
        });
      },
    });
  });
  const current = useRef(account?.number);
  useEffect(() => {
    if (account === undefined || account.number === current.current) return;
    current.current = account.number;
    send({ type: 'chooseAccount', account });
  }, [account, send]);
  return { state, send };
}

/** Screens without the steps, whose heading has the focus. */
const outcomes: ReadonlySet<Step['at']> = new Set(['checking', 'unresolved', 'done']);

function Screen({
  account,
  state,
  send,
  notice,
}: Omit<StepsProps, 'followsOutcome'> & Pick<PayingProps, 'account'>): ReactNode {
  const { step } = state;
  const wasOutcome = useRef(false);
  useEffect(() => {
    wasOutcome.current = outcomes.has(step.at);
  }, [step.at]);
  switch (step.at) {
    case 'choosing':
    case 'adding':
    case 'accepting':
    case 'confirming':
    case 'submitting':
    case 'notSent':
      return (
        <Steps state={state} send={send} notice={notice} followsOutcome={wasOutcome.current} />
      );
    case 'checking':
      return <Checking intent={step.intent} />;
    case 'unresolved':
      // Below the upper half of the loan's card, because another loan can be chosen.
      return (
        <div className="border-t border-line pt-10">
          <Unresolved step={step} send={send} />
          <ReplacedAutopay state={state} />
        </div>
      );
    case 'done':
      return <Done confirmation={step.confirmation} account={account} send={send} />;
    default:
      return assertNever(step);
  }
}
