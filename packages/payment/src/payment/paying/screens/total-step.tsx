import { useTexts } from '@portico/element';
import { formatDate, formatMoney } from '@portico/rules';
import { Banner, Button, Heading, Money, Stack, Summary } from '@portico/ui';
import type { ReactNode } from 'react';
import type { ReadyPayment } from '../paying.plan';
import { payingTexts } from '../paying.texts';
import { Refused } from './refused';
import type { StepProps } from './steps';

/** The last step: what it comes to, and submitting it (payments §2). */
export function TotalStep(props: StepProps & { readonly ready: ReadyPayment }): ReactNode {
  const { state, send, ready } = props;
  const { submission, fee, total, left } = ready;
  const { place } = state;
  const t = useTexts(payingTexts);
  const refusal = place.at === 'choosing' ? place.refusal : undefined;
  return (
    <Stack>
      <Heading level={3}>{t('totalHeading')}</Heading>
      <Money cents={total} size="amount" />
      <Summary
        items={[
          { term: t('paymentAmount'), description: formatMoney(submission.amount) },
          { term: t('processingFee'), description: formatMoney(fee) },
          { term: t('total'), description: formatMoney(total), strong: true },
          { term: t('posts'), description: formatDate(submission.frequencyInfo.date) },
          ...(left === undefined ? [] : [{ term: t('left'), description: formatMoney(left) }]),
        ]}
      />
      {refusal && <Refused refusal={refusal} />}
      {place.at === 'notSent' ? (
        <Banner tone="error">
          <p>{t('errorConnection')}</p>
          <Button variant="primary" onClick={() => send({ type: 'retry' })}>
            {t('retrySame')}
          </Button>
        </Banner>
      ) : (
        <div>
          <Button
            variant="primary"
            disabled={refusal?.locks}
            onClick={() => send({ type: 'review' })}
          >
            {t('submit')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
