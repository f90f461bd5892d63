import {
  addCents,
  cents,
  yearOf,
  type Cents,
  type LocalDate,
  type YearEntry,
} from '@portico/rules';
import type { HistoryAnswer } from '../history/history-answers';
import type { LoanDetails } from '../loan/loan';
import type { BalancePoint } from './picture/balance-points';

/** What is known of a loan up to today. */
export type Past = {
  /** Oldest first, the last one today. */
  readonly points: readonly BalancePoint[];
  /** Every payment since the loan was opened; undefined where the history lacks some. */
  readonly entries: readonly YearEntry[] | undefined;
};

type Row = HistoryAnswer['list'][number];
type Information = LoanDetails['information'];

const zero = cents(0);

/**
 * Balances and payments so far. Principal is the difference of two balances, so that the payments
 * always lead from the original amount to today's balance.
 */
export function pastOf(rows: readonly Row[], loan: Information, today: LocalDate): Past {
  const balances = [...rows].reverse().flatMap(balanceAfter);
  const start = startOf(balances[0], loan);
  const entries = start ? entriesOf(start.balance, balances) : [];
  return {
    points: [
      ...(start ? [start] : []),
      ...balances.map(({ on, balance }) => ({ on, balance })),
      ...(loan.balance === undefined ? [] : [{ on: today, balance: loan.balance }]),
    ],
    entries: start && isComplete(entries, loan, today) ? entries : undefined,
  };
}

type BalanceAfter = BalancePoint & { readonly principal: Cents; readonly interest: Cents };

function balanceAfter(row: Row): readonly BalanceAfter[] {
  const { transactionDate: on, runningPrincipalBalance: balance } = row;
  if (!on || balance === undefined) return [];
  return [
    { on, balance, principal: row.principalAmount ?? zero, interest: row.interestAmount ?? zero },
  ];
}

/**
 * The opening, if the first row is the first of the loan: the money lent, or the first payment; or
 * there is none and nothing was paid.
 */
function startOf(first: BalanceAfter | undefined, loan: Information): BalancePoint | undefined {
  const { originalAmount: balance, loanOriginationDate: on } = loan;
  // A loan with an entry before its origination has wrong dates.
  if (!on || balance === undefined || (first && first.on < on)) return undefined;
  const before = first ? addCents(first.balance, first.principal) : loan.balance;
  return before === balance || first?.balance === balance ? { on, balance } : undefined;
}

function entriesOf(original: Cents, balances: readonly BalanceAfter[]): readonly YearEntry[] {
  return balances.map(({ on, balance, interest }, index) => ({
    on,
    balance,
    interest,
    principal: cents((balances[index - 1]?.balance ?? original) - balance),
  }));
}

/**
 * Whether the payments agree with the lender's own balance, and with its interest of this and last
 * year together: a payment of December may be returned in January.
 */
function isComplete(entries: readonly YearEntry[], loan: Information, today: LocalDate): boolean {
  const { currentYearToDateInterest: thisYear, lastYearToDateInterest: lastYear } = loan;
  const recent = entries.filter(({ on }) => yearOf(on) >= yearOf(today) - 1);
  const interest = addCents(...recent.map((entry) => entry.interest));
  const isKnown = thisYear !== undefined && lastYear !== undefined;
  return (
    (entries.at(-1)?.balance ?? loan.originalAmount) === loan.balance &&
    (!isKnown || interest === addCents(thisYear, lastYear))
  );
}
