import type { Core } from '@portico/core/internal';
import { useCore, useFlow, useHref, useNavigate, useTexts, type Flow } from '@portico/element';
import { formatDate } from '@portico/rules';
import { Banner, Button, Heading, Inline, LinkButton, Stack, Figures } from '@portico/ui';
import { signal } from '@preact/signals-core';
import { useEffect, useRef, type ReactNode } from 'react';
import { intentKey } from '../intent-key';
import { readConfirmation, type Confirmation } from '../confirmation';
import { paymentConfirmationTexts } from './payment-confirmation.texts';
import { useConfirmationLines } from './confirmation-lines';
import { ReceiptButton } from './receipt-button';

/** The view of `portico-payment-confirmation`; without a payment it opens the dashboard (D122). */
export function PaymentConfirmationView(): ReactNode {
  const core = useCore();
  const { state: confirmation } = useFlow(() => arrivedConfirmation(core));
  const navigate = useNavigate();
  const t = useTexts(paymentConfirmationTexts);
  useEffect(() => {
    if (!confirmation) navigate({ screen: 'dashboard' });
  }, [confirmation, navigate]);
  if (confirmation) return <Receipt confirmation={confirmation} />;
  return (
    <Stack>
      <p>{t('none')}</p>
      <p>
        <DashboardLink />
      </p>
    </Stack>
  );
}

/** The confirmation from the payment screen: read once, kept while this screen is shown. */
function arrivedConfirmation(core: Core): Flow<Confirmation | undefined, never> {
  const passed = core.takeScreenData('paymentConfirm');
  const data = passed?.kind === 'payment' ? passed.confirmation : undefined;
  if (data !== undefined) core.environment.sessionStorage?.remove(intentKey);
  return {
    state: signal(readConfirmation(data)),
    send: () => undefined,
    dispose: () => undefined,
  };
}

function Receipt({ confirmation }: { readonly confirmation: Confirmation }): ReactNode {
  const t = useTexts(paymentConfirmationTexts);
  const { mobile } = useCore();
  const lines = useConfirmationLines();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { referenceNumber, payDate, submissionInfo, isRecurringLOCPayingTotalDue } = confirmation;
  return (
    <Stack gap="wide">
      <Heading level={2} size="title" ref={heading}>
        {t('heading')}
      </Heading>
      <p>{t('thanks')}</p>
      <div>
        <p className="text-sm text-muted">{t('confirmationNumber')}</p>
        <p className="text-3xl leading-tight font-semibold break-words tabular">
          {referenceNumber}
        </p>
      </div>
      {submissionInfo.kind === 'scheduled' && payDate && (
        <Banner tone="warning">{t('scheduledWarning', { date: formatDate(payDate) })}</Banner>
      )}
      {isRecurringLOCPayingTotalDue && <Banner tone="info">{t('recurringLineOfCredit')}</Banner>}
      <Figures items={lines(confirmation)} />
      <Inline>
        <DashboardLink />
        {!mobile && <Button onClick={() => globalThis.print()}>{t('print')}</Button>}
        {!mobile && <ReceiptButton referenceNumber={referenceNumber} />}
      </Inline>
    </Stack>
  );
}

function DashboardLink(): ReactNode {
  const t = useTexts(paymentConfirmationTexts);
  const { href, onClick } = useHref({ screen: 'dashboard' });
  return (
    <LinkButton variant="primary" href={href} onClick={onClick}>
      {t('backToDashboard')}
    </LinkButton>
  );
}
