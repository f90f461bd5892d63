import { addDays, cents, formatDate, type LocalDate } from '@portico/rules';
import type { Database, Executor } from '../database/database';
import { accountsWithTerms, accountOf, type StoredAccount } from '../ledger/account-store';
import { bookPayment, post, postingsOf } from '../ledger/ledger-store';
import { feeCharge } from '../ledger/posting';
import { dueDateOf, installmentsBefore } from '../ledger/schedule';
import { owedOn, paidTowardsInstallments } from '../ledger/standing';
import { causeOf } from './carry-out';
import { duePayments, settleScheduled, type WaitingPayment } from './scheduled-store';
import { number, object } from 'valibot';

/**
 * Books what time alone brings, up to and including a day: planned payments on their days, a late
 * fee for every installment still open after its days of grace. Doing it again changes nothing.
 */
export async function bookDays(database: Database, today: LocalDate): Promise<void> {
  await database.write(async (tx) => {
    for (const payment of await duePayments(tx, today)) await bookScheduled(tx, payment);
    for (const account of await accountsWithTerms(tx)) await chargeLateFees(tx, account, today);
  });
}

async function bookScheduled(tx: Executor, payment: WaitingPayment): Promise<void> {
  const owner = await tx.first(
    object({ borrower_id: number() }),
    'SELECT borrower_id FROM accounts WHERE number = ?',
    [payment.account],
  );
  const account = owner && (await accountOf(tx, owner.borrower_id, payment.account));
  if (!account) return;
  await bookPayment(tx, account, {
    amount: payment.amount,
    processingFee: payment.fee,
    on: payment.payOn,
    description: `Payment from bank account x${payment.lastFour}`,
    reference: payment.reference,
    cause: causeOf(payment.submissionId),
  });
  await settleScheduled(tx, payment.id);
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
