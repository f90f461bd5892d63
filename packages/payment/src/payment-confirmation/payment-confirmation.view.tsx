import { PrintHead, useCore, useFlow, useNavigate, useTexts } from '@portico/element';
import { formatDate } from '@portico/rules';
import { Banner, Figures, Heading, Stack } from '@portico/ui';
import { signal } from '@preact/signals-core';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Confirmation } from '../confirmation';
import { arrivedConfirmation } from './arrived-confirmation';
import { useConfirmationLines } from './confirmation-lines';
import { ConfirmationNumber } from './confirmation-number';
import { paymentConfirmationTexts } from './payment-confirmation.sentences';
import { DashboardLink, ReceiptActions } from './receipt-actions';
import { WhatComesNext } from './what-comes-next';
import { WhatHappened } from './what-happened';

/** The view of `portico-payment-confirmation`; without a payment it opens the dashboard (D122). */
export function PaymentConfirmationView(): ReactNode {
  const core = useCore();
  // Read once: what is passed from screen to screen is passed once.
  const { state: confirmation } = useFlow(() => ({
    state: signal(arrivedConfirmation(core)),
    send: () => undefined,
    dispose: () => undefined,
  }));
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

function Receipt({ confirmation }: { readonly confirmation: Confirmation }): ReactNode {
  const t = useTexts(paymentConfirmationTexts);
  const lines = useConfirmationLines();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { referenceNumber, payDate, submissionInfo, isRecurringLOCPayingTotalDue } = confirmation;
  return (
    <Stack gap="wide">
      <PrintHead />
      <Heading own level={2} size="title" ref={heading}>
        {t('heading')}
      </Heading>
      <div className="@container">
        <div className="grid grid-cols-1 gap-10 @2xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <div className="min-w-0 self-start overflow-hidden rounded-lg border border-line">
            <WhatHappened confirmation={confirmation} />
            <div className="grid grid-cols-1 gap-4 p-4 @sm:p-6">
              <ConfirmationNumber number={referenceNumber} />
              {submissionInfo.kind === 'scheduled' && payDate && (
                <Banner tone="warning">
                  {t('scheduledWarning', { date: formatDate(payDate) })}
                </Banner>
              )}
              {isRecurringLOCPayingTotalDue && (
                <Banner tone="info">{t('recurringLineOfCredit')}</Banner>
              )}
              <Figures items={lines(confirmation)} />
            </div>
          </div>
          <div className="grid min-w-0 grid-cols-1 content-start gap-8">
            <WhatComesNext confirmation={confirmation} />
            <ReceiptActions confirmation={confirmation} />
          </div>
        </div>
      </div>
    </Stack>
  );
}
