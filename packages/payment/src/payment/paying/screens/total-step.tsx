import { cardFeeInfoText } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import { Banner, Button, Heading, Money, RichText, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import { cardOf } from '../methods/method';
import type { Plan, ReadyPayment } from '../plan/plan';
import { payingTexts } from '../paying.texts';
import { amountTexts } from './amount-step';
import { PaymentSummary } from './payment-summary';
import { PostingNote } from './posting-note';
import { RecurringSentence } from './recurring-sentence';
import { Refused } from './refused';
import type { StepProps } from './step-props';

type ReadyProps = StepProps & { readonly ready: ReadyPayment };

/** The last step: the total, and the submit button (payments §2). */
export function TotalStep(props: ReadyProps): ReactNode {
  const { state, ready } = props;
  const { step } = state;
  const refusal = step.at === 'choosing' ? step.refusal : undefined;
  return (
    <Stack>
      {!ready.paysTotalDue && <Total ready={ready} />}
      <RecurringSentence ready={ready} />
      {refusal && <Refused refusal={refusal} />}
      <Submit {...props} disabled={refusal?.disablesSubmit} />
    </Stack>
  );
}

function Total({ ready }: { readonly ready: ReadyPayment }): ReactNode {
  const t = useTexts(payingTexts);
  const feeInfo = useSetting(cardFeeInfoText);
  const { remaining } = ready;
  return (
    <>
      <Heading level={3}>{t('totalHeading')}</Heading>
      <Money cents={ready.total} size="amount" />
      <PaymentSummary
        ready={ready}
        after={
          remaining === undefined ? [] : [{ label: t('left'), value: <Money cents={remaining} /> }]
        }
      />
      <PostingNote />
      {feeInfo && cardOf(ready.submission.method) && <RichText html={feeInfo} />}
    </>
  );
}

function Submit({
  state,
  send,
  disabled,
}: ReadyProps & { readonly disabled: boolean | undefined }): ReactNode {
  const t = useTexts(payingTexts);
  if (state.step.at === 'notSent') {
    return (
      <Banner tone="error">
        <p>{t(state.step.text)}</p>
        <Button variant="primary" onClick={() => send({ type: 'retry' })}>
          {t('retrySame')}
        </Button>
      </Banner>
    );
  }
  return (
    <div>
      <Button variant="primary" disabled={disabled} onClick={() => send({ type: 'review' })}>
        {t('submit')}
      </Button>
    </div>
  );
}

/**
 * A disabled submit button where no amount step is shown: until the day of a payoff is valid, or
 * while a fixed amount cannot be paid.
 */
export function NotReady({ plan: { timing, amount } }: { readonly plan: Plan }): ReactNode {
  const t = useTexts(payingTexts);
  const payoff = timing?.frequency === 'OneTime' && timing.payoff.on;
  const fixed = amount?.step === 'skipped' ? amount.entered : undefined;
  const refused = fixed?.ok === false ? fixed : undefined;
  if (!payoff && !refused) return null;
  return (
    <Stack>
      {refused && <Banner tone="error">{t(amountTexts[refused.code], refused.params)}</Banner>}
      <div>
        <Button variant="primary" disabled>
          {t('submit')}
        </Button>
      </div>
    </Stack>
  );
}
