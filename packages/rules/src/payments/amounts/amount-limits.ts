import { cents, formatMoney, type Cents } from '../../values/money';
import { maxCents, minCents, multiplyCents } from '../../values/money-arithmetic';
import { ok, refuse, type Checked, type Refusal } from '../../values/outcome';
import type { PaymentKind } from '../payment-kind';
import type { PaymentType } from '../payment-type';

/** Facts of the loan and the chosen payment; a missing or zero amount is ignored (D111). */
export type AmountFacts = {
  readonly type: PaymentType;
  readonly kind: PaymentKind;
  readonly delinquent: boolean;
  readonly totalDue: Cents | undefined;
  /** The host's default payment amount. */
  readonly defaultAmount: Cents | undefined;
  /** The regular payment of the loan. */
  readonly regularAmount: Cents | undefined;
  readonly payoffAmount: Cents | undefined;
  /** The host's payoff quote; without one, the payoff amount is used. */
  readonly payoffQuote: Cents | undefined;
};

export type AmountSettings = {
  readonly minimum: Readonly<Record<PaymentType, Cents | undefined>>;
  readonly cardMaximum: Cents | undefined;
  /** The minimum for a delinquent loan is the amount due. */
  readonly delinquentMinimum: boolean;
  readonly forceMinimum: boolean;
  readonly forceTotalDue: boolean;
  /** A factor on the payoff amount, such as 1.1 (D116). */
  readonly maxPayoffPercent: number | undefined;
  /** A recurring payment may exceed the regular amount. */
  readonly recurringAdditionalAmount: boolean;
};

export type AmountLimits = {
  readonly min: Cents;
  /** Undefined when neither the lender nor the loan sets one. */
  readonly max: Cents | undefined;
  /** The minimum before it was lowered to the maximum. */
  readonly uncappedMin: Cents;
};

const smallestPayment = cents(1);

type AmountRule = (facts: AmountFacts, settings: AmountSettings) => Cents | undefined;

/** In the order of payments §5: a later rule with an amount overrides an earlier one (D111). */
const minimumRules: readonly AmountRule[] = [
  (facts, settings) => settings.minimum[facts.type],
  (facts, settings) =>
    settings.delinquentMinimum && facts.delinquent
      ? greatest(facts.totalDue, settings.minimum[facts.type])
      : undefined,
  (facts, settings) =>
    settings.forceMinimum && facts.kind === 'immediate'
      ? smallest(facts.defaultAmount, facts.totalDue, quoted(facts))
      : undefined,
  (facts, settings) =>
    settings.forceTotalDue && facts.kind !== 'recurring' ? facts.totalDue : undefined,
];

/** In order: the first rule that has an amount decides (D110). */
const maximumRules: readonly AmountRule[] = [
  (facts, settings) =>
    facts.kind === 'recurring' && !settings.recurringAdditionalAmount
      ? smallest(facts.regularAmount, facts.type === 'card' ? settings.cardMaximum : undefined)
      : undefined,
  (facts, settings) => (facts.type === 'card' ? settings.cardMaximum : undefined),
  ({ payoffAmount }, { maxPayoffPercent }) =>
    payoffAmount === undefined ? undefined : multiplyCents(payoffAmount, maxPayoffPercent ?? 1),
];

/** The minimum and maximum amount (payments §5; D110, D111). */
export function amountLimits(facts: AmountFacts, settings: AmountSettings): AmountLimits {
  const amounts = (rules: readonly AmountRule[]) =>
    positive(rules.map((rule) => rule(facts, settings)));
  const uncappedMin = maxCents(smallestPayment, amounts(minimumRules).at(-1) ?? smallestPayment);
  const max = amounts(maximumRules)[0];
  return { uncappedMin, max, min: max === undefined ? uncappedMin : minCents(uncappedMin, max) };
}

/** The params of both codes are formatted money: `{ min: '$0.01', max: '$500.00' }`. */
export function checkAmount(
  amount: Cents,
  { min, max }: AmountLimits,
): Checked<Cents, 'range' | 'belowMinimum'> {
  if (amount >= min && (max === undefined || amount <= max)) return ok(amount);
  return max === undefined
    ? refuse('belowMinimum', { min: formatMoney(min) })
    : refuse('range', { min: formatMoney(min), max: formatMoney(max) });
}

/**
 * A notice shown before an amount is typed: `achOnly` when a card cannot pay what is due, so no
 * card payment is possible (D112, D166); `regularAboveMaximum`, with the regular `amount`, is
 * information only (D113).
 */
export function amountNotice(
  facts: AmountFacts,
  settings: AmountSettings,
): Refusal<'achOnly' | 'regularAboveMaximum'> | undefined {
  const { uncappedMin, max } = amountLimits(facts, settings);
  const { cardMaximum } = settings;
  if (facts.type === 'card' && cardMaximum !== undefined && uncappedMin >= cardMaximum) {
    return { code: 'achOnly' };
  }
  const { regularAmount } = facts;
  return regularAmount !== undefined && max !== undefined && regularAmount > max
    ? { code: 'regularAboveMaximum', params: { amount: formatMoney(regularAmount) } }
    : undefined;
}

/** The card group's maximum, else the general one; of both, the lower (D85). */
export function cardMaximum(
  card: Cents | undefined,
  general: Cents | undefined,
): Cents | undefined {
  return smallest(card, general);
}

function quoted({ payoffQuote, payoffAmount }: AmountFacts): Cents | undefined {
  return smallest(payoffQuote) ?? payoffAmount;
}

function positive(amounts: readonly (Cents | undefined)[]): Cents[] {
  return amounts.flatMap((amount) => (amount !== undefined && amount > 0 ? [amount] : []));
}

function smallest(...amounts: readonly (Cents | undefined)[]): Cents | undefined {
  const [first, ...others] = positive(amounts);
  return first === undefined ? undefined : minCents(first, ...others);
}

function greatest(...amounts: readonly (Cents | undefined)[]): Cents | undefined {
  const [first, ...others] = positive(amounts);
  return first === undefined ? undefined : maxCents(first, ...others);
}
