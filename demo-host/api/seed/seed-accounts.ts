import { addMonths, cents, minCents, type LocalDate } from '@portico/rules';
import type { Executor } from '../database/database';
import { postPayment, post, postingsOf } from '../ledger/ledger-store';
import { advance, saving } from '../ledger/posting';
import { dueDateOf, type Schedule } from '../ledger/schedule';
import { owedOn } from '../ledger/loan-state';
import type { Rates } from '../ledger/rates';
import { firstDueOn, type SeedLoan, type SeedSavings } from './accounts';

const lateFee = 2_500;

/** Opens a loan or line of credit and books its history: the advance, each payment on its day. */
export async function seedLoan(tx: Executor, loan: SeedLoan, today: LocalDate): Promise<void> {
  const { number, rate, installment } = loan;
  const schedule: Schedule = { ...loan, firstDue: firstDueOn(loan, today) };
  const opened = addMonths(schedule.firstDue, -1);
  const rates: Rates = [{ from: opened, rate }];
  await tx.run(
    `INSERT INTO accounts (number, borrower_id, type, description, hold_code, opened_on, rate,
     statement_format, first_due_on, installment, installments, billing, late_fee, credit_limit,
     blocks_ach, blocks_card, blocks_online, allows_cards, allows_recurring, restriction, refusal)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      number,
      loan.owner,
      loan.kind === 'loan' ? 0 : 9,
      loan.description,
      loan.holdCode ?? (loan.paidOff ? 'CLOSED' : ''),
      opened,
      rate,
      loan.statementFormat ?? 'PaperOnly',
      schedule.firstDue,
      installment,
      loan.installments ?? null,
      loan.billing,
      lateFee,
      loan.creditLimit ?? null,
      loan.blocksAch ? 1 : 0,
      loan.blocksCard ? 1 : 0,
      loan.blocksOnline ? 1 : 0,
      loan.allowsCards ? 1 : 0,
      loan.allowsRecurring ? 1 : 0,
      loan.restriction ?? null,
      loan.refusal ?? null,
    ],
  );
  await post(tx, number, advance(loan.principal, { on: opened, description: 'Loan advance' }));
  for (let n = 1; n <= loan.paid; n += 1) {
    const on = dueDateOf(schedule, n);
    const { payoff } = owedOn(await postingsOf(tx, number), rates, on);
    if (payoff === 0) break;
    await postPayment(
      tx,
      { number, rates },
      {
        amount: minCents(installment, payoff),
        additionalPrincipal: cents(0),
        processingFee: cents(0),
        on,
        description: 'Payment from bank account x6789',
        reference: `CV-${number}-${n}`,
        cause: `seed ${number} ${n}`,
      },
    );
  }
}

export async function seedSavingsAccount(
  tx: Executor,
  account: SeedSavings,
  today: LocalDate,
): Promise<void> {
  const opened = account.movements[0]?.[0] ?? 0;
  await tx.run(
    `INSERT INTO accounts (number, borrower_id, type, description, opened_on, rate)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [
      account.number,
      account.owner,
      account.type,
      account.description,
      addMonths(today, -opened),
      account.rate,
    ],
  );
  for (const [monthsAgo, amount, description] of account.movements) {
    const on = addMonths(today, -monthsAgo);
    await post(tx, account.number, saving(amount, { on, description }));
  }
}
