import {
  amountLimits,
  amountNotice,
  checkAmount,
  checkPaymentDate,
  cents,
  firstPartyFee,
  localDate,
  parseMoney,
  paymentKind,
  paymentTotal,
  processingFee,
  schedulingRefusal,
  type Cents,
  type FirstPartyFees,
  type LocalDate,
  type Outcome,
  type PaymentDateCode,
  type PaymentDateLimits,
  type SchedulingCode,
} from '@portico/rules';
import { kindOf, type Method } from './method';
import { onlyImmediate } from './paying.account';
import type { AccountStep, Basis, Choices, PaymentInfo } from './paying.state';
import type { Submission } from './submission';

/** What the choices come to. */
export type Plan = {
  readonly dateLimits: PaymentDateLimits;
  /** Why only today can be chosen; undefined when later days are open. */
  readonly onlyToday: SchedulingCode | undefined;
  readonly date: Outcome<LocalDate, PaymentDateCode>;
  /** Undefined until there is a usable date. */
  readonly amount: AmountPlan | undefined;
  /** Undefined until everything is right. */
  readonly ready: ReadyPayment | undefined;
};

export type AmountCode = 'required' | 'invalid' | 'tooManyDecimals' | 'range' | 'belowMinimum';

export type AmountPlan = {
  /** What to tell before an amount is typed. */
  readonly notice: ReturnType<typeof amountNotice>;
  readonly entered: Outcome<Cents, AmountCode>;
  /** The entered amount is the one that is due. */
  readonly paysAmountDue: boolean;
};

export type ReadyPayment = {
  readonly submission: Submission;
  readonly fee: Cents;
  readonly total: Cents;
  /** What would be left to pay the loan off, where the host says what that takes. */
  readonly left: Cents | undefined;
  /** The bank account cannot be charged today any more: said at once, refused at submit (D99). */
  readonly pastCutoff: boolean;
};

/** The limits the payment's date is held to. */
export function dateLimitsOf(
  { account, loan }: OpenAccount,
  method: Method,
  { today, settings }: Basis,
): { limits: PaymentDateLimits; onlyToday: SchedulingCode | undefined } {
  const { info } = loan;
  const { type } = kindOf(method);
  const cutoff = info.blockImmediateACHPaymentsAfterCutoffTime;
  const onlyToday = schedulingRefusal(
    {
      type,
      onlyImmediate: onlyImmediate(info),
      pastDue: (account.loanPastDue ?? 0) > 0,
      delinquent: info.isDelinquent,
      scheduledPayments: info.scheduledPayments.length,
    },
    settings.scheduling,
  );
  return {
    onlyToday,
    limits: {
      type,
      today,
      nonPaymentDays: info.nonPaymentDays,
      daysInPeriod: info.paymentOptions.numberDaysInPeriod,
      ...settings.dates,
      immediateAchBlocked: cutoff || settings.blockImmediateAch,
      earliest: cutoff && type === 'ach' ? info.adjustedACHPaymentDateAfterCutoffTime : undefined,
      onlyToday: onlyToday !== undefined,
    },
  };
}

/** Judges the choices, as far as they go. */
export function planOf({ account, method, when, amount }: Choices, basis: Basis): Plan | undefined {
  if (account.at !== 'open' || !method || !when) return undefined;
  const { limits: dateLimits, onlyToday } = dateLimitsOf(account, method, basis);
  const chosen = when.choice === 'today' ? basis.today : localDate(when.text);
  const date = checkPaymentDate(chosen, dateLimits);
  const pastCutoff = !date.ok && date.code === 'cutoff';
  const usable = date.ok || pastCutoff ? chosen : undefined;
  const plan = { dateLimits, onlyToday, date };
  if (usable === undefined) return { ...plan, amount: undefined, ready: undefined };
  const kind = paymentKind('OneTime', usable, basis.today);
  const { info } = account.loan;
  const amountPlan = planAmount(amount, method, kind, info, basis);
  const { entered } = amountPlan;
  const ready = entered.ok
    ? readyPayment(submissionOf(account, method, usable, kind, entered.value), info, pastCutoff)
    : undefined;
  return { ...plan, amount: amountPlan, ready };
}

function planAmount(
  text: string,
  method: Method,
  kind: Submission['kind'],
  info: PaymentInfo,
  { settings: { amounts } }: Basis,
): AmountPlan {
  const facts = {
    type: kindOf(method).type,
    kind,
    delinquent: info.isDelinquent,
    totalDue: info.totalAmountDue,
    defaultAmount: info.defaultPaymentAmount,
    regularAmount: info.regularPaymentAmount,
    payoffAmount: info.payOffAmount,
  };
  const parsed = parseMoney(text);
  return {
    notice: amountNotice(facts, amounts),
    entered: parsed.ok ? checkAmount(parsed.value, amountLimits(facts, amounts)) : parsed,
    paysAmountDue: parsed.ok && parsed.value === info.totalAmountDue,
  };
}

function submissionOf(
  { account, loan: { info } }: OpenAccount,
  method: Method,
  date: LocalDate,
  kind: Submission['kind'],
  amount: Cents,
): Submission {
  return {
    kind,
    frequencyInfo: { frequency: 'OneTime', date },
    dueDate: info.dueDate,
    amount,
    additionalPrincipalAmount: cents(0),
    fees: {
      firstParty: firstPartyFee(feesOf(info), kind, kindOf(method)),
      thirdParty: cents(0),
    },
    accountNumber: account.number,
    accountType: account.type,
    companyNumber: info.paymentDetails?.company ?? 0,
    encryptedString: info.encryptedData,
    method,
    draftAgreementToken: undefined,
  };
}

function readyPayment(
  submission: Submission,
  info: PaymentInfo,
  pastCutoff: boolean,
): ReadyPayment {
  const fees = {
    firstPartyFee: submission.fees.firstParty,
    thirdPartyFee: submission.fees.thirdParty,
  };
  const left = info.payOffAmount - submission.amount;
  return {
    submission,
    fee: processingFee(fees),
    total: paymentTotal({
      ...fees,
      amount: submission.amount,
      additionalPrincipal: submission.additionalPrincipalAmount,
    }),
    left: info.payOffAmount > 0 && left >= 0 ? cents(left) : undefined,
    pastCutoff,
  };
}

function feesOf({ paymentOptions: { firstPartyFees } }: PaymentInfo): FirstPartyFees {
  return {
    eCheck: firstPartyFees?.eCheckFeeAmount,
    scheduledAch: firstPartyFees?.scheduledAchFee,
    recurringAch: firstPartyFees?.recurringAchFee,
    debitCard: firstPartyFees?.debitCardFeeAmount,
    creditCard: firstPartyFees?.creditCardFeeAmount,
  };
}

type OpenAccount = Extract<AccountStep, { at: 'open' }>;
