import { accountKind } from '../../account';
import type { Frequency } from '../payment-kind';
import type { PaymentType } from '../payment-type';

export type AmountStepFacts = {
  /** The account's type code. */
  readonly accountType: number;
  readonly type: PaymentType;
  readonly frequency: Frequency;
  readonly payoff: boolean;
};

export type AmountStepSettings = {
  /** Payments by the due date may differ from the regular one. */
  readonly customAmount: boolean;
  /** A recurring bank payment may include additional principal. */
  readonly additionalPrincipal: boolean;
};

export type AmountStep = {
  /** `skipped`: the amount is fixed and there is no amount step. */
  readonly step: 'editable' | 'locked' | 'skipped';
  readonly amount: 'entered' | 'regular' | 'payoff' | 'totalDue';
  readonly additionalPrincipal: boolean;
};

/** Paid by the due date: the host makes the payment when an installment is due. */
export function isByDueDate(frequency: Frequency): boolean {
  return frequency === 'OnDueDate' || frequency === 'DaysBeforeDue';
}

/**
 * Whether it is a line of credit whose recurring payment pays what is due at that time: 0 is sent,
 * and no amount is requested, checked or totalled (D115, D151).
 */
export function paysTotalDue(accountType: number, frequency: Frequency): boolean {
  return accountKind(accountType) === 'lineOfCredit' && isByDueDate(frequency);
}

/** Additional principal is for recurring bank payments (payments §5). */
function mayAddPrincipal(
  { type, frequency }: AmountStepFacts,
  { additionalPrincipal }: AmountStepSettings,
): boolean {
  return additionalPrincipal && type === 'ach' && frequency !== 'OneTime';
}

/** Which amount is paid and whether the borrower enters it (payments §4, §5; D114, D151). */
export function amountStep(facts: AmountStepFacts, settings: AmountStepSettings): AmountStep {
  const { accountType, type, frequency, payoff } = facts;
  if (payoff && frequency === 'OneTime') {
    return { step: 'skipped', amount: 'payoff', additionalPrincipal: false };
  }
  if (paysTotalDue(accountType, frequency)) {
    return { step: 'skipped', amount: 'totalDue', additionalPrincipal: false };
  }
  const additionalPrincipal = mayAddPrincipal(facts, settings);
  if (!isByDueDate(frequency) || settings.customAmount) {
    return { step: 'editable', amount: 'entered', additionalPrincipal };
  }
  const shown = type === 'card' || additionalPrincipal;
  return { step: shown ? 'locked' : 'skipped', amount: 'regular', additionalPrincipal };
}
