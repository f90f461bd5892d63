import {
  cents,
  noExtra,
  savingsOf,
  type Cents,
  type Extra,
  type LocalDate,
  type Savings,
  type ScheduledPayment,
} from '@portico/rules';
import { scheduleWith, type LoanPlan } from '../loan-plan';

/** What the borrower considers paying in addition. */
export type ExtraChoice = { readonly amount: Cents; readonly once: boolean };

/** What an extra amount changes. */
export type WhatIfResult = {
  readonly extra: Cents;
  readonly rows: readonly ScheduledPayment[];
  readonly savings: Savings;
  /** The last payment as planned. */
  readonly plannedLast: LocalDate;
  /** The first payment of it pays off the loan. */
  readonly paysOff: boolean;
};

/** What an extra amount changes; undefined without an amount or a schedule. */
export function whatIf(plan: LoanPlan, { amount, once }: ExtraChoice): WhatIfResult | undefined {
  const { schedule, terms } = plan;
  const faster = scheduleWith(plan, extraOf(amount, once));
  if (!schedule.ok || !faster.ok || amount <= 0) return undefined;
  const savings = savingsOf(schedule.value, faster.value);
  const last = schedule.value.at(-1);
  if (!savings || !last) return undefined;
  return {
    extra: amount,
    rows: faster.value,
    savings,
    plannedLast: last.on,
    paysOff: savings.lastOn <= terms.nextDue && savings.lastOn < last.on,
  };
}

function extraOf(amount: Cents, once: boolean): Extra {
  const known = amount < 0 ? cents(0) : amount;
  return once ? { ...noExtra, once: known } : { ...noExtra, each: known };
}
