import { ok } from '@portico/rules';
import { readOr, unread } from '@portico/contract';
import { changesTexts } from '@portico/core/internal';
import { useTexts } from '@portico/element';
import {
  DeleteDialog,
  DeletionOutcome,
  plannedPaymentsRateTexts,
  plannedPaymentsTexts,
  Revocation,
  ScheduledTable,
  useDeletion,
  type Planned,
} from '@portico/shared/planned-payments';
import { Banner, Heading, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import type { PaymentInfo } from '../plan/choices';
import { RecurringBlock } from './recurring-block';

export const texts = [plannedPaymentsTexts, plannedPaymentsRateTexts, changesTexts];

type PlannedPaymentsProps = {
  readonly accountNumber: string;
  readonly info: PaymentInfo;
  /** Sets up another autopay in place of the loan's; undefined while that is being done. */
  readonly onReplace: (() => void) | undefined;
  /** The payments as they are then; `token` replaces the current one. */
  readonly onChange: (
    planned: Pick<PaymentInfo, 'scheduledPayments' | 'recurringPayment'>,
    token: string,
  ) => void;
};

/** The future payments of a loan, and deleting them (payments §2, §6). */
export default function PlannedPaymentsView(props: PlannedPaymentsProps): ReactNode {
  const { accountNumber, info, onChange, onReplace } = props;
  const scheduledPayments = readOr(info.scheduledPayments, []);
  const recurringPayment = readOr(info.recurringPayment, undefined);
  const t = useTexts(plannedPaymentsTexts);
  const { state, send } = useDeletion({
    accountNumber,
    token: () => Promise.resolve(ok(info.paymentToken)),
    onDeleted: (planned, token) => onChange(after(info, planned), token),
    onRead: ({ scheduledPayments: scheduled, recurringPayment: recurring, paymentToken }) =>
      onChange({ scheduledPayments: scheduled, recurringPayment: recurring }, paymentToken),
  });
  const askDelete = (planned: Planned) => send({ type: 'askDelete', planned });
  return (
    <Stack gap="wide">
      <DeletionOutcome outcome={state.outcome} />
      <Revocation accountNumber={accountNumber} payment={state.turnedOff} />
      {[info.scheduledPayments, info.recurringPayment].includes(unread) && (
        <Banner tone="warning">{t('unread')}</Banner>
      )}
      {recurringPayment && (
        <RecurringBlock payment={recurringPayment} onAsk={askDelete} onReplace={onReplace} />
      )}
      {scheduledPayments.length > 0 && (
        <Stack gap="tight">
          <Heading level={3}>{t('scheduledHeading')}</Heading>
          <ScheduledTable payments={scheduledPayments} onDelete={askDelete} />
        </Stack>
      )}
      {(scheduledPayments.length > 0 || recurringPayment) && (
        <p className="text-sm text-muted">{t('rescheduleInstructions')}</p>
      )}
      {state.deleting && <DeleteDialog planned={state.deleting} busy={state.busy} send={send} />}
    </Stack>
  );
}

/** The payments as they are after a deletion, or after a debit is skipped. */
function after(
  { scheduledPayments, recurringPayment }: PaymentInfo,
  planned: Planned,
): Pick<PaymentInfo, 'scheduledPayments' | 'recurringPayment'> {
  switch (planned.kind) {
    case 'recurring':
      return { scheduledPayments, recurringPayment: undefined };
    case 'scheduled': {
      const { paymentId } = planned.payment;
      const others = readOr(scheduledPayments, []).filter((each) => each.paymentId !== paymentId);
      return { scheduledPayments: others, recurringPayment };
    }
    case 'debit': {
      const { payment, debit, following } = planned;
      const nextDebits = payment.nextDebits?.map((each) =>
        each.date === debit.date ? { ...each, isSkipped: true } : each,
      );
      const date = following?.date ?? payment.date;
      return { scheduledPayments, recurringPayment: { ...payment, date, nextDebits } };
    }
  }
}
