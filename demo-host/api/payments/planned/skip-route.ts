import { skipNextDebit } from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import { memberRoute, type Route } from '@portico/server/parts';
import type { Services } from '../../services';
import { accountByNumber } from '../../ledger/account-store';
import { openPaymentToken, sealPaymentToken } from '../payment-token';
import { plannedCalendars } from './planned-payments';
import { debitDay } from './recurring-field';
import { nextRunIs, recurringByReference } from './recurring-store';

/** Skips the next debit of autopay, by its day. */
export function skipRoute(services: Services): Route {
  const { database, secrets } = services;
  return memberRoute(skipNextDebit, async (input, { borrowerId }, { now, today }) => {
    const { payment, debitDate, paymentToken } = input;
    const number = openPaymentToken(secrets, paymentToken, borrowerId, now);
    if (number === undefined || number !== payment.loanAccountNumber) return refuse('TokenExpired');
    const calendars = await plannedCalendars(services);
    return database.write(async (tx) => {
      const found = await recurringByReference(tx, borrowerId, payment.paymentId);
      const account = await accountByNumber(tx, number);
      if (!found || !account || found.account !== number) return refuse('Error');
      if (found.status !== 'active' || debitDate === undefined || debitDate <= today)
        return refuse('SkipNotAllowed');
      const dayOf = (run: number) => debitDay(found, account, calendars, run);
      // The one before the next has not been made where its day is still to come: it was skipped.
      const isSkippedAlready = found.nextRun > 0 && dayOf(found.nextRun - 1) === debitDate;
      if (!isSkippedAlready) {
        if (dayOf(found.nextRun) !== debitDate) return refuse('SkipNotAllowed');
        await nextRunIs(tx, found.id, found.nextRun + 1);
      }
      return ok({ paymentToken: sealPaymentToken(secrets, borrowerId, number, now) });
    });
  });
}
