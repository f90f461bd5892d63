import {
  chunk,
  customerServicePhone,
  institutionTimeZone,
  resendSameKeyOption,
} from '@portico/core/internal';
import { OnDemand, useCore, useSetting, useSignalValue, useTexts } from '@portico/element';
import { Banner, Button, Checkbox, Stack } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { readableMoment } from '../../local-time';
import type { PaymentEvent } from '../../paying.events';
import type { Step } from '../../paying.state';
import { payingTexts } from '../../paying.texts';
import { FocusedHeading } from './focused-heading';

const loadSentPayment = chunk(() => import('./sent-payment'));

type UnresolvedProps = {
  readonly step: Extract<Step, { at: 'unresolved' }>;
  readonly send: (event: PaymentEvent) => void;
};

/** It may have been charged: the loan cannot be paid until the outcome is known (D121, D159). */
export function Unresolved({ step, send }: UnresolvedProps): ReactNode {
  const { intent, refusal, canLookUp } = step;
  const { confirmation } = intent;
  const t = useTexts(payingTexts);
  const phone = useSetting(customerServicePhone);
  return (
    <Stack>
      <FocusedHeading>{t('unresolvedHeading')}</FocusedHeading>
      <Banner tone="error">
        <p>{t(refusal?.text ?? 'errorDoNotResubmit')}</p>
        {intent.sentAt !== undefined && <SentAt at={intent.sentAt} />}
        {!canLookUp && <p>{t('noLookUp')}</p>}
        <p>{phone ? t('callLenderAt', { phone }) : t('callLender')}</p>
      </Banner>
      {confirmation && (
        <OnDemand code={loadSentPayment} missing={null}>
          {(View) => <View confirmation={confirmation} />}
        </OnDemand>
      )}
      {canLookUp ? (
        <div>
          <Button variant="primary" onClick={() => send({ type: 'checkAgain' })}>
            {t('checkAgain')}
          </Button>
        </div>
      ) : (
        <WithoutLookUp step={step} send={send} />
      )}
    </Stack>
  );
}

function SentAt({ at }: { readonly at: number }): ReactNode {
  const t = useTexts(payingTexts);
  const zone = useSetting(institutionTimeZone);
  const { locale } = useSignalValue(useCore().configuration);
  return <p>{t('sentAt', readableMoment(zone, institutionTimeZone.fallback, at, locale))}</p>;
}

/** Without a look-up: send the same payment again, or confirm that it was not made (D160). */
function WithoutLookUp({ step, send }: UnresolvedProps): ReactNode {
  const t = useTexts(payingTexts);
  const resend = useSetting(resendSameKeyOption);
  const [isConfirmed, setIsConfirmed] = useState(false);
  return (
    <Stack>
      {resend && step.intent.reviewed && (
        <Stack gap="tight">
          <p>{t('sendAgainNote')}</p>
          <div>
            <Button variant="primary" onClick={() => send({ type: 'sendAgain' })}>
              {t('sendAgain')}
            </Button>
          </div>
        </Stack>
      )}
      <Checkbox
        name="notMade"
        label={t('notMade')}
        checked={isConfirmed}
        onChange={setIsConfirmed}
      />
      <div>
        <Button disabled={!isConfirmed} onClick={() => send({ type: 'startOver' })}>
          {t('startOver')}
        </Button>
      </div>
    </Stack>
  );
}
