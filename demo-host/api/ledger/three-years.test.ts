import { addDays, cents, lastDayOfMonth, parseMoney, yearOf, type LocalDate } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { figuresOf } from '../accounts/account-figures';
import { viewPostings } from '../accounts/account-view';
import { payoffPage } from '../documents/payoff-page';
import { historyOf } from '../history/history-rows';
import { statementMonths, statementOf, type Statement } from '../statements/statement';
import {
  accruedInterest,
  createExactInterest,
  dueByInstallments,
  inBook,
  interestByDays,
  interestPaidIn,
  lastKept,
  openLateCharges,
  type ExactInterest,
} from '../testing/ledger-sums';
import {
  opened,
  randomFrom,
  simulateLoan,
  type LoanCase,
  type SimulatedLoan,
} from '../testing/loan-years';
import { owedOn } from './loan-state';
import { isBalanced } from './posting';

/** Another seed: LEDGER_SEED=… */
const seed = Number(process.env['LEDGER_SEED'] ?? 92);
const days = 3 * 365 + 1;

const monthly = {
  billing: 'Monthly',
  principal: 1_000_000,
  installment: 31_500,
  installments: 36,
  rates: [[0, 749]],
} as const;
const cases: readonly LoanCase[] = [
  { ...monthly, name: 'paid on time', habits: { pays: 'onTime' } },
  { ...monthly, name: 'paid early, with principal', habits: { pays: 'early', principalOnly: 0.5 } },
  { ...monthly, name: 'paid late, with fees', habits: { pays: 'late', fees: 0.004 } },
  { ...monthly, name: 'paid in part', habits: { pays: 'partly' } },
  {
    ...monthly,
    name: 'with returned payments',
    habits: { pays: 'onTime', returns: 0.08, fees: 0.01 },
  },
  {
    ...monthly,
    name: 'with two changes of its rate',
    rates: [
      [0, 899],
      [200, 1_149],
      [641, 525],
    ],
    habits: { pays: 'anyDay', returns: 0.02 },
  },
  {
    ...monthly,
    name: 'extended twice, with its due date moved between',
    habits: { pays: 'late', fees: 0.004 },
    granted: [
      [100, 'months', 2],
      [400, 'days', 10],
      [700, 'months', 1],
    ],
  },
  {
    name: 'a line of credit with everything',
    billing: 'Monthly',
    principal: 400_000,
    installment: 25_000,
    installments: undefined,
    rates: [
      [0, 825],
      [300, 875],
      [301, 900],
    ],
    habits: { pays: 'anyDay', returns: 0.05, principalOnly: 0.2, draws: 0.03, fees: 0.01 },
  },
  {
    name: 'weekly, paid off before its end',
    billing: 'Weekly',
    principal: 300_000,
    installment: 4_000,
    installments: 104,
    rates: [[0, 1_190]],
    habits: { pays: 'anyDay', principalOnly: 0.4, returns: 0.04 },
  },
];

const money = (text: string): number => {
  const parsed = parseMoney(text);
  if (!parsed.ok) throw new Error(`Not money: ${text}`);
  return parsed.value;
};

/** The figures of the loan's page on a day. */
const answerOn = (loan: SimulatedLoan, day: LocalDate) =>
  figuresOf(viewPostings(loan.account, loan.postings, day));

function checkFigures(loan: SimulatedLoan, day: LocalDate): void {
  const { postings, payments } = loan;
  const answer = answerOn(loan, day);
  const balance = inBook(postings, 'principal');
  const fees = inBook(postings, 'fees');
  const interest = accruedInterest(loan, day);
  const payoff = balance + fees + interest;
  const { due, dueDate, last: maturity } = dueByInstallments(loan, day);
  const last = lastKept(payments);
  expect({ day, ...answer }).toMatchObject({
    day,
    balance,
    totalLoanFees: fees,
    lateChargesDue: openLateCharges(loan),
    accruedInterest: interest,
    totalAmountDue: Math.min(payoff, due + fees),
    nextPaymentDate: payoff > 0 ? dueDate : undefined,
    originalMaturityDate: maturity,
    currentYearToDateInterest: interestPaidIn(loan, yearOf(day)),
    lastYearToDateInterest: interestPaidIn(loan, yearOf(day) - 1),
    lastPaymentDate: last?.on,
    lastPaymentAmount: last?.amount,
    originalAmount: inBook(
      postings.filter(({ kind }) => kind === 'advance'),
      'principal',
    ),
  });
}

function checkPayoff(loan: SimulatedLoan, day: LocalDate, ahead: number): void {
  const { account, postings } = loan;
  const on = addDays(day, ahead);
  const owed = owedOn(postings, account.rates, on);
  const shown = payoffPage({ account, owed, on }, 'Maya', 'en').rows.slice(-4);
  const [principal = 0, interest = 0, fees = 0, payoff] = shown.map(([, text]) => money(text));
  expect([day, principal, fees, payoff]).toEqual([
    day,
    inBook(postings, 'principal'),
    inBook(postings, 'fees'),
    owed.payoff,
  ]);
  expect([day, principal + interest + fees]).toEqual([day, payoff]);
  expect([day, interest]).toEqual([day, accruedInterest(loan, on)]);
}

