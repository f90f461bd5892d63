import {
  addDays,
  checkPaymentDate,
  checkPayoffDate,
  checkRecurringDate,
  closedDay,
  daysBeforeDueChoices,
  localDate,
  needsPayoffQuote,
  nextPaymentDay,
  payoffDateLimits,
  payoffOffered,
  payoffPanelShown,
  semiMonthlySecondDate,
  type Cents,
  type Checked,
  type LocalDate,
  type PaymentDateLimits,
  type PayoffDateCode,
  type RecurringDateCode,
  type RecurringDateLimits,
  type SchedulingCode,
} from '@portico/rules';
import type { Method } from '../methods/method';
import {
  frequencyFacts,
  onceLimits,
  payingInfo,
  recurringLimits,
  type PayingInfo,
} from './rule-facts';
import type { OpenAccount } from './choices';
import { quoteKey } from './host-questions';
import type { PaymentContext, HostAnswers, HostRequest, PaymentInfo, Timing } from './choices';

/** The payoff: where it is offered, and for how much. */
export type PayoffPlan = {
  /** `toggle` next to the day, `panel` if only today is allowed (D106). */
  readonly shown: 'toggle' | 'panel' | undefined;
  readonly on: boolean;
  /** Undefined until the quote of a later day is received. */
  readonly amount: Cents | undefined;
};

/** The chosen frequency, validated. `day`: the (first) day of payment, undefined until valid. */
export type TimingPlan =
  | {
      readonly frequency: 'OneTime';
      readonly limits: PaymentDateLimits;
      /** Why only today can be chosen; undefined when later days are allowed. */
      readonly onlyToday: SchedulingCode | 'payoff' | undefined;
      readonly date: Checked<LocalDate, PayoffDateCode>;
      /** The day is today, after the bank cut-off: warned of now, refused at submit (D99). */
      readonly pastCutoff: boolean;
      readonly payoff: PayoffPlan;
      readonly day: LocalDate | undefined;
    }
  | { readonly frequency: 'OnDueDate'; readonly day: LocalDate | undefined }
  | {
      readonly frequency: 'DaysBeforeDue';
      readonly choices: readonly { readonly days: number; readonly date: LocalDate }[];
      readonly days: number | undefined;
      readonly day: LocalDate | undefined;
    }
  | {
      readonly frequency: RecurringDateLimits['frequency'];
      readonly limits: RecurringDateLimits;
      readonly date: Checked<LocalDate, RecurringDateCode>;
      /** Of a semi-monthly payment: its second day, and the payment day if that one is closed. */
      readonly second: { readonly date: LocalDate; readonly payOn: LocalDate } | undefined;
      readonly day: LocalDate | undefined;
    };

/** Validates how often and when to pay (payments §4, §5). */
export function planTiming(
  timing: Timing,
  open: OpenAccount,
  method: Method,
  context: PaymentContext,
  answers: HostAnswers,
): TimingPlan {
  const { info } = open.loan;
  const paying = payingInfo(open, method);
  switch (timing.frequency) {
    case 'OneTime':
      return planOnce(timing, open, paying, context, answers.quote);
    case 'OnDueDate':
      return { frequency: 'OnDueDate', day: info.dueDate };
    case 'DaysBeforeDue':
      return planDaysBefore(timing.days, paying, info, context);
    default:
      return planDated(timing, paying, info, context);
  }
}

function planOnce(
  { when, payoff: on }: Extract<Timing, { frequency: 'OneTime' }>,
  { account, loan: { info } }: OpenAccount,
  paying: PayingInfo,
  context: PaymentContext,
  quote: HostRequest | undefined,
): TimingPlan {
  const { limits: ordinary, onlyToday } = onceLimits(paying, info, context);
  const allowFuture = context.settings.payoff.allowFuture[paying.paymentType];
  const limits = on ? payoffDateLimits(ordinary, allowFuture) : ordinary;
  const chosen = when.choice === 'today' ? context.today : localDate(when.text);
  const date = on
    ? checkPayoffDate(chosen, ordinary, allowFuture)
    : checkPaymentDate(chosen, ordinary);
  const pastCutoff = !date.ok && date.error.code === 'cutoff';
  const day = date.ok || pastCutoff ? chosen : undefined;
  return {
    frequency: 'OneTime',
    limits,
    onlyToday: onlyToday ?? (limits.onlyToday ? 'payoff' : undefined),
    date,
    pastCutoff,
    day,
    payoff: {
      shown: payoffShown(paying, context),
      on,
      amount: day && payoffAmount(account.number, day, info, context, quote),
    },
  };
}

function payoffShown(paying: PayingInfo, { settings }: PaymentContext): PayoffPlan['shown'] {
  const offered = payoffOffered(
    { type: paying.paymentType, payoffAmount: paying.payoffAmount },
    { ...settings.payoff, cardMaximum: settings.amounts.cardMaximum },
  );
  if (!offered) return undefined;
  const { onlyImmediatePmts: onlyImmediate, pastDue } = paying;
  return payoffPanelShown({ onlyImmediate, pastDue }) ? 'panel' : 'toggle';
}

function payoffAmount(
  account: string,
  day: LocalDate,
  info: PaymentInfo,
  { today }: PaymentContext,
  quote: HostRequest | undefined,
): Cents | undefined {
  if (!needsPayoffQuote(day, today)) return info.payOffAmount;
  const known = quote?.at === 'known' && quote.key === quoteKey(account, day);
  return known ? quote.amount : undefined;
}

function planDaysBefore(
  days: number | undefined,
  paying: PayingInfo,
  info: PaymentInfo,
  context: PaymentContext,
): TimingPlan {
  const { dueDate } = info;
  const choices = dueDate
    ? daysBeforeDueChoices(frequencyFacts(paying, info, context)).map((each) => ({
        days: each,
        date: addDays(dueDate, -each),
      }))
    : [];
  const day = choices.find((choice) => choice.days === days)?.date;
  return { frequency: 'DaysBeforeDue', choices, days, day };
}

function planDated(
  { frequency, text }: Extract<Timing, { text: string }>,
  paying: PayingInfo,
  info: PaymentInfo,
  context: PaymentContext,
): TimingPlan {
  const limits = recurringLimits(paying, info, frequency, context);
  const date = checkRecurringDate(localDate(text), limits);
  const day = date.ok ? date.value : undefined;
  return { frequency, limits, date, day, second: secondOf(day, limits) };
}

function secondOf(day: LocalDate | undefined, limits: RecurringDateLimits) {
  if (day === undefined || limits.frequency !== 'SemiMonthly') return undefined;
  const date = semiMonthlySecondDate(day);
  return { date, payOn: closedDay(date, limits) ? nextPaymentDay(date, limits) : date };
}
