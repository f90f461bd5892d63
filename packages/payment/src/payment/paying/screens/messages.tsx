import { useTexts } from '@portico/element';
import { Banner, Button, WithPhone } from '@portico/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { PaymentRefusal } from '../paying.errors';
import { paymentPayingTexts } from '../payment.paying.sentences';
import type { StepProps } from './step-props';

/** What came of a payment that was sent, above the steps where it can be changed. */
export function Messages({ state, send }: StepProps): ReactNode {
  const { step } = state;
  const t = useTexts(paymentPayingTexts);
  if (step.at === 'notSent') {
    return (
      <Message about={step.intent}>
        {(ref) => (
          <Banner ref={ref} tone="error">
            <p>
              <WithPhone>{t(step.text)}</WithPhone>
            </p>
            <div className="contents" data-missing>
              <Button
                variant="primary"
                busy={state.refreshing}
                onClick={() => send({ type: 'retry' })}
              >
                {t('retrySame')}
              </Button>
            </div>
          </Banner>
        )}
      </Message>
    );
  }
  if (step.at !== 'choosing') return null;
  if (step.refusal) return <Refused key="refused" refusal={step.refusal} />;
  const { earlierPaid: reference } = step;
  if (reference === undefined) return null;
  return (
    <Message about={step}>
      {(ref) => (
        <Banner ref={ref} tone="success">
          {t('earlierPaid', { reference })}
        </Banner>
      )}
    </Message>
  );
}

/** Why a payment was refused; the processor's message replaces Portico's (payments §8). */
export function Refused({ refusal }: { readonly refusal: PaymentRefusal }): ReactNode {
  const t = useTexts(paymentPayingTexts);
  return (
    <Message about={refusal}>
      {(ref) => (
        <Banner ref={ref} tone="error">
          {refusal.processorMessage ?? t(refusal.text, refusal.params)}
        </Banner>
      )}
    </Message>
  );
}

/** Takes the focus when it comes, after the dialog that was open has given it back. */
function Message(props: {
  readonly about: object;
  readonly children: (ref: RefObject<HTMLDivElement | null>) => ReactNode;
}): ReactNode {
  const { about, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [about]);
  return <div data-step="message">{children(ref)}</div>;
}
