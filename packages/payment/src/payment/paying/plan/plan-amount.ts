import {
  amountLimits,
  amountNotice,
  amountStep,
  cents,
  checkAdditionalPrincipal,
  checkAmount,
  ok,
  refuse,
  type AmountFacts,
  type AmountLimits,
  type AmountStep,
  type Cents,
  type Checked,
  type Frequency,
  type ParsedMoney,
} from '@portico/rules';
import type { AmountEntry, PaymentContext, PaymentInfo } from './choices';

export type AmountCode =
  | 'required'
  | 'invalid'
  | 'tooManyDecimals'
  | 'range'
  | 'belowMinimum'
  /** A card cannot pay what is due. */
  | 'achOnly'
  /** The frequency fixes the amount, but the host sends none. */
  | 'noRegular';
export type PrincipalCode = 'required' | 'invalid' | 'tooManyDecimals' | 'abovePayoff';

export type AmountPlan = AmountStep & {
  /** Shown before an amount is typed; with `achOnly` no amount is accepted (D166). */
  readonly notice: ReturnType<typeof amountNotice>;
  readonly entered: Checked<Cents, AmountCode>;
  readonly principal: Checked<Cents, PrincipalCode>;
  /** What can be paid, said before an amount is typed. */
  readonly limits: AmountLimits;
};

type Entries = { readonly amount: AmountEntry; readonly principal: AmountEntry };

/** The amount: as entered, or fixed by the frequency (payments §4, §5; D114, D115). */
export function planAmount(
  entries: Entries,
  facts: AmountFacts,
  chosen: {
    readonly accountType: number;
    readonly frequency: Frequency;
    readonly payoff: Cents | undefined;
  },
  info: PaymentInfo,
  { settings }: PaymentContext,
): AmountPlan {
  const { accountType, frequency, payoff } = chosen;
  const step = amountStep(
    { accountType, type: facts.type, frequency, payoff: payoff !== undefined },
    settings.recurring,
  );
  const notice = step.step === 'skipped' ? undefined : amountNotice(facts, settings.amounts);
  const entered =
    notice?.code === 'achOnly'
      ? refuse(notice.code)
      : amountOf(step.amount, entries.amount.amount, facts, payoff, settings.amounts);
  return {
    ...step,
    notice,
    entered,
    principal: step.additionalPrincipal
      ? principalOf(entries.principal.amount, entered, info.payOffAmount)
      : ok(cents(0)),
    limits: amountLimits(facts, settings.amounts),
  };
}

function amountOf(
  which: AmountStep['amount'],
  entered: ParsedMoney,
  facts: AmountFacts,
  payoff: Cents | undefined,
  settings: PaymentContext['settings']['amounts'],
): Checked<Cents, AmountCode> {
  const checked = (amount: Cents, payoffAmount = facts.payoffAmount) =>
    checkAmount(amount, amountLimits({ ...facts, payoffAmount }, settings));
  switch (which) {
    case 'entered':
      return entered.ok ? checked(entered.value) : entered;
    case 'regular': {
      const regular = facts.regularAmount || facts.totalDue;
      return regular ? checked(regular) : refuse('noRegular');
    }
    case 'payoff':
      // The payoff of a later day exceeds today's, and the limits apply to it as well (D167).
      return checked(payoff ?? cents(0), payoff);
    case 'totalDue':
      return ok(cents(0));
  }
}

function principalOf(
  principal: ParsedMoney,
  amount: Checked<Cents, AmountCode>,
  payoffAmount: Cents,
): Checked<Cents, PrincipalCode> {
  if (!principal.ok && principal.error.code === 'required') return ok(cents(0));
  if (!principal.ok || !amount.ok) return principal;
  return checkAdditionalPrincipal(principal.value, { amount: amount.value, payoffAmount });
}