function checkHistory({ postings }: SimulatedLoan): void {
  const rows = historyOf(postings);
  const wrong = rows.filter(
    ({ principal, interest, other, total, balance }, index) =>
      balance !== (rows[index - 1]?.balance ?? 0) - principal ||
      principal + interest + other !== total,
  );
  expect(wrong).toEqual([]);
  expect(rows.at(-1)?.balance).toBe(inBook(postings, 'principal'));
  const shown = postings.filter(({ kind }) => kind !== 'accrual');
  const total = (name: 'interest' | 'total') => rows.reduce((sum, row) => sum + row[name], 0);
  expect(total('interest')).toBe(0 - inBook(shown, 'interest'));
  const charged = inBook(
    shown.filter(({ kind }) => kind === 'fee'),
    'fees',
  );
  expect(total('total')).toBe(inBook(shown, 'cash') - charged);
}

/** The statement of the month that ended; it fits the one before and the page of that day. */
function checkStatement(
  { account, postings }: SimulatedLoan,
  previous: Statement | undefined,
  today: LocalDate,
  amountDue: number | undefined,
): Statement | undefined {
  const month = statementMonths(account.openedOn, today).at(-1);
  if (!month) return undefined;
  const made = statementOf(postings, account.terms, month);
  const before = postings.filter(({ postedOn }) => postedOn < month.from);
  expect(made.opening).toBe(inBook(before, 'principal'));
  expect(made.opening).toBe(previous?.closing ?? 0);
  expect(made.closing).toBe(made.opening - made.principal);
  expect(made.owed?.amountDue).toBe(amountDue);
  return made;
}

const isMonthEnd = (day: LocalDate): boolean => lastDayOfMonth(day) === day;

/** Checks every day; resolves to the statements of the months. */
function checkEachDay(loan: SimulatedLoan, exact: ExactInterest): Statement[] {
  const random = randomFrom(seed);
  const statements: Statement[] = [];
  for (let n = 0; n < days; n += 1) {
    const day = addDays(opened, n);
    loan.passDay(day);
    checkFigures(loan, day);
    checkPayoff(loan, day, Math.floor(random() * 60));
    checkHistory(loan);
    exact.endDay(day);
    if (!isMonthEnd(day)) continue;
    const { totalAmountDue } = answerOn(loan, day);
    const made = checkStatement(loan, statements.at(-1), addDays(day, 1), totalAmountDue);
    if (made) statements.push(made);
  }
  return statements;
}

/** The payments that were kept are the ledger's cash, apart from what was lent. */
function checkCash({ postings, payments }: SimulatedLoan): void {
  const kept = payments.filter(({ returnedOn }) => !returnedOn);
  const lent = postings.filter(({ kind }) => kind === 'advance');
  expect(postings.every(isBalanced)).toBe(true);
  expect(inBook(postings, 'cash') + inBook(lent, 'principal')).toBe(
    kept.reduce((sum, { amount }) => sum + amount, 0),
  );
}

/** Each entry rounds its interest once, and each change of the rate once more. */
function checkInterest({ account, postings }: SimulatedLoan, exact: ExactInterest): void {
  const accruals = postings.filter(({ kind }) => kind === 'accrual');
  const { unposted } = owedOn(postings, account.rates, addDays(opened, days));
  const earned = inBook(accruals, 'interest') + unposted;
  const roundings = postings.length + account.rates.length;
  expect(Math.abs(exact.inCents() - earned)).toBeLessThanOrEqual(roundings);
}

describe('three years of a loan', () => {
  it.each(cases)(
    `[POR-092] $name: the ledger's entries sum to every figure (seed ${seed})`,
    (one) => {
      const loan = simulateLoan(one, randomFrom(seed + one.name.length));
      const exact = createExactInterest(loan);
      const statements = checkEachDay(loan, exact);
      checkCash(loan);
      checkInterest(loan, exact);
      // A statement is the same whenever it is computed.
      const { account, postings, payments } = loan;
      expect(statements).toHaveLength(36);
      expect(statements).toEqual(
        statements.map((made) => statementOf(postings, account.terms, made)),
      );
      const returns = payments.filter(({ returnedOn }) => returnedOn).length;
      expect(returns > 0).toBe(one.habits.returns !== undefined);
    },
  );

  it('the interest it is compared with is 7.49 % of $1,000 for a year', () => {
    const loan = simulateLoan({ ...monthly, name: '', habits: { pays: 'onTime' } }, () => 1);
    expect(interestByDays(loan, cents(100_000), opened, addDays(opened, 365))).toBe(7_490);
  });
});
