import {
  addCents,
  addDays,
  addMonths,
  cents,
  minCents,
  type Cents,
  type LocalDate,
} from '@portico/rules';
import type { Executor } from '@portico/server/parts';
import { paymentPostings, returnPostings } from '../ledger/bookings';
import { post, postAll } from '../ledger/ledger-store';
import { advance, feeCharge, saving, type Posting } from '../ledger/posting';
import { dueDateOf, type Schedule } from '../ledger/schedule';
import { owedOn } from '../ledger/loan-state';
import type { Rates } from '../ledger/rates';
import { firstDueOn, type SeedLoan, type SeedSavings } from './accounts';

const lateFee = 2_500;
const returnedFee = cents(1_500);

function ratesOf({ rate, formerRate }: SeedLoan, opened: LocalDate, today: LocalDate): Rates {
  if (!formerRate) return [{ from: opened, rate }];
  const changedOn = addMonths(today, -formerRate.monthsAgo);
  return [
    { from: opened, rate: formerRate.rate },
    { from: changedOn, rate },
  ];
}

/** Opens a loan or line of credit and books its history: the advance, each payment on its day. */
export async function seedLoan(tx: Executor, loan: SeedLoan, today: LocalDate): Promise<void> {
  const { number, installment } = loan;
  const schedule: Schedule = { ...loan, firstDue: firstDueOn(loan, today) };
  const opened = addMonths(schedule.firstDue, -1);
  const rates = ratesOf(loan, opened, today);
  await tx.run(
    `INSERT INTO accounts (number, borrower_id, type, description, hold_code, opened_on, rate,
     statement_format, first_due_on, installment, installments, billing, late_fee, credit_limit,
     blocks_ach, blocks_card, blocks_online, allows_cards, allows_recurring, restriction, refusal,
     tax_form, autopay_reduction)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      number,
      loan.owner,
      loan.kind === 'loan' ? 0 : 9,
      loan.description,
      loan.holdCode ?? (loan.paidOff ? 'CLOSED' : ''),
      opened,
      rates[0].rate,
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
      loan.taxForm ?? null,
      loan.autopayReduction ?? 0,
    ],
  );
  for (const { from, rate } of rates.slice(1)) {
    await tx.run('INSERT INTO rate_changes VALUES (?, ?, ?)', [number, from, rate]);
  }
  await postAll(tx, number, loanHistory(loan, schedule, rates));
}

/** The advance, each payment on its due date, and what followed a payment that was returned. */
function loanHistory(loan: SeedLoan, schedule: Schedule, rates: Rates): Posting[] {
  const { number, installment, principal, paid, returned } = loan;
  const opened = rates[0].from;
  const postings = [advance(principal, { on: opened, at: '10:15', description: 'Loan advance' })];
  const pay = (on: LocalDate, extra: Cents, name: string) => {
    const { payoff } = owedOn(postings, rates, on);
    if (payoff === 0) return;
    const payment = {
      amount: minCents(addCents(installment, extra), payoff),
      additionalPrincipal: cents(0),
      processingFee: cents(0),
      on,
      at: '08:02',
      description: 'Payment from bank account ending in 6789',
      reference: `CV-${number}-${name}`,
      cause: `seed ${number} ${name}`,
    };
    postings.push(...paymentPostings(postings, rates, payment));
  };
  for (let n = 1; n <= paid; n += 1) {
    const on = dueDateOf(schedule, n);
    pay(on, cents(0), String(n));
    if (n !== returned) continue;
    const back = { on: addDays(on, 4), at: '06:30' };
    const description = 'Returned: payment from bank account ending in 6789';
    postings.push(
      ...returnPostings(postings, rates, `CV-${number}-${n}`, { ...back, description }),
      feeCharge(returnedFee, { ...back, description: 'Returned payment fee' }),
    );
    pay(addDays(on, 5), returnedFee, `${n}-again`);
  }
  return postings;
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
