import type { ScheduledPayment } from '@portico/contract';
import { useSetting, useTexts } from '@portico/element';
import { deletionBlocked, formatDate, formatMoney, maskedEnding, mayDelete } from '@portico/rules';
import { bankIcon, cardIcon, Icon, RichText, Stack, Table, type Column } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Planned } from './planned-payments.state';
import { plannedPaymentsTexts } from './planned-payments.sentences';
import { DeleteButton } from './delete-button';
import {
  allowDeleteScheduledPaymentsOption,
  externalScheduledPaymentManagerOption,
  scheduledDeletionBlockedText,
} from '../settings/payment-options';

/** The scheduled one-time payments, and those that were just posted (payments §2). The heading is the screen's. */
export function ScheduledTable(props: {
  readonly payments: readonly ScheduledPayment[];
  readonly onDelete: (planned: Planned) => void;
}): ReactNode {
  const { payments, onDelete } = props;
  const t = useTexts(plannedPaymentsTexts);
  const allowed = useSetting(allowDeleteScheduledPaymentsOption);
  const columns = useColumns(allowed, onDelete);
  const blockedText = useSetting(scheduledDeletionBlockedText);
  const blocked = deletionBlocked(payments, {
    allowed,
    externalManager: useSetting(externalScheduledPaymentManagerOption),
  });
  return (
    <Stack gap="tight">
      <Table
        caption={t('scheduledHeading')}
        columns={columns}
        rows={payments}
        rowKey={({ paymentId }) => paymentId}
        rowTone={({ hasBeenPosted }) => (hasBeenPosted ? 'quiet' : undefined)}
      />
      {blocked && blockedText && <RichText html={blockedText} />}
    </Stack>
  );
}

type Columns = readonly [Column<ScheduledPayment>, ...Column<ScheduledPayment>[]];

function useColumns(allowed: boolean, onDelete: (planned: Planned) => void): Columns {
  const t = useTexts(plannedPaymentsTexts);
  return [
    {
      key: 'type',
      header: t('type'),
      cell: ({ isCard }) => (
        <span className="inline-flex items-center gap-2">
          <Icon path={isCard ? cardIcon : bankIcon} />
          {t(isCard ? 'card' : 'bank')}
        </span>
      ),
    },
    {
      key: 'account',
      header: t('account'),
      cell: ({ accountNumber }) => maskedEnding(accountNumber),
    },
    {
      key: 'day',
      header: t('day'),
      cell: ({ paymentDate, hasBeenPosted }) => (
        <span>
          {paymentDate && formatDate(paymentDate)}
          {hasBeenPosted && <span className="block text-sm">{t('posted')}</span>}
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ paymentAmount }) => formatMoney(paymentAmount),
    },
    {
      key: 'delete',
      header: t('delete'),
      action: true,
      align: 'end',
      cell: (payment) =>
        mayDelete(payment, allowed) && (
          <DeleteButton
            what={t('deleteScheduledOf', {
              amount: formatMoney(payment.paymentAmount),
              date: payment.paymentDate ? formatDate(payment.paymentDate) : '',
            })}
            onClick={() => onDelete({ kind: 'scheduled', payment })}
          />
        ),
    },
  ];
}
