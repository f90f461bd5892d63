import type { RateReduction, RecurringPayment } from '@portico/contract';
import {
  addDays,
  firstPartyFee,
  lateness,
  nextOccurrences,
  offeredFrequencies,
  owedAfter,
  paymentKind,
  paymentTotal,
  paysTotalDue,
  postingDate,
  processingFee,
  recurringRefusal,
  sameValue,
  loanBilling,
  type Cents,
  type Frequency,
  type Lateness,
  type LocalDate,
  type Occurrence,
  type PaymentKind,
  type RecurringCode,
  type RecurringPlan,
} from '@portico/rules';
import { kindOf, type Method } from '../methods/method';
import { planAmount, type AmountPlan } from './plan-amount';
import { amountFacts, calendarOf, feesOf, frequencyFacts, payingInfo } from './rule-facts';
import type { AccountStep, OpenAccount } from './choices';
import { feeQuestion, quoteQuestion, type FeeQuestion, type QuoteQuestion } from './host-questions';
import { planTiming, type TimingPlan } from './plan-timing';
import type { PaymentContext, Choices, HostAnswers, HostRequest, PaymentInfo } from './choices';
import { submissionOf, type FrequencySelection, type Submission } from '../delivery/submission';

/** What follows from the choices. */
export type Plan = {
  /** The frequencies offered; `OneTime` always. */
  readonly frequencies: readonly Frequency[];
  /** Why only a one-time payment is offered. */
  readonly onlyOnce: RecurringCode | undefined;
  readonly timing: TimingPlan | undefined;
  /** The (first) day is after the due date. */
  readonly late: Lateness | undefined;
  readonly quote: QuoteAnswer;
  readonly fee: FeeAnswer;
  readonly selection: FrequencySelection | undefined;
  /** Undefined until the selection is valid, save for the day of a payment made once. */
  readonly amount: AmountPlan | undefined;
  /** Undefined until everything is valid. */
  readonly ready: ReadyPayment | undefined;
};

/** A request that the choices need, and whether it is answered. */
export type QuoteAnswer = { readonly needed: QuoteQuestion | undefined; readonly pending: boolean };
export type FeeAnswer = {
  readonly needed: FeeQuestion | undefined;
  readonly pending: boolean;
  readonly failed: boolean;
  readonly amount: Cents | undefined;
};

export type ReadyPayment = {
  readonly submission: Submission;
  readonly late: Lateness | undefined;
  /** The autopay whose place it takes, which is turned off first. */
  readonly replaces: RecurringPayment | undefined;
  readonly fee: Cents;
  readonly total: Cents;
  /** A line of credit pays what is due each time, so no amount is known (D151). */
  readonly paysTotalDue: boolean;
  /** The day it posts. */
  readonly postsOn: LocalDate;
  /** What remains of the payoff amount, if the host sends one. */
  readonly remaining: Cents | undefined;
  /** The bank account can no longer be charged today: shown as a warning, refused at submit (D99). */
  readonly pastCutoff: boolean;
  /** Of a recurring payment: its schedule, the next three dates, and what it does to the rate. */
  readonly recurring:
    | {
        readonly plan: RecurringPlan;
        readonly next: readonly Occurrence[];
        readonly rateReduction: RateReduction | undefined;
      }
    | undefined;
};

/** Computes the plan as far as the choices allow. */
export function planOf(
  choices: Choices,
  context: PaymentContext,
  answers: HostAnswers,
): Plan | undefined {
  const { method, timing } = choices;
  const account = accountToPay(choices);
  if (account.at !== 'open' || !method) return undefined;
  const { info } = account.loan;
  const paying = payingInfo(account, method);
  const facts = frequencyFacts(paying, info, context);
  const offered = {
    frequencies: offeredFrequencies(facts, context.settings.recurring),
    onlyOnce: recurringRefusal(facts, context.settings.recurring),
  };
  const timingPlan = timing && planTiming(timing, account, method, context, answers);
  const selected = select(timingPlan, account, method, context, answers);
  const due = { dueDate: info.dueDate, totalDue: info.totalAmountDue };
  const late = lateness(timingPlan?.day, due, context.today);
  const ends = { ...offered, timing: timingPlan, late, ...selected };
  const { selection } = selected;
  const kind = selection && kindOfAmount(selection, context.today);
  const replaces = kind === 'recurring' ? replacedBy(choices) : undefined;
  if (!selection || !kind) return { ...ends, amount: undefined, ready: undefined };
  const { isPayoff, payoffQuote } = selection.payoffInfo;
  const amount = planAmount(
    choices,
    amountFacts(paying, info, kind),
    {
      accountType: account.account.type,
      frequency: selection.frequency,
      payoff: isPayoff ? payoffQuote : undefined,
    },
    info,
    context,
  );
  return {
    ...ends,
    amount,
    ready: selection.valid
      ? readyOf(account, method, kind, selection, amount, { ...ends, replaces }, context)
      : undefined,
  };
}

/**
 * A plan with each part of an earlier one that is equal to its own, so that a step is drawn again
 * only when a part that it shows has changed; the earlier one itself if all are.
 */
export function keepParts(before: Plan | undefined, after: Plan | undefined): Plan | undefined {
  if (!before || !after) return after;
  const parts: readonly (readonly [string, unknown])[] = Object.entries(before);
  const kept = parts.filter(([part, value]) => sameValue(value, Reflect.get(after, part)));
  return kept.length === parts.length ? before : { ...after, ...Object.fromEntries(kept) };
}

