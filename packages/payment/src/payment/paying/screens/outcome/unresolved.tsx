import { chunk, institutionTimeZone } from '@portico/core/internal';
import {
  customerServicePhone,
  PartOnDemand,
  useCore,
  useSetting,
  useSignalValue,
  useTexts,
} from '@portico/element';
import { assertNever } from '@portico/rules';
import { Banner, Button, Checkbox, LinkButton, phoneAddress, Stack, WithPhone } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { arrivalTime } from '@portico/shared/outcome';
import { waysOnFrom } from '../../outcome/ways-on';
import { readableMoment } from '../../local-time';
import type { PaymentEvent } from '../../paying.events';
import type { Step } from '../../paying.state';
import { paymentPayingTexts } from '../../payment.paying.sentences';
import { FocusedHeading } from './focused-heading';
import { resendSameKeyOption } from '../../../../settings/general-payment-options';

const loadSentPayment = chunk(() => import('./sent-payment'));

type UnresolvedProps = {
  readonly step: Extract<Step, { at: 'unresolved' }>;
  readonly send: (event: PaymentEvent) => void;
};

/** It may have been charged: the loan cannot be paid until the outcome is known (D121, D159). */
export function Unresolved({ step, send }: UnresolvedProps): ReactNode {
  const { intent } = step;
  const { confirmation } = intent;
  const t = useTexts(paymentPayingTexts);
  const moment = useMoment();
  const phone = useSetting(customerServicePhone);
  const ways = waysOnFrom(step, useSetting(resendSameKeyOption));
  return (
    <Stack>
      <FocusedHeading>{t('unresolvedHeading')}</FocusedHeading>
      <Banner tone="error">
        <p>
          <WithPhone>{t('errorDoNotResubmit')}</WithPhone>
        </p>
        {intent.sentAt !== undefined && <p>{t('sentAt', moment(intent.sentAt))}</p>}
        <Known step={step} />
        <p>{t('callLender')}</p>
      </Banner>
      {phone && (
        <div>
          <LinkButton variant="primary" className="whitespace-nowrap" href={phoneAddress(phone)}>
            {t('callNow', { phone })}
          </LinkButton>
        </div>
      )}
      {confirmation && (
        <PartOnDemand code={loadSentPayment} missing={null}>
          {(View) => <View confirmation={confirmation} />}
        </PartOnDemand>
      )}
      {ways.checkAgain && (
        <div>
          <Button
            variant={phone ? undefined : 'primary'}
            onClick={() => send({ type: 'checkAgain' })}
          >
            {t('checkAgain')}
          </Button>
        </div>
      )}
      {ways.sendAgain && (
        <Stack gap="tight">
          <p>{t('sendAgainNote')}</p>
          <div>
            <Button
              variant={phone || ways.checkAgain ? undefined : 'primary'}
              onClick={() => send({ type: 'sendAgain' })}
            >
              {t('sendAgain')}
            </Button>
          </div>
        </Stack>
      )}
      {ways.startOver && <StartOver send={send} />}
    </Stack>
  );
}

/** What the last look-up told. */
function Known({ step }: Pick<UnresolvedProps, 'step'>): ReactNode {
  const { outcome, intent } = step;
  const t = useTexts(paymentPayingTexts);
  const moment = useMoment();
  switch (outcome) {
    case 'unsupported':
      return <p>{t('noLookUp')}</p>;
    case 'neverArrived':
      return <p>{t('neverArrived')}</p>;
    case 'mayArrive':
      return intent.sentAt === undefined ? null : (
        <p>{t('mayArrive', moment(intent.sentAt + arrivalTime))}</p>
      );
    case 'unclear':
    case 'doNotResubmit':
      return null;
    default:
      return assertNever(outcome);
  }
}

/** Writes a moment, in the institution's time zone. */
function useMoment() {
  const zone = useSetting(institutionTimeZone);
  const { locale } = useSignalValue(useCore().configuration);
  return (at: number) => readableMoment(zone, institutionTimeZone.fallback, at, locale);
}

/** The borrower says that the lender was asked, and that it was not made (D160). */
function StartOver({ send }: Pick<UnresolvedProps, 'send'>): ReactNode {
  const t = useTexts(paymentPayingTexts);
  const [isConfirmed, setIsConfirmed] = useState(false);
  return (
    <Stack>
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
