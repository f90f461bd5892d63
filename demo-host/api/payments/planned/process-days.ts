import { cents, type LocalDate } from '@portico/rules';
import type { Executor } from '../../database/database';
import { borrowerById } from '../../identity/borrower-store';
import { accountByNumber, accountsWithTerms, type StoredAccount } from '../../ledger/account-store';
import { lateFeePostings } from '../../ledger/fees';
import { post, postingsOf } from '../../ledger/ledger-store';
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
 * late fee for every installment still open after its days of grace. Repeating it changes nothing.
 */
export async function processDays(services: Services, today: LocalDate): Promise<void> {
  const { database, mail } = services;
  const calendars = await plannedCalendars(services);
  const notices = await database.write(async (tx) => {
    const written = await makeAllPlanned(tx, services, calendars, today);
    for (const account of await accountsWithTerms(tx)) await chargeLateFees(tx, account, today);
    return written;
  });
  for (const { borrowerId, subject, text } of notices) {
    const { email } = await borrowerById(database, borrowerId);
    if (email) await mail.notify({ to: email, subject, text });
  }
}

/** One after the other, because each lowers what is owed; late fees are charged before a payment. */
async function makeAllPlanned(
  tx: Executor,
  services: Services,
  calendars: Calendars,
  today: LocalDate,
): Promise<Notice[]> {
  const notices: Notice[] = [];
  for (;;) {
    const due = await firstDue(tx, calendars, today);
    if (!due) return notices;
    const { account: number } = 'scheduled' in due ? due.scheduled : due.recurring;
    const account = await accountByNumber(tx, number);
    if (!account) throw new Error('A planned payment without its account');
    await chargeLateFees(tx, account, due.day);
    notices.push(await makePlanned(tx, services, account, due));
  }
}

async function chargeLateFees(
  tx: Executor,
  account: StoredAccount,
  today: LocalDate,
): Promise<void> {
  if (!account.terms || account.lateFee === cents(0)) return;
  const postings = await postingsOf(tx, account.number);
  for (const fee of lateFeePostings(account, postings, today)) {
    await post(tx, account.number, fee);
  }
}
