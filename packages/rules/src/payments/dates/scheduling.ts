import type { PaymentType } from '../payment-type';

/** Why a payment cannot be dated after today. */
export type SchedulingCode = 'onlyImmediate' | 'pastDue' | 'delinquent' | 'method' | 'maximum';

export type SchedulingFacts = {
  readonly type: PaymentType;
  /** The host limits the loan to payments of today (payments §3, RestrictionCode). */
  readonly onlyImmediate: boolean;
  /** Something is past due (LoanPastDue above 0). */
  readonly pastDue: boolean;
  /** The host's own flag. */
  readonly delinquent: boolean;
  /** Payments already scheduled for the loan. */
  readonly scheduledPayments: number;
};

export type SchedulingSettings = {
  readonly blockWhenPastDue: boolean;
  readonly allowWhenDelinquent: boolean;
  readonly allowed: Readonly<Record<PaymentType, boolean>>;
  /** 1 when the lender has set none (payments §5). */
  readonly maxScheduled: number | undefined;
};

type Rule = (facts: SchedulingFacts, settings: SchedulingSettings) => boolean;

/**
 * The blocks are independent: allowing delinquent loans does not lift the past-due block (D104).
 */
const refusals: readonly (readonly [SchedulingCode, Rule])[] = [
  ['onlyImmediate', (facts) => facts.onlyImmediate],
  ['pastDue', (facts, settings) => facts.pastDue && settings.blockWhenPastDue],
  ['delinquent', (facts, settings) => facts.delinquent && !settings.allowWhenDelinquent],
  ['method', (facts, settings) => !settings.allowed[facts.type]],
  ['maximum', (facts, settings) => facts.scheduledPayments >= (settings.maxScheduled ?? 1)],
];

/** The first reason why only today can be chosen; undefined when later days can be too. */
export function schedulingRefusal(
  facts: SchedulingFacts,
  settings: SchedulingSettings,
): SchedulingCode | undefined {
  return refusals.find(([, refuses]) => refuses(facts, settings))?.[0];
}
