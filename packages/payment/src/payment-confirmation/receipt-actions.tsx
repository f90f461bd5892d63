import { chunk } from '@portico/core/internal';
import { PartOnDemand, useCore, useHref, useTexts } from '@portico/element';
import { Button, Icon, LinkButton } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Confirmation } from '../confirmation';
import { paymentConfirmationTexts } from './payment-confirmation.sentences';
import { ReceiptButton } from './receipt-button';
import { printIcon } from './receipt-icons';

const loadCalendar = chunk(() => import('./add-to-calendar'));

/** The ways on from the receipt, and what to keep of it. */
export function ReceiptActions({
  confirmation,
}: {
  readonly confirmation: Confirmation;
}): ReactNode {
  const t = useTexts(paymentConfirmationTexts);
  const { mobile } = useCore();
  const { payDate, referenceNumber, submissionInfo } = confirmation;
  return (
    <div className="grid grid-cols-1 gap-2 print:hidden">
      <DashboardLink />
      {submissionInfo.kind === 'scheduled' && payDate && (
        <PartOnDemand
          code={loadCalendar}
          waiting={<div className="min-h-control" />}
          missing={null}
        >
          {(AddToCalendar) => <AddToCalendar confirmation={confirmation} date={payDate} />}
        </PartOnDemand>
      )}
      {!mobile && <ReceiptButton referenceNumber={referenceNumber} />}
      {!mobile && (
        <Button variant="quiet" onClick={() => globalThis.print()}>
          <Icon path={printIcon} />
          {t('print')}
        </Button>
      )}
    </div>
  );
}

/** The main way on. */
export function DashboardLink(): ReactNode {
  const t = useTexts(paymentConfirmationTexts);
  const { href, onClick } = useHref({ screen: 'dashboard' });
  return (
    <LinkButton variant="primary" href={href} onClick={onClick}>
      {t('backToDashboard')}
    </LinkButton>
  );
}
