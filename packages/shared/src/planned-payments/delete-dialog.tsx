import { useTexts } from '@portico/element';
import { formatDate, formatMoney, lastFour } from '@portico/rules';
import { ConfirmDialog, LiveRegion } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Planned, PlannedPaymentsEvent } from './planned-payments.state';
import { plannedPaymentsTexts, type PlannedPaymentsTextKey } from './planned-payments.sentences';
import { useDebitWords } from './use-debit-words';

type Key = PlannedPaymentsTextKey;

const words: Readonly<
  Record<Planned['kind'], { readonly title: Key; readonly confirm: Key; readonly busy: Key }>
> = {
  scheduled: { title: 'confirmScheduledHeading', confirm: 'confirm', busy: 'deleting' },
  recurring: { title: 'confirmRecurringHeading', confirm: 'turnOffRecurring', busy: 'deleting' },
  debit: { title: 'confirmDebitHeading', confirm: 'confirmDebitYes', busy: 'skipping' },
};

/** Asks for confirmation before a payment is deleted (payments §2, §9), or a debit skipped (D185). */
export function DeleteDialog(props: {
  readonly planned: Planned;
  readonly busy: boolean;
  readonly send: (event: PlannedPaymentsEvent) => void;
}): ReactNode {
  const { planned, busy, send } = props;
  const t = useTexts(plannedPaymentsTexts);
  const question = useQuestion();
  const { title, confirm, busy: underWay } = words[planned.kind];
  return (
    <ConfirmDialog
      variant={planned.kind === 'debit' ? 'primary' : 'danger'}
      icon="money"
      title={t(title)}
      confirmLabel={t(confirm)}
      cancelLabel={t('cancel')}
      busy={busy}
      onConfirm={() => send({ type: 'confirm' })}
      onCancel={() => send({ type: 'cancel' })}
    >
      {question(planned).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <LiveRegion>{busy && t(underWay)}</LiveRegion>
    </ConfirmDialog>
  );
}

/** The question, with the amount of the payment. */
function useQuestion(): (planned: Planned) => readonly string[] {
  const t = useTexts(plannedPaymentsTexts);
  const debit = useDebitWords();
  return (planned) => {
    switch (planned.kind) {
      case 'scheduled': {
        const { paymentAmount, paymentDate, accountNumber } = planned.payment;
        const amount = formatMoney(paymentAmount);
        const date = paymentDate ? formatDate(paymentDate) : '';
        return [t('confirmScheduled', { amount, date, last4: lastFour(accountNumber) })];
      }
      case 'recurring': {
        const { totalAmount, paymentAccountNum = '' } = planned.payment;
        const amount = formatMoney(totalAmount);
        return [t('confirmRecurring', { amount, last4: lastFour(paymentAccountNum) })];
      }
      case 'debit': {
        const { following } = planned;
        const skipped = t('confirmDebit', debit(planned.debit));
        return following ? [skipped, t('debitAfter', debit(following))] : [skipped];
      }
    }
  };
}
