import { addDays } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../demo-host/api/accounts/account-figures';
import { listEntry, viewPostings } from '../../demo-host/api/accounts/account-view';
import { historyOf } from '../../demo-host/api/history/history-rows';
import { loanStateOn } from '../../demo-host/api/ledger/loan-state';
import {
  opened,
  randomFrom,
  simulateLoan,
  type Habits,
  type SimulatedLoan,
} from '../../demo-host/api/testing/loan-years';
import { planOf, pastOf } from '@portico/loan-details/testing/parts';

const seed = 90;
const days = 3 * 365 + 1;
const habits: readonly Habits[] = [
  { pays: 'onTime' },
  { pays: 'early', principalOnly: 0.5 },
  { pays: 'late', fees: 0.004 },
  { pays: 'partly' },
];

const answered = { hasNoErrors: true, errors: [] };

/** The loan on a day, as the page gets it from the reference API. */
function loanOn(
  { account, postings }: SimulatedLoan,
  day: Parameters<typeof figuresOf>[0]['today'],
) {
  const view = viewPostings(account, postings, day);
  const { number: accountNumber } = account;
  const information = { ...answered, accountNumber, ...figuresOf(view) };
  const details = { ...answered, information, documents: [], eStatements: [] };
  return { accountNumber, entry: listEntry(view, 'Maya'), closed: false, details };
}

/** The rows of the account's history, newest first. */
const rowsOf = ({ postings }: SimulatedLoan) =>
  historyOf(postings)
    .reverse()
    .map((row) => ({
      transactionDate: row.on,
      principalAmount: row.principal,
      interestAmount: row.interest,
      totalPaymentAmount: row.total,
      runningPrincipalBalance: row.balance,
    }));

describe('a loan over three years, on each day', () => {
  it.each(habits)('[POR-090, POR-091] $pays: picture and plan agree with the ledger', (each) => {
    const loan = simulateLoan(
      {
        name: each.pays,
        billing: 'Monthly',
        principal: 1_000_000,
        installment: 31_500,
        installments: 36,
        rates: [[0, 749]],
        habits: each,
      },
      randomFrom(seed),
    );
    const { terms } = loan.account;
    for (let n = 0; n < days; n += 1) {
      const day = addDays(opened, n);
      loan.passDay(day);
      const shown = loanOn(loan, day);
      const plan = planOf(shown, day);
      if (!plan || !terms) continue;
      expect(pastOf(rowsOf(loan), shown.details.information, day).entries).toBeDefined();
      const first = plan.schedule.ok ? plan.schedule.value[0] : undefined;
      const onDueDate = first && loanStateOn(loan.postings, terms, first.on);
      expect([day, first?.interest]).toEqual([
        day,
        Math.min(onDueDate?.interest ?? 0, first?.payment ?? 0),
      ]);
    }
  });
});
