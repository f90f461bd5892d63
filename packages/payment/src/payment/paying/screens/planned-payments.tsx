import { unread } from '@portico/contract';
import { chunk } from '@portico/core/internal';
import { memo, type ReactNode } from 'react';
import { PaymentPart } from '../../on-demand';
import type { Loan } from '../plan/choices';
import type { Send } from './step-props';
import { useOnceTrue } from './use-once-true';

const loadLists = chunk(() => import('../planned-payments/planned-payments.view'));

/** The future payments: code fetched once there are some, kept to show the result of a deletion. */
export const PlannedPayments = memo(function PlannedPayments(props: {
  readonly accountNumber: string;
  readonly loan: Loan;
  readonly onReplace: (() => void) | undefined;
  readonly send: Send;
}): ReactNode {
  const { accountNumber, onReplace, send } = props;
  const { info } = props.loan;
  const { scheduledPayments: scheduled, recurringPayment } = info;
  const planned = scheduled === unread || scheduled.length > 0 || recurringPayment !== undefined;
  if (!useOnceTrue(planned)) return null;
  return (
    <PaymentPart load={loadLists}>
      {(Lists) => (
        <Lists
          accountNumber={accountNumber}
          info={info}
          onReplace={onReplace}
          onChange={(change, token) =>
            send({ type: 'changeLoan', change: { of: 'planned', ...change, token } })
          }
        />
      )}
    </PaymentPart>
  );
});
