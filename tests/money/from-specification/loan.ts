import { dayAfter, daysFromTo } from './calendar';
import { rhythm, rhythmDays, type Rhythm } from './dates';

/*
 * Interest, and loans from day to day. Interest is simple: each day, a 365th of the yearly rate of
 * the principal; what has been earned since the last payment is rounded once, half up (D116).
 * Amounts are cents, rates hundredths of a percent a year.
 */

/** The interest of one day, in parts of a cent; rates have at most three more decimals. */
const ofOneDay = (principal: number, rate: number): bigint =>
  BigInt(principal) * BigInt(Math.round(rate * 1_000));

const partsOfCent = 365n * 10_000n * 1_000n;

const inCents = (parts: bigint): number => Number((2n * parts + partsOfCent) / (2n * partsOfCent));

export function interestOf(principal: number, rate: number, days: number): number {
  let parts = 0n;
  for (let n = 0; n < days; n += 1) parts += ofOneDay(principal, rate);
  return inCents(parts);
}

export type Terms = {
  readonly principal: number;
  readonly rate: number;
  readonly accruedInterest: number;
  readonly accruedTo: string;
  readonly installment: number;
  readonly firstPayment?: number | undefined;
  readonly nextDue: string;
  readonly billing: Rhythm;
  readonly planned: readonly { readonly on: string; readonly amount: number }[];
};

/**
 * Every payment to the end of a loan, day by day: the installment of each due date, less what was
 * paid ahead of it; interest first, then principal; `extra` to principal, `once` with the first.
 */
export function paymentsToEnd(
  terms: Terms,
  extra: { readonly each: number; readonly once: number },
) {
  const dueDates = rhythm(terms.billing, terms.nextDue);
  let due = dueDates.next().value;
  let isFirst = true;
  /** Interest since the last payment. */
  let earned = 0n;
  let { principal: balance, accruedInterest: unpaid } = terms;
  let ahead = 0;
  const rows: {
    on: string;
    payment: number;
    interest: number;
    principal: number;
    balance: number;
  }[] = [];
  const pay = (on: string, amount: number, more: number): number => {
    const owed = unpaid + inCents(earned);
    const toInterest = Math.min(amount, owed);
    const toPrincipal = Math.min(balance, amount - toInterest + more);
    const payment = toInterest + toPrincipal;
    if (payment === 0) return 0;
    balance -= toPrincipal;
    unpaid = owed - toInterest;
    earned = 0n;
    rows.push({ on, payment, interest: toInterest, principal: toPrincipal, balance });
    return payment;
  };
  for (let day = terms.accruedTo; balance + unpaid > 0; day = dayAfter(day)) {
    for (const { on, amount } of terms.planned) if (on === day) ahead += pay(day, amount, 0);
    if (day === due) {
      const wanted = isFirst ? (terms.firstPayment ?? terms.installment) : terms.installment;
      const amount = Math.max(0, wanted - ahead);
      ahead = Math.max(0, ahead - wanted);
      pay(day, amount, extra.each + (isFirst ? extra.once : 0));
      due = dueDates.next().value;
      isFirst = false;
    }
    earned += ofOneDay(balance, terms.rate);
  }
  return rows;
}

export type Contract = {
  readonly opened: string;
  readonly principal: number;
  readonly rate: number;
  readonly firstDue: string;
  readonly billing: Rhythm;
  readonly installment: number;
  readonly installments: number;
  /** Charged for an installment that is open after its days of grace. */
  readonly lateFee: number;
  readonly graceDays: number;
};

/** The books of one loan; `passTo` lets days pass, and amounts are those of the day reached. */
export function createBooks(contract: Contract) {
  const { rate, installment, lateFee, graceDays } = contract;
  const dueDates = rhythmDays(contract.billing, contract.firstDue, contract.installments);
  /** Interest since the last payment. */
  let earned = 0n;
  let day = contract.opened;
  let { principal } = contract;
  let unpaidInterest = 0;
  let fees = 0;
  /** What was paid to interest and principal, without additional principal. */
  let paid = 0;
  const charged = new Set<string>();

  /** The open part of each installment; the oldest is paid first. */
  const open = () => {
    let left = paid;
    return dueDates.map((dueDate) => {
      const part = Math.max(0, installment - left);
      left = Math.max(0, left - installment);
      return { dueDate, part };
    });
  };
  const owedInterest = () => unpaidInterest + inCents(earned);
  const payoff = () => principal + owedInterest() + fees;

  function chargeLateFees(): void {
    for (const { dueDate, part } of open()) {
      const isLate = part > 0 && daysFromTo(dueDate, day) > graceDays;
      if (!isLate || principal === 0 || charged.has(dueDate)) continue;
      charged.add(dueDate);
      fees += lateFee;
    }
  }

  return {
    passTo: (until: string): void => {
      while (day !== until) {
        earned += ofOneDay(principal, rate);
        day = dayAfter(day);
        chargeLateFees();
      }
    },
    /**
     * Fees first, then interest, then principal; the additional amount is principal alone. Returns
     * what went to interest.
     */
    pay: (amount: number, additionalPrincipal = 0): number => {
      const toFees = Math.min(amount, fees);
      const due = owedInterest();
      const toInterest = Math.min(amount - toFees, due);
      const toPrincipal = Math.min(amount - toFees - toInterest, principal);
      fees -= toFees;
      unpaidInterest = due - toInterest;
      earned = 0n;
      principal -= toPrincipal + additionalPrincipal;
      paid += toInterest + toPrincipal;
      return toInterest;
    },
    /** What the loan's pages show today. */
    figures: () => {
      const installments = open();
      const past = installments.filter(({ dueDate }) => daysFromTo(dueDate, day) > 0);
      const next = installments.find(
        ({ dueDate, part }) => daysFromTo(dueDate, day) <= 0 && part > 0,
      );
      const overdue = past.reduce((sum, { part }) => sum + part, 0);
      const oldest = installments.find(({ part }) => part > 0) ?? installments.at(-1);
      const pastDue = Math.min(payoff(), overdue);
      const since = oldest ? daysFromTo(oldest.dueDate, day) : 0;
      return {
        payoff: payoff(),
        fees,
        pastDue,
        amountDue: Math.min(payoff(), overdue + (next?.part ?? 0) + fees),
        dueDate: payoff() > 0 ? oldest?.dueDate : undefined,
        isDelinquent: pastDue > 0 && since > 30,
      };
    },
    /** What pays the loan off on a later day when nothing is paid until then. */
    quote: (on: string) => {
      const further = ofOneDay(principal, rate) * BigInt(daysFromTo(day, on));
      const interest = unpaidInterest + inCents(earned + further);
      return { fees, principal, interest, amount: fees + principal + interest };
    },
  };
}
