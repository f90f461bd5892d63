import { cardFeeInfoText } from '@portico/core';
import { useSetting, useTexts } from '@portico/element';
import { formatMoney } from '@portico/rules';
import { Banner, Button, Heading, Money, RichText, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import { cardOf } from '../method';
import type { Plan, ReadyPayment } from '../paying.plan';
import { payingTexts } from '../paying.texts';
import { PaymentSummary } from './payment-summary';
import { PostingNote } from './posting-note';
import { RecurringSentence } from './recurring-sentence';
import { Refused } from './refused';
import type { StepProps } from './steps';

type ReadyProps = StepProps & { readonly ready: ReadyPayment };

/** The last step: what it comes to, and submitting it (payments §2). */
export function TotalStep(props: ReadyProps): ReactNode {
  const { state, ready } = props;
  const { place } = state;
  const refusal = place.at === 'choosing' ? place.refusal : undefined;
  return (
    <Stack>
      {!ready.paysTotalDue && <Total ready={ready} />}
      <RecurringSentence ready={ready} />
      {refusal && <Refused refusal={refusal} />}
      <Submit {...props} locked={refusal?.locks} />
    </Stack>
  );
}

function Total({ ready }: { readonly ready: ReadyPayment }): ReactNode {
  const t = useTexts(payingTexts);
  const feeInfo = useSetting(cardFeeInfoText);
  const { left } = ready;
  return (
    <>
      <Heading level={3}>{t('totalHeading')}</Heading>
      <Money cents={ready.total} size="amount" />
      <PaymentSummary
        ready={ready}
        after={left === undefined ? [] : [{ term: t('left'), description: formatMoney(left) }]}
      />
      <PostingNote />
      {feeInfo && cardOf(ready.submission.method) && <RichText html={feeInfo} />}
    </>
  );
}

function Submit({
  state,
  send,
  locked,
}: ReadyProps & { readonly locked: boolean | undefined }): ReactNode {
  const t = useTexts(payingTexts);
  if (state.place.at === 'notSent') {
    return (
      <Banner tone="error">
        <p>{t('errorConnection')}</p>
        <Button variant="primary" onClick={() => send({ type: 'retry' })}>
          {t('retrySame')}
        </Button>
      </Banner>
    );
  }
  return (
    <div>
      <Button variant="primary" disabled={locked} onClick={() => send({ type: 'review' })}>
        {t('submit')}
      </Button>
    </div>
  );
}

/** A payoff has no amount step to hold it up: until its day is right, submit stands there and waits. */
export function PayoffNotReady({ plan }: { readonly plan: Plan }): ReactNode {
  const t = useTexts(payingTexts);
  const { timing } = plan;
  if (timing?.frequency !== 'OneTime' || !timing.payoff.on) return null;
  return (
    <div>
      <Button variant="primary" disabled>
        {t('submit')}
      </Button>
    </div>
  );
}
