import { useTexts } from '@portico/element';
import { formatDate, formatMoney, lastFour } from '@portico/rules';
import { ConfirmDialog, LiveRegion } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Planned, PlannedPaymentsEvent } from './planned-payments.state';
import { plannedPaymentsTexts } from './planned-payments.sentences';

/** Asks for confirmation before a payment is deleted (payments §2, §9). */
export function DeleteDialog(props: {
  readonly planned: Planned;
  readonly busy: boolean;
  readonly send: (event: PlannedPaymentsEvent) => void;
}): ReactNode {
  const { planned, busy, send } = props;
  const t = useTexts(plannedPaymentsTexts);
  const question = useQuestion();
  return (
    <ConfirmDialog
      variant="danger"
      icon="money"
      title={t(
        planned.kind === 'scheduled' ? 'confirmScheduledHeading' : 'confirmRecurringHeading',
      )}
      confirmLabel={t(planned.kind === 'scheduled' ? 'confirm' : 'turnOffRecurring')}
      cancelLabel={t('cancel')}
      busy={busy}
      onConfirm={() => send({ type: 'confirm' })}
      onCancel={() => send({ type: 'cancel' })}
    >
      <p>{question(planned)}</p>
      <LiveRegion>{busy && t('deleting')}</LiveRegion>
    </ConfirmDialog>
  );
}

/** The question, with the amount of the payment. */
function useQuestion(): (planned: Planned) => string {
  const t = useTexts(plannedPaymentsTexts);
  return (planned) => {
    if (planned.kind === 'scheduled') {
      const { paymentAmount, paymentDate, accountNumber } = planned.payment;
      return t('confirmScheduled', {
        amount: formatMoney(paymentAmount),
        date: paymentDate ? formatDate(paymentDate) : '',
        last4: lastFour(accountNumber),
      });
    }
    const { totalAmount, paymentAccountNum = '' } = planned.payment;
    return t('confirmRecurring', {
      amount: formatMoney(totalAmount),
      last4: lastFour(paymentAccountNum),
    });
  };
}