/** The autopay that has to be turned off before the new one is sent. */
function replacedBy({ replaces }: Choices): RecurringPayment | undefined {
  return replaces?.isOff ? undefined : replaces?.autopay;
}

/** A loan takes one autopay at a time: the new one is planned as if the one it replaces was off. */
function accountToPay(choices: Choices): AccountStep {
  const { account } = choices;
  if (account.at !== 'open' || !replacedBy(choices)) return account;
  const { loan } = account;
  return { ...account, loan: { ...loan, info: { ...loan.info, recurringPayment: undefined } } };
}

/** Of a payment made once, the amount stays as it is while its later day is missing. */
function kindOfAmount(
  { frequency, date, valid, payoffInfo }: FrequencySelection,
  today: LocalDate,
): PaymentKind | undefined {
  if (valid && date) return paymentKind(frequency, date, today);
  return frequency === 'OneTime' && !date && !payoffInfo.isPayoff ? 'scheduled' : undefined;
}

/** The selection; valid once the host has answered its requests (payments §3, §4). */
function select(
  timing: TimingPlan | undefined,
  { account }: OpenAccount,
  method: Method,
  { today, settings }: PaymentContext,
  answers: HostAnswers,
): Pick<Plan, 'selection' | 'quote' | 'fee'> {
  const day = timing?.day;
  const payoff = timing?.frequency === 'OneTime' && timing.payoff.on ? timing.payoff : undefined;
  const quoteNeeded = payoff && day ? quoteQuestion(account.number, day, today) : undefined;
  const dayReady = day !== undefined && (!payoff || payoff.amount !== undefined);
  const feeNeeded =
    timing && dayReady && settings.thirdPartyFee
      ? feeQuestion(account.number, paymentKind(timing.frequency, day, today), kindOf(method))
      : undefined;
  const fee = feeAnswer(feeNeeded, answers.fee);
  const quote = { needed: quoteNeeded, pending: quoteNeeded !== undefined && !payoff?.amount };
  if (!timing) return { selection: undefined, quote, fee };
  const selection: FrequencySelection = {
    frequency: timing.frequency,
    date: day,
    numDays: numDaysOf(timing),
    valid: dayReady && (!feeNeeded || fee.amount !== undefined),
    payoffInfo: { isPayoff: payoff !== undefined, payoffQuote: payoff?.amount },
    thirdPartyFee: fee.amount,
  };
  return { selection, quote, fee };
}

function feeAnswer(needed: FeeQuestion | undefined, answer: HostRequest | undefined): FeeAnswer {
  const current = needed && answer?.key === needed.key ? answer : undefined;
  return {
    needed,
    pending: needed !== undefined && (current === undefined || current.at === 'pending'),
    failed: current?.at === 'failed',
    amount: current?.at === 'known' ? current.amount : undefined,
  };
}

function numDaysOf(timing: TimingPlan): number | undefined {
  if (timing.frequency === 'OnDueDate') return 0;
  return timing.frequency === 'DaysBeforeDue' ? timing.days : undefined;
}

function readyOf(
  open: OpenAccount,
  method: Method,
  kind: PaymentKind,
  selection: FrequencySelection,
  { entered, principal }: AmountPlan,
  { timing, late, replaces }: Pick<Plan, 'timing' | 'late'> & Pick<ReadyPayment, 'replaces'>,
  context: PaymentContext,
): ReadyPayment | undefined {
  const { info } = open.loan;
  const { date } = selection;
  if (!entered.ok || !principal.ok || !date || !timing) return undefined;
  const submission = submissionOf(open, method, kind, selection, date, {
    amount: entered.value,
    additionalPrincipal: principal.value,
    firstPartyFee: firstPartyFee(feesOf(info), kind, kindOf(method)),
  });
  const parts = {
    amount: entered.value,
    additionalPrincipal: principal.value,
    firstPartyFee: submission.fees.firstParty,
    thirdPartyFee: submission.fees.thirdParty,
  };
  const calendar = calendarOf(info, kindOf(method).type, context);
  const plan = recurringPlanOf(selection, date, info);
  const paysTotal = paysTotalDue(submission.accountType, submission.frequencyInfo.frequency);
  // What is due then is not known yet.
  const isRemainderKnown = info.payOffAmount > 0 && !paysTotal;
  return {
    submission,
    late,
    replaces,
    fee: processingFee(parts),
    total: paymentTotal(parts),
    paysTotalDue: paysTotal,
    postsOn: postingDate(date, context, context.settings.cutoffTime, calendar),
    remaining: isRemainderKnown ? owedAfter(info.payOffAmount, parts) : undefined,
    pastCutoff: timing.frequency === 'OneTime' && timing.pastCutoff,
    recurring: plan && {
      plan,
      next: nextOccurrences(plan, addDays(context.today, 1), 3, calendar),
      rateReduction: info.paymentOptions.autopayRateReduction,
    },
  };
}

function recurringPlanOf(
  { frequency, numDays = 0 }: FrequencySelection,
  first: LocalDate,
  { dueDate, loanBillingFrequency }: PaymentInfo,
): RecurringPlan | undefined {
  const billing = loanBilling(loanBillingFrequency);
  switch (frequency) {
    case 'OneTime':
      return undefined;
    case 'OnDueDate':
      return dueDate && { frequency, dueDate, billing };
    case 'DaysBeforeDue':
      return dueDate && { frequency, days: numDays, dueDate, billing };
    default:
      return { frequency, first };
  }
}
