import { useCore, useFlow, useTexts } from '@portico/element';
import { Banner, Stack } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { PaymentInfo } from '../plan/choices';
import { createPlannedPayments } from './planned-payments.controller';
import type { Planned, PlannedPaymentsState } from './planned-payments.state';
import { plannedPaymentsTexts } from './planned-payments.texts';
import { DeleteDialog } from './screens/delete-dialog';
import { RecurringBlock } from './screens/recurring-block';
import { ScheduledList } from './screens/scheduled-list';

export const texts = [plannedPaymentsTexts];

type PlannedPaymentsProps = {
  readonly accountNumber: string;
  readonly info: PaymentInfo;
  /** The payments that remain after a deletion; `token` replaces the current one. */
  readonly onChange: (
    planned: Pick<PaymentInfo, 'scheduledPayments' | 'recurringPayment'>,
    token: string,
  ) => void;
};

/** The future payments of a loan, and deleting them (payments §2, §6). */
export default function PlannedPaymentsView(props: PlannedPaymentsProps): ReactNode {
  const { scheduledPayments, recurringPayment } = props.info;
  const t = useTexts(plannedPaymentsTexts);
  const { state, send } = useDeletion(props);
  const askDelete = (planned: Planned) => send({ type: 'askDelete', planned });
  return (
    <Stack gap="wide">
      <Outcome outcome={state.outcome} />
      {recurringPayment && <RecurringBlock payment={recurringPayment} onDelete={askDelete} />}
      {scheduledPayments.length > 0 && (
        <ScheduledList payments={scheduledPayments} onDelete={askDelete} />
      )}
      {(scheduledPayments.length > 0 || recurringPayment) && (
        <p className="text-sm text-muted">{t('rescheduleInstructions')}</p>
      )}
      {state.deleting && <DeleteDialog planned={state.deleting} busy={state.busy} send={send} />}
    </Stack>
  );
}

/** The flow stays when the loan changes, so it reads the current properties. */
function useDeletion(props: PlannedPaymentsProps) {
  const core = useCore();
  const page = useRef(props);
  useEffect(() => {
    page.current = props;
  });
  return useFlow(() =>
    createPlannedPayments({
      core,
      accountNumber: () => page.current.accountNumber,
      token: () => page.current.info.encryptedData,
      onDeleted: (planned, token) =>
        page.current.onChange(without(page.current.info, planned), token),
    }),
  );
}

/** The payments that remain after a deletion. */
function without({ scheduledPayments, recurringPayment }: PaymentInfo, planned: Planned) {
  return planned.kind === 'recurring'
    ? { scheduledPayments, recurringPayment: undefined }
    : {
        scheduledPayments: scheduledPayments.filter(
          ({ encryptedString }) => encryptedString !== planned.payment.encryptedString,
        ),
        recurringPayment,
      };
}

/** The result of a deletion. It receives the focus, because the element that had it was removed. */
function Outcome({ outcome }: Pick<PlannedPaymentsState, 'outcome'>): ReactNode {
  const t = useTexts(plannedPaymentsTexts);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [outcome]);
  if (!outcome) return null;
  const { kind, problem } = outcome;
  return (
    <Banner tone={problem ? 'error' : 'success'} ref={ref}>
      {t(problem ?? `${kind}Deleted`)}
    </Banner>
  );
}
