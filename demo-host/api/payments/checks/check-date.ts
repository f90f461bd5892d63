import type { SubmissionCode } from '@portico/contract';
import {
  checkPaymentDate,
  checkPayoffDate,
  checkRecurringDate,
  daysBeforeDueChoices,
  offeredFrequencies,
  paymentKind,
  recurringRefusal,
  schedulingRefusal,
  type PayoffDateCode,
  type PaymentType,
  type RecurringCode,
  type RecurringDateCode,
  type SchedulingCode,
} from '@portico/rules';
import { limitsOf, recurringFacts, type Check, type Rule } from './check';
import { frequencyOf } from '../planned/recurring-plan';

const dateCodes: Readonly<Record<PayoffDateCode, SubmissionCode>> = {
  required: 'DateNotAllowed',
  past: 'DateMin',
  payoffPast: 'DateMin',
  period: 'DateMax',
  holiday: 'Holiday',
  saturday: 'Weekend',
  sunday: 'Weekend',
  cutoff: 'DateBeforeCutoff',
  notAllowed: 'DateNotAllowed',
};

const recurringDateCodes: Readonly<Record<RecurringDateCode, SubmissionCode>> = {
  required: 'DateNotAllowed',
  notFuture: 'DateMin',
  tooFar: 'DateMax',
  notAllowed: 'DateNotAllowed',
  holiday: 'Holiday',
  saturday: 'Weekend',
  sunday: 'Weekend',
};

const methodCodes: Readonly<
  Record<'scheduled' | 'recurring', Readonly<Record<PaymentType, SubmissionCode>>>
> = {
  scheduled: { ach: 'ScheduledAchNotAllowed', card: 'ScheduledCardNotAllowed' },
  recurring: { ach: 'RecurringAchNotAllowed', card: 'RecurringCardNotAllowed' },
};

const schedulingCodes: Readonly<Record<Exclude<SchedulingCode, 'method'>, SubmissionCode>> = {
  onlyImmediate: 'DateNotAllowed',
  pastDue: 'DateNotAllowed',
  delinquent: 'DateNotAllowed',
  maximum: 'MaximumScheduled',
};

const recurringCodes: Readonly<Record<Exclude<RecurringCode, 'method'>, SubmissionCode>> = {
  onlyImmediate: 'RecurringNotAllowed',
  host: 'RecurringNotAllowed',
  existing: 'RecurringPaymentExists',
  pastDue: 'RecurringNotAllowed',
  delinquent: 'RecurringNotAllowed',
  singleUse: 'MustSaveOrPayNow',
};

/** The day of a one-time payment. */
export const oneTimeDate: Rule = (check) => {
  const { kind, payment, facts, rules, method } = check;
  if (kind === 'recurring') return undefined;
  const limits = limitsOf(check);
  const { paymentDate } = payment.details;
  const checked = payment.isPayoff
    ? checkPayoffDate(paymentDate, limits, rules.futurePayoff[method.kind.type])
    : checkPaymentDate(paymentDate, limits);
  if (!checked.ok) return dateCodes[checked.error.code];
  const actual = paymentKind('OneTime', checked.value, facts.dateLimits.today);
  return actual === kind ? undefined : 'DateNotAllowed';
};

/** Whether one more payment can be scheduled. */
export const scheduling: Rule = ({ kind, payment, facts, rules, method }) => {
  if (kind !== 'scheduled') return undefined;
  const { paymentDate } = payment.details;
  if (payment.isPayoff && facts.payoffPlanned) return 'PayoffPlanned';
  if (facts.scheduled.some((waiting) => waiting.paymentDate === paymentDate)) {
    return 'ScheduledPaymentExists';
  }
  const refusal = schedulingRefusal(
    {
      type: method.kind.type,
      onlyImmediate: facts.account.restriction !== undefined,
      pastDue: facts.loanState.pastDue > 0,
      delinquent: facts.delinquent,
      scheduledPayments: facts.scheduled.length,
    },
    rules.scheduling,
  );
  if (refusal === 'method') return methodCodes.scheduled[method.kind.type];
  return refusal && schedulingCodes[refusal];
};

/** Whether the loan can have a recurring payment, of this frequency, from this date on. */
export const recurrence: Rule = (check) => {
  const { kind, payment, facts, rules, method } = check;
  if (kind !== 'recurring') return undefined;
  const { recurringDetails } = payment;
  if (!recurringDetails) return 'InvalidInfo';
  const refusal = recurringRefusal(recurringFacts(check), rules.recurring);
  if (refusal === 'method') return methodCodes.recurring[method.kind.type];
  if (refusal) return recurringCodes[refusal];
  const frequency = frequencyOf(recurringDetails);
  const { nonPaymentDays } = facts.dateLimits;
  const due = dueFacts(check);
  const offered = offeredFrequencies(
    { ...recurringFacts(check), ...due, nonPaymentDays },
    rules.recurring,
  );
  if (!offered.includes(frequency)) return 'RecurringNotAllowed';
  if (frequency === 'OnDueDate') return undefined;
  if (frequency === 'DaysBeforeDue') {
    const choices = daysBeforeDueChoices(due);
    return choices.includes(recurringDetails.daysBeforeDue ?? 0) ? undefined : 'DateNotAllowed';
  }
  const limits = { ...limitsOf(check), frequency };
  const checked = checkRecurringDate(payment.details.paymentDate, limits);
  return checked.ok ? undefined : recurringDateCodes[checked.error.code];
};

const dueFacts = ({ facts }: Check) => ({
  billing: facts.billing,
  dueDate: facts.loanState.dueDate,
  today: facts.dateLimits.today,
  nonSchedulableDays: facts.nonSchedulableDays,
});
