/*
 * Amounts and fees of a payment (payments §5), written from the specification. Amounts are cents;
 * one that is missing or 0 is ignored (D111).
 */

type Amount = number | undefined;
export type Type = 'ach' | 'card';
export type Kind = 'immediate' | 'scheduled' | 'recurring';

export type Facts = {
  readonly type: Type;
  readonly kind: Kind;
  readonly delinquent: boolean;
  readonly totalDue: Amount;
  readonly defaultAmount: Amount;
  readonly regularAmount: Amount;
  readonly payoffAmount: Amount;
  readonly payoffQuote: Amount;
};

export type Settings = {
  readonly minimum: Readonly<Record<Type, Amount>>;
  readonly cardMaximum: Amount;
  readonly delinquentMinimum: boolean;
  readonly forceMinimum: boolean;
  readonly forceTotalDue: boolean;
  readonly maxPayoffPercent: number | undefined;
  readonly recurringAdditionalAmount: boolean;
};

const known = (...amounts: readonly Amount[]): number[] =>
  amounts.filter((amount) => amount !== undefined).filter((amount) => amount > 0);

/** An amount times a decimal factor such as 1.1, half up to the cent (D116). */
export function times(amount: number, factor: number): number {
  const [whole = '', decimals = ''] = String(factor).split('.');
  const unit = 10n ** BigInt(decimals.length);
  const exact = BigInt(amount) * BigInt(whole + decimals);
  return Number((2n * exact + unit) / (2n * unit));
}

/** The minimum before it is lowered to the maximum: each rule replaces the one before (D111). */
function uncapped(facts: Facts, settings: Settings): number {
  const setup = settings.minimum[facts.type];
  let minimum = 1;
  const replace = (by: number) => {
    if (Number.isFinite(by)) minimum = by;
  };
  replace(Math.max(...known(setup)));
  if (facts.delinquent && settings.delinquentMinimum)
    replace(Math.max(...known(facts.totalDue, setup)));
  if (facts.kind === 'immediate' && settings.forceMinimum) {
    // A host without a quote of its own has today's payoff amount.
    const [quote] = known(facts.payoffQuote, facts.payoffAmount);
    replace(Math.min(...known(facts.defaultAmount, facts.totalDue, quote)));
  }
  if (facts.kind !== 'recurring' && settings.forceTotalDue)
    replace(Math.max(...known(facts.totalDue)));
  return minimum;
}

/** The maximum; undefined where nothing sets one (D110). */
function maximum(facts: Facts, settings: Settings): Amount {
  const { type, kind, regularAmount, payoffAmount } = facts;
  const [card] = type === 'card' ? known(settings.cardMaximum) : [];
  const [regular] =
    kind === 'recurring' && !settings.recurringAdditionalAmount ? known(regularAmount) : [];
  if (card !== undefined || regular !== undefined) return Math.min(...known(card, regular));
  const [payoff] = known(payoffAmount);
  if (payoff === undefined) return undefined;
  return known(times(payoff, settings.maxPayoffPercent ?? 1))[0];
}

export function amountRange(facts: Facts, settings: Settings) {
  const max = maximum(facts, settings);
  const uncappedMin = uncapped(facts, settings);
  return { uncappedMin, max, min: Math.min(uncappedMin, max ?? uncappedMin) };
}

/** Whether a card cannot pay what is due: the uncapped minimum reaches the card's maximum (D112). */
export const isAchOnly = (facts: Facts, settings: Settings): boolean =>
  facts.type === 'card' &&
  settings.cardMaximum !== undefined &&
  uncapped(facts, settings) >= settings.cardMaximum;

/** Whether the regular amount is above the maximum (D113). */
export function isRegularAbove(facts: Facts, settings: Settings): boolean {
  const max = maximum(facts, settings);
  return max !== undefined && (facts.regularAmount ?? 0) > max;
}

export type Fees = Readonly<
  Record<'eCheck' | 'scheduledAch' | 'recurringAch' | 'debitCard' | 'creditCard', Amount>
>;

/** The lender's fee: of a bank payment by its time, of a card by its kind (D117). */
export function lendersFee(fees: Fees, kind: Kind, by: 'ach' | 'debit' | 'credit'): number {
  if (by === 'debit') return fees.debitCard ?? 0;
  if (by === 'credit') return fees.creditCard ?? 0;
  if (kind === 'immediate') return fees.eCheck ?? 0;
  return (kind === 'scheduled' ? fees.scheduledAch : fees.recurringAch) ?? 0;
}

type StepFacts = {
  readonly isLine: boolean;
  readonly type: Type;
  readonly frequency: string;
  readonly payoff: boolean;
};

type StepSettings = { readonly customAmount: boolean; readonly additionalPrincipal: boolean };

/** What the amount step asks for, or which amount is fixed (payments §4, §5; D114, D151). */
export function amountAsked(facts: StepFacts, settings: StepSettings): string {
  const { isLine, type, frequency, payoff } = facts;
  const byDueDate = ['OnDueDate', 'DaysBeforeDue'].includes(frequency);
  if (frequency === 'OneTime' && payoff) return 'skipped payoff';
  if (isLine && byDueDate) return 'skipped totalDue';
  const principal =
    frequency !== 'OneTime' && type === 'ach' && settings.additionalPrincipal ? ' principal' : '';
  if (!byDueDate || settings.customAmount) return `editable entered${principal}`;
  return `${type === 'card' || principal ? 'locked' : 'skipped'} regular${principal}`;
}
