import {
  deleteRecurringBank,
  deleteRecurringCard,
  deleteScheduledBank,
  deleteScheduledCard,
  type DeletionCode,
  type InputOf,
} from '@portico/contract';
import { mayDelete, ok, refuse, type Checked, type LocalDate } from '@portico/rules';
import {
  type Executor,
  memberRoute,
  type RequestDetails,
  type Route,
  type Session,
} from '@portico/server/parts';
import type { Services } from '../../services';
import { accountByNumber } from '../../ledger/account-store';
import { openPaymentToken, sealPaymentToken } from '../payment-token';
import { endAutopay } from './autopay';
import { recurringByReference } from './recurring-store';
import { scheduledByReference, settleScheduled } from './scheduled-store';

/** What deleting a planned payment needs. */
type Planned = {
  readonly account: string;
  readonly isCard: boolean;
  readonly isDeleted: boolean;
  readonly isOver: boolean;
  readonly delete: () => Promise<void>;
};

type Find = (
  tx: Executor,
  borrowerId: number,
  reference: string,
  today: LocalDate,
) => Promise<Planned | undefined>;

const scheduled: Find = async (tx, borrowerId, reference) => {
  const found = await scheduledByReference(tx, borrowerId, reference);
  return (
    found && {
      ...found,
      isDeleted: found.status === 'deleted',
      isOver: found.status !== 'waiting',
      delete: () => settleScheduled(tx, found.id, 'deleted'),
    }
  );
};

const recurring: Find = async (tx, borrowerId, reference, today) => {
  const found = await recurringByReference(tx, borrowerId, reference);
  const account = found && (await accountByNumber(tx, found.account));
  return (
    account && {
      ...found,
      isDeleted: found.status === 'deleted',
      isOver: found.status !== 'active',
      delete: () => endAutopay(tx, account, { id: found.id, status: 'deleted' }, today),
    }
  );
};

/** The kind of payment to delete, and the setting that allows it. */
type Kind = { readonly find: Find; readonly option: string; readonly isCard: boolean };

const options = {
  scheduled: 'generalPaymentOptions.allowDeleteScheduledPaymentsOption',
  recurring: 'recurringPaymentOptions.allowDeleteRecurringOption',
} as const;

/** Deletes a planned payment; deleting one again is a success too. */
async function remove(
  { database, secrets, settings }: Services,
  { find, option, isCard }: Kind,
  { payment, paymentToken }: InputOf<typeof deleteScheduledBank>,
  { borrowerId }: Session,
  { now, today }: RequestDetails,
): Promise<Checked<{ readonly paymentToken: string }, DeletionCode>> {
  const account = openPaymentToken(secrets, paymentToken, borrowerId, now);
  if (account === undefined || account !== payment.loanAccountNumber) return refuse('TokenExpired');
  const allowed = await settings.flag(option);
  return database.write(async (tx) => {
    const found = await find(tx, borrowerId, payment.paymentId, today);
    if (!found || found.account !== account || found.isCard !== isCard) return refuse('Error');
    if (!found.isDeleted) {
      const deletable = mayDelete({ canDelete: !found.isOver }, allowed);
      if (!deletable) return refuse('DeleteNotAllowed');
      await found.delete();
    }
    return ok({ paymentToken: sealPaymentToken(secrets, borrowerId, account, now) });
  });
}

/** Deleting planned payments. */
export function plannedRoutes(services: Services): Route[] {
  const calls = [
    [deleteScheduledBank, scheduled, options.scheduled, false],
    [deleteScheduledCard, scheduled, options.scheduled, true],
    [deleteRecurringBank, recurring, options.recurring, false],
    [deleteRecurringCard, recurring, options.recurring, true],
  ] as const;
  return calls.map(([call, find, option, isCard]) =>
    memberRoute(call, (input, session, request) =>
      remove(services, { find, option, isCard }, input, session, request),
    ),
  );
}
