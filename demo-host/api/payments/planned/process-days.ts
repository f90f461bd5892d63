import { addDays, cents, formatDate, type LocalDate } from '@portico/rules';
import type { Executor } from '../../database/database';
import { borrowerById } from '../../identity/borrower-store';
import { accountByNumber, accountsWithTerms, type StoredAccount } from '../../ledger/account-store';
import { post, postingsOf } from '../../ledger/ledger-store';
import { feeCharge } from '../../ledger/posting';
import { dueDateOf, installmentsBefore } from '../../ledger/schedule';
import { owedOn, paidTowardsInstallments } from '../../ledger/loan-state';
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
    if (email) await mail.send({ to: email, subject, text }).catch(() => undefined);
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
  const { terms, lateFee, graceDays, number: name } = account;
  if (!terms || lateFee === 0) return;
  const { schedule } = terms;
  const postings = await postingsOf(tx, name);
  if (owedOn(postings, account.rate, today).principal === 0) return;
  const first = Math.floor(paidTowardsInstallments(postings) / schedule.installment) + 1;
  for (let n = first; n <= installmentsBefore(schedule, addDays(today, -graceDays)); n += 1) {
    const dueDate = dueDateOf(schedule, n);
    const cause = `late-fee ${name} ${dueDate}`;
    if (postings.some((posting) => posting.cause === cause)) continue;
    const on = addDays(dueDate, graceDays + 1);
    const description = `Late fee for ${formatDate(dueDate)}`;
    await post(tx, name, feeCharge(cents(lateFee), { on, description, cause }));
  }
}
