import { cents, type LocalDate } from '@portico/rules';
import type { Executor } from '@portico/server/parts';
import { borrowerById } from '../../identity/borrower-store';
import { accountByNumber, accountsWithTerms, type StoredAccount } from '../../ledger/account-store';
import { lateFeePostings } from '../../ledger/fees';
import { postAll, postingsOf } from '../../ledger/ledger-store';
import type { Services } from '../../services';
import {
  firstDue,
  makePlanned,
  plannedCalendars,
  type Calendars,
  type Notice,
} from './planned-payments';

/**
 * Books what is due up to and including a day, in the order of the days: planned payments, and a
 * late fee for every installment still open after its days of grace. Repeating it changes nothing,
 * also at the same time in another process: each payment and each account is a write of its own.
 */
export async function processDays(services: Services, today: LocalDate): Promise<void> {
  const { database } = services;
  const calendars = await plannedCalendars(services);
  for (;;) {
    const notice = await database.write((tx) => makeFirstDue(tx, services, calendars, today));
    if (!notice) break;
    await notify(services, notice);
  }
  for (const account of await accountsWithTerms(database)) {
    if ((await lateFeesOf(database, account, today)).length === 0) continue;
    await database.write((tx) => chargeLateFees(tx, account, today));
  }
}

async function notify({ database, mail }: Services, { borrowerId, subject, text }: Notice) {
  const { email } = await borrowerById(database, borrowerId);
  if (email) await mail.notify({ to: email, subject, text });
}

/** One after the other, because each lowers what is owed; late fees are charged before a payment. */
async function makeFirstDue(
  tx: Executor,
  services: Services,
  calendars: Calendars,
  today: LocalDate,
): Promise<Notice | undefined> {
  const due = await firstDue(tx, calendars, today);
  if (!due) return undefined;
  const { account: number } = 'scheduled' in due ? due.scheduled : due.recurring;
  const account = await accountByNumber(tx, number);
  if (!account) throw new Error('A planned payment without its account');
  await chargeLateFees(tx, account, due.day);
  return makePlanned(tx, services, account, due);
}

async function lateFeesOf(from: Executor, account: StoredAccount, today: LocalDate) {
  if (!account.terms || account.lateFee === cents(0)) return [];
  return lateFeePostings(account, await postingsOf(from, account.number), today);
}

async function chargeLateFees(
  tx: Executor,
  account: StoredAccount,
  today: LocalDate,
): Promise<void> {
  await postAll(tx, account.number, await lateFeesOf(tx, account, today));
}
