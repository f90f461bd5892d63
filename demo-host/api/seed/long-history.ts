import { addCents, addDays, addMonths, cents, minCents, type LocalDate } from '@portico/rules';
import type { Executor } from '@portico/server/parts';
import { accrualPostings } from '../ledger/bookings';
import { postAll } from '../ledger/ledger-store';
import { advance, paymentReceived, type Posting } from '../ledger/posting';
import { interestBetween, type Rates } from '../ledger/rates';
import { installmentsBefore } from '../ledger/schedule';

/** Otto's line of credit. */
export const longHistoryAccount = '0012-390034-0';
const owner = 1034;
const rate = 725;
const creditLimit = 2_500_000;

/** One draw and one payment on each: ten thousand entries. */
const days = 5_000;

/** A draw on each day and, the morning after, a payment of about as much with the interest. */
function dailyHistory(opened: LocalDate, rates: Rates): Posting[] {
  const postings: Posting[] = [];
  const none = cents(0);
  let owed = none;
  for (let n = 0; n < days; n += 1) {
    const on = addDays(opened, n);
    const draw = cents(6_000 + ((n * 7_919) % 9_000));
    postings.push(advance(draw, { on, at: '17:45', description: 'Draw on the line of credit' }));
    owed = addCents(owed, draw);
    const next = addDays(on, 1);
    const interest = interestBetween(owed, rates, on, next);
    const principal = minCents(owed, cents(6_000 + ((n * 5_237) % 8_900)));
    const parts = { fees: none, interest, principal, surplus: none, processingFee: none };
    const reference = `CV-${longHistoryAccount}-${n + 1}`;
    postings.push(
      ...accrualPostings(interest, next),
      paymentReceived(parts, {
        on: next,
        at: '08:10',
        description: 'Payment from bank account ending in 4478',
        reference,
        cause: `seed ${reference}`,
      }),
    );
    owed = cents(owed - principal);
  }
  return postings;
}

/**
 * A line of credit with ten thousand entries of history. Its installment is what was paid for each
 * month, so that it is neither past due nor paid years ahead.
 */
export async function seedLongHistory(tx: Executor, today: LocalDate): Promise<void> {
  const opened = addDays(today, -days);
  const rates: Rates = [{ from: opened, rate }];
  const postings = dailyHistory(opened, rates);
  const paid = postings
    .filter(({ kind }) => kind === 'payment')
    .reduce((sum, { lines }) => sum + (lines.cash ?? 0), 0);
  const firstDue = addMonths(opened, 1);
  const schedule = { firstDue, installment: cents(1), installments: undefined } as const;
  const fallen = installmentsBefore({ ...schedule, billing: 'Monthly' }, today);
  await tx.run(
    `INSERT INTO accounts (number, borrower_id, type, description, opened_on, rate, first_due_on,
     installment, billing, credit_limit, allows_cards, allows_recurring)
     VALUES (?, ?, 9, 'Operating line of credit', ?, ?, ?, ?, 'Monthly', ?, 1, 1)`,
    [longHistoryAccount, owner, opened, rate, firstDue, Math.floor(paid / fallen), creditLimit],
  );
  await postAll(tx, longHistoryAccount, postings);
}
