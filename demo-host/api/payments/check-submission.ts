import type { BankPayment, SubmissionCode } from '@portico/contract';
import {
  amountLimits,
  checkAmount,
  checkPaymentDate,
  firstPartyFee,
  paymentKind,
  schedulingRefusal,
  type AmountSettings,
  type PaymentDateCode,
  type SchedulingCode,
  type SchedulingSettings,
} from '@portico/rules';
import type { Services } from '../services';
import type { LoanFacts } from './loan-facts';

/** A payment from a bank account, today or on a later day. */
export type Kind = 'immediate' | 'scheduled';

const dateCodes: Readonly<Record<PaymentDateCode, SubmissionCode>> = {
  required: 'DateNotAllowed',
  past: 'DateMin',
  period: 'DateMax',
  holiday: 'Holiday',
  saturday: 'Weekend',
  sunday: 'Weekend',
  cutoff: 'DateBeforeCutoff',
  notAllowed: 'DateNotAllowed',
};

const schedulingCodes: Readonly<Record<SchedulingCode, SubmissionCode>> = {
  onlyImmediate: 'DateNotAllowed',
  pastDue: 'DateNotAllowed',
  delinquent: 'DateNotAllowed',
  method: 'ScheduledAchNotAllowed',
  maximum: 'MaximumScheduled',
};

/** Settings of the payment rules, as the screens read them too. */
export type PaymentRules = {
  readonly amounts: AmountSettings;
  readonly scheduling: SchedulingSettings;
};

export async function paymentRules({ settings }: Services): Promise<PaymentRules> {
  const general = (key: string) => settings.flag(`generalPaymentOptions.${key}`);
  return {
    amounts: {
      minimum: { ach: await settings.money('achPaymentOptions.minimumAchAmount'), card: undefined },
      cardMaximum: undefined,
      delinquentMinimum: await general('minimumWhenDelinquentOption'),
      forceMinimum: await general('forceMinimumOption'),
      forceTotalDue: await general('forceTotalDueOption'),
      maxPayoffPercent: await settings.number('generalPaymentOptions.maxPayoffPercent'),
      recurringAdditionalAmount: false,
    },
    scheduling: {
      blockWhenPastDue: await general('blockScheduledPaymentsWhenPastDue'),
      allowWhenDelinquent: await general('allowScheduledPaymentsWhenDelinquent'),
      allowed: {
        ach: await settings.flag('achPaymentOptions.allowScheduledAchPayments'),
        card: false,
      },
      maxScheduled: await settings.number('generalPaymentOptions.maxScheduledPaymentsAllowed'),
    },
  };
}

/** What a payment is held against. */
export type Check = {
  readonly kind: Kind;
  readonly payment: BankPayment['payment'];
  readonly facts: LoanFacts;
  readonly rules: PaymentRules;
  readonly username: string;
};

type Rule = (check: Check) => SubmissionCode | undefined;

const identity: Rule = ({ payment, facts, username }) => {
  const same =
    payment.logonName.toLowerCase() === username.toLowerCase() &&
    payment.details.loanAccountNumber === facts.account.number &&
    payment.accountType === facts.account.type &&
    payment.recurringDetails === undefined;
  return same ? undefined : 'InvalidInfo';
};

const date: Rule = ({ kind, payment, facts }) => {
  const { paymentDate } = payment.details;
  const checked = checkPaymentDate(paymentDate, facts.dateLimits);
  if (!checked.ok) return dateCodes[checked.code];
  const actual = paymentKind('OneTime', checked.value, facts.dateLimits.today);
  return actual === kind ? undefined : 'DateNotAllowed';
};

const scheduling: Rule = ({ kind, payment, facts, rules }) => {
  if (kind === 'immediate') return undefined;
  const { paymentDate } = payment.details;
  if (facts.scheduled.some((waiting) => waiting.paymentDate === paymentDate)) {
    return 'ScheduledPaymentExists';
  }
  const refusal = schedulingRefusal(
    {
      type: 'ach',
      onlyImmediate: facts.account.restriction !== undefined,
      pastDue: facts.standing.pastDue > 0,
      delinquent: facts.delinquent,
      scheduledPayments: facts.scheduled.length,
    },
    rules.scheduling,
  );
  return refusal && schedulingCodes[refusal];
};

const amount: Rule = ({ kind, payment, facts, rules }) => {
  const { standing, delinquent, account } = facts;
  const { paymentAmount, additionalPrincipalAmount } = payment.details;
  const installment = account.terms?.schedule.installment;
  const limits = amountLimits(
    {
      type: 'ach',
      kind,
      delinquent,
      totalDue: standing.amountDue,
      defaultAmount: installment,
      regularAmount: installment,
      payoffAmount: standing.payoff,
    },
    rules.amounts,
  );
  if (additionalPrincipalAmount !== 0) return 'InvalidInfo';
  if (!checkAmount(paymentAmount, limits).ok) {
    return paymentAmount < limits.min ? 'AmountMin' : 'AmountMax';
  }
  const paysOff = kind === 'scheduled' || paymentAmount >= standing.payoff;
  return payment.isPayoff && !paysOff ? 'PayoffQuote' : undefined;
};

const fees: Rule = ({ kind, payment: { details }, facts }) => {
  const fee = firstPartyFee(facts.fees, kind, { type: 'ach' });
  return details.firstPartyFee === fee && details.thirdPartyFee === 0 ? undefined : 'FeeChanged';
};

const achAllowed: Rule = ({ facts }) => (facts.account.blocks.ach ? 'AchNotAllowed' : undefined);

const checks: readonly Rule[] = [achAllowed, identity, date, scheduling, amount, fees];

/** The first rule that a payment breaks: every rule of the screens again, because a screen can be forged. */
export function refusalOf(check: Check): SubmissionCode | undefined {
  for (const rule of checks) {
    const code = rule(check);
    if (code) return code;
  }
  return undefined;
}
