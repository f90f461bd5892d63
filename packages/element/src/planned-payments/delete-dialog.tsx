import { useTexts } from '../react/hooks';
import { formatDate, formatMoney, maskedEnding } from '@portico/rules';
import { Button, Dialog, LiveRegion } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Planned, PlannedPaymentsEvent } from './planned-payments.state';
import { plannedPaymentsTexts } from './planned-payments.texts';

/** Asks for confirmation before a payment is deleted (payments §2, §9). */
export function DeleteDialog(props: {
  readonly planned: Planned;
  readonly busy: boolean;
  readonly send: (event: PlannedPaymentsEvent) => void;
}): ReactNode {
  const { planned, busy, send } = props;
  const t = useTexts(plannedPaymentsTexts);
  const question = useQuestion();
  const cancel = () => send({ type: 'cancel' });
  return (
    <Dialog
      open
      role="alertdialog"
      width={400}
      title={t(
        planned.kind === 'scheduled' ? 'confirmScheduledHeading' : 'confirmRecurringHeading',
      )}
      onClose={cancel}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={() => send({ type: 'confirm' })}>
            {t('confirm')}
          </Button>
          <Button onClick={cancel}>{t('cancel')}</Button>
        </>
      }
    >
      <p>{question(planned)}</p>
      <LiveRegion>{busy && t('deleting')}</LiveRegion>
    </Dialog>
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
        ending: maskedEnding(accountNumber),
      });
    }
    const { totalAmount, paymentAccountNum = '' } = planned.payment;
    return t('confirmRecurring', {
      amount: formatMoney(totalAmount),
      ending: maskedEnding(paymentAccountNum),
    });
  };
}
