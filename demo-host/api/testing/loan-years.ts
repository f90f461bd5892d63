import {
  addCents,
  addDays,
  cents,
  daysBetween,
  localDate,
  minCents,
  type BillingInterval,
  type Cents,
  type LocalDate,
} from '@portico/rules';
import type { StoredAccount } from '../ledger/account-store';
import { accrualPostings, paymentPostings, returnPostings } from '../ledger/bookings';
import { lateFeePostings } from '../ledger/fees';
import { openInstallment, owedOn } from '../ledger/loan-state';
import { advance, balanceOf, feeCharge, type Posting } from '../ledger/posting';
import type { Rates } from '../ledger/rates';
import { dueDateOf, postponement, type ScheduleChange } from '../ledger/schedule';

/** How often, on a day, a borrower does each of these; `late` is days after the due date. */
export type Habits = {
  readonly pays: 'onTime' | 'early' | 'late' | 'partly' | 'anyDay';
  readonly returns?: number;
  readonly principalOnly?: number;
  readonly draws?: number;
  readonly fees?: number;
};

/** A simulated loan and how it is paid. */
export type LoanCase = {
  readonly name: string;
  readonly billing: BillingInterval;
  readonly principal: number;
  readonly installment: number;
  readonly installments: number | undefined;
  /** Rates by days after the opening. */
  readonly rates: readonly (readonly [after: number, rate: number])[];
  readonly habits: Habits;
  /** What was granted, by days after the opening: months of an extension, or days of a due date. */
  readonly granted?: readonly (readonly [after: number, what: 'months' | 'days', count: number])[];
};

/** A payment as the borrower made it, apart from the ledger. */
export type MadePayment = {
  readonly reference: string;
  readonly on: LocalDate;
  readonly amount: Cents;
  returnedOn: LocalDate | undefined;
};

/** A number from 0 to 1 from a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function dayOf(text: string): LocalDate {
  const day = localDate(text);
  if (!day) throw new Error(`Not a day: ${text}`);
  return day;
}

/** Opened at the end of a month, so that due dates meet short months and a leap day. */
export const opened = dayOf('2023-05-31');

function accountOf(loan: LoanCase, granted: readonly ScheduleChange[]): StoredAccount {
  const [first = [0, 0], ...changes] = loan.rates;
  const from = ([after, rate]: readonly [number, number]) => ({
    from: addDays(opened, after),
    rate,
  });
  const rates: Rates = [from(first), ...changes.map(from)];
  const { billing, installments } = loan;
  const installment = cents(loan.installment);
  const firstDue = addDays(opened, billing === 'Monthly' ? 31 : 14);
  return {
    number: '0012-999001-1',
    borrowerId: 1,
    type: installments ? 0 : 9,
    description: loan.name,
    holdCode: '',
    openedOn: opened,
    rates,
    statementFormat: 'PaperOnly',
    terms: { rates, schedule: { firstDue, installment, installments, billing, changes: granted } },
    lateFee: cents(2_500),
    graceDays: 10,
    creditLimit: installments ? undefined : cents(3_000_000),
    restriction: undefined,
    blocks: { online: false, ach: false, card: false },
    allowsCards: true,
    allowsRecurring: true,
    refusal: undefined,
    taxForm: undefined,
    autopayReduction: 0,
  };
}

/** A loan whose days are simulated one after the other. */
export function simulateLoan(loan: LoanCase, random: () => number) {
  const changes: ScheduleChange[] = [];
  const account = accountOf(loan, changes);
  const { rates } = account;
  const { habits } = loan;
  const postings: Posting[] = [
    advance(cents(loan.principal), { on: opened, description: 'Loan advance' }),
  ];
  const payments: MadePayment[] = [];
  const chance = (often = 0) => random() < often;

  function pay(on: LocalDate, wanted: number, extra: number): void {
    const { payoff, principal } = owedOn(postings, rates, on);
    const amount = minCents(cents(wanted), payoff);
    if (amount === 0) return;
    const rest = cents(Math.max(0, Math.min(principal, payoff - amount)));
    const additionalPrincipal = minCents(cents(extra), rest);
    const reference = `R-${payments.length + 1}`;
    const details = { amount, additionalPrincipal, processingFee: cents(chance(0.2) ? 150 : 0) };
    const event = { on, description: 'Payment', reference, cause: `test ${reference}` };
    postings.push(...paymentPostings(postings, rates, { ...details, ...event }));
    const total = addCents(amount, additionalPrincipal, details.processingFee);
    payments.push({ reference, on, amount: total, returnedOn: undefined });
  }

  /** How much the borrower pays on a day; 0 for nothing. */
  function wantedOn(day: LocalDate): number {
    const { installment } = loan;
    const sinceOpening = daysBetween(opened, day);
    const period = { Monthly: 30.4, SemiMonthly: 15.2, BiWeekly: 14, Weekly: 7 }[loan.billing];
    const shift = { onTime: 0, early: -6, late: 13, partly: 0, anyDay: 0 }[habits.pays];
    if (habits.pays === 'anyDay') return chance(1 / period) ? installment * (0.3 + random()) : 0;
    const position = (sinceOpening - shift) % period;
    if (position < 0 || position >= 1 || sinceOpening < 5) return 0;
    return habits.pays === 'partly' ? installment * (0.4 + random() * 0.5) : installment;
  }

  function returnLast(on: LocalDate): void {
    const last = payments.findLast((one) => !one.returnedOn && daysBetween(one.on, on) < 9);
    if (!last || last.on === on) return;
    const event = { on, description: 'Returned: payment' };
    postings.push(...returnPostings(postings, rates, last.reference, event));
    last.returnedOn = on;
  }

  /** Changes the schedule from the oldest open installment on. */
  function grant(on: LocalDate): void {
    const schedule = account.terms?.schedule;
    const found = loan.granted?.find(([after]) => addDays(opened, after) === on);
    if (!schedule || !found) return;
    const [, what, count] = found;
    const from = openInstallment(postings, schedule);
    const firstDue = addDays(dueDateOf(schedule, from), count);
    changes.push(
      what === 'months'
        ? postponement(schedule, from, count, on)
        : { madeOn: on, from, firstDue, step: 0 },
    );
  }

  function draw(on: LocalDate): void {
    const { unposted } = owedOn(postings, rates, on);
    const amount = cents(5_000 + Math.floor(random() * 40_000));
    const event = { on, description: 'Draw' };
    postings.push(...accrualPostings(unposted, on), advance(amount, event));
  }

  return {
    account,
    postings,
    payments,
    /** Everything that happens on a day; call it for each day in turn. */
    passDay: (day: LocalDate): void => {
      grant(day);
      if (chance(habits.returns)) returnLast(day);
      if (chance(habits.draws)) draw(day);
      const wanted = Math.floor(wantedOn(day));
      const extra = chance(habits.principalOnly) ? Math.floor(random() * 30_000) : 0;
      if (wanted > 0) pay(day, wanted, extra);
      if (chance(habits.fees) && balanceOf(postings, 'principal') > 0) {
        postings.push(feeCharge(cents(1_500), { on: day, description: 'Returned payment fee' }));
      }
      postings.push(...lateFeePostings(account, postings, day));
    },
  };
}

export type SimulatedLoan = ReturnType<typeof simulateLoan>;
