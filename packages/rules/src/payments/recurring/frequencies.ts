import type { LocalDate } from '../../values/local-date';
import { daysBeforeDueChoices, type DaysBeforeDueFacts } from '../dates/days-before-due';
import type { Frequency } from '../payment-kind';
import type { PaymentType } from '../payment-type';
import { datedRow, recurringFrequencies, type RecurringFrequency } from './frequency-table';

/** Why a loan can only be paid once. */
export type RecurringCode =
  'onlyImmediate' | 'host' | 'existing' | 'pastDue' | 'delinquent' | 'method' | 'singleUse';

export type RecurringFacts = {
  readonly type: PaymentType;
  /** The chosen method is not saved: a recurring payment needs a saved method (D87). */
  readonly singleUse: boolean;
  /** PaymentOptions.RecurringAllowed. */
  readonly allowedByHost: boolean;
  /** The loan has a recurring payment already (D103). */
  readonly hasRecurring: boolean;
  /** The host limits the loan to payments of today (payments §3, RestrictionCode). */
  readonly onlyImmediate: boolean;
  /** Something is past due (LoanPastDue above 0). */
  readonly pastDue: boolean;
  /** The host's own flag. */
  readonly delinquent: boolean;
};

export type RecurringSettings = {
  readonly blockWhenPastDue: boolean;
  readonly allowWhenDelinquent: boolean;
  readonly allowed: Readonly<Record<PaymentType, boolean>>;
};

type IsBlocked = (facts: RecurringFacts, settings: RecurringSettings) => boolean;

/** The blocks are independent, as for scheduled payments (D104). */
const refusals: readonly (readonly [RecurringCode, IsBlocked])[] = [
  ['onlyImmediate', (facts) => facts.onlyImmediate],
  ['host', (facts) => !facts.allowedByHost],
  ['existing', (facts) => facts.hasRecurring],
  ['pastDue', (facts, settings) => facts.pastDue && settings.blockWhenPastDue],
  ['delinquent', (facts, settings) => facts.delinquent && !settings.allowWhenDelinquent],
  ['method', (facts, settings) => !settings.allowed[facts.type]],
  ['singleUse', (facts) => facts.singleUse],
];

/** The first reason why the loan can only be paid once, or undefined (payments §3, §5; D87, D103, D104). */
export function recurringRefusal(
  facts: RecurringFacts,
  settings: RecurringSettings,
): RecurringCode | undefined {
  return refusals.find(([, refuses]) => refuses(facts, settings))?.[0];
}

export type FrequencyFacts = RecurringFacts &
  DaysBeforeDueFacts & { readonly nonPaymentDays: readonly LocalDate[] };

export type FrequencySettings = RecurringSettings & {
  /** The frequencies that the setup's recurring options allow. */
  readonly frequencies: readonly RecurringFrequency[];
  readonly forceOnDueDate: boolean;
  readonly forceDaysBeforeDue: boolean;
};

/** Whether a loan's billing and dates allow a frequency (payments §4; D90, D102). */
function fits(frequency: RecurringFrequency, facts: FrequencyFacts): boolean {
  const { billing, dueDate, nonPaymentDays } = facts;
  switch (frequency) {
    case 'OnDueDate':
      return dueDate !== undefined && !nonPaymentDays.includes(dueDate);
    case 'DaysBeforeDue':
      return daysBeforeDueChoices(facts).length > 0;
    default:
      return datedRow(frequency).billings.includes(billing);
  }
}

/** The frequencies to offer; paying once is always among them (payments §4; D101). */
export function offeredFrequencies(
  facts: FrequencyFacts,
  settings: FrequencySettings,
): readonly Frequency[] {
  if (recurringRefusal(facts, settings) !== undefined) return ['OneTime'];
  const forced = forcedFrequencies(settings);
  const offered = recurringFrequencies.filter(
    (frequency) =>
      settings.frequencies.includes(frequency) &&
      (forced.length === 0 || forced.includes(frequency)) &&
      fits(frequency, facts),
  );
  return ['OneTime', ...offered];
}

function forcedFrequencies(settings: FrequencySettings): readonly RecurringFrequency[] {
  const forced: RecurringFrequency[] = [];
  if (settings.forceOnDueDate) forced.push('OnDueDate');
  if (settings.forceDaysBeforeDue) forced.push('DaysBeforeDue');
  return forced;
}
