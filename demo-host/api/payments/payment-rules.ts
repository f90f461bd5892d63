import {
  cardMaximum,
  recurringFrequencies,
  type AmountSettings,
  type AmountStepSettings,
  type Cents,
  type FrequencySettings,
  type PaymentType,
  type SchedulingSettings,
} from '@portico/rules';
import { cardSettings, listOf, type CardSettings } from '../cards/card-settings';
import type { Services } from '../services';

/** Settings of the payment rules, as the screens read them too. */
export type PaymentRules = {
  readonly amounts: AmountSettings;
  readonly scheduling: SchedulingSettings;
  readonly recurring: FrequencySettings;
  readonly steps: AmountStepSettings;
  readonly futurePayoff: Readonly<Record<PaymentType, boolean>>;
  readonly draftAgreement: boolean;
  readonly cards: CardSettings;
};

type Reader = {
  readonly flag: (name: string) => Promise<boolean>;
  readonly money: (name: string) => Promise<Cents | undefined>;
  readonly number: (name: string) => Promise<number | undefined>;
  readonly value: (name: string) => Promise<string | undefined>;
};

function readerOf({ settings }: Services, group: string): Reader {
  return {
    flag: (name) => settings.flag(`${group}.${name}`),
    money: (name) => settings.money(`${group}.${name}`),
    number: (name) => settings.number(`${group}.${name}`),
    value: (name) => settings.value(`${group}.${name}`),
  };
}

type Readers = Readonly<Record<'general' | 'ach' | 'card' | 'recurring', Reader>>;

async function amountSettings({ general, ach, card, recurring }: Readers): Promise<AmountSettings> {
  return {
    minimum: {
      ach: await ach.money('minimumAchAmount'),
      card: await general.money('minimumCardPaymentAmount'),
    },
    cardMaximum: cardMaximum(
      await card.money('maximumCardAmount'),
      await general.money('maximumCardPaymentAmount'),
    ),
    delinquentMinimum: await general.flag('minimumWhenDelinquentOption'),
    forceMinimum: await general.flag('forceMinimumOption'),
    forceTotalDue: await general.flag('forceTotalDueOption'),
    maxPayoffPercent: await general.number('maxPayoffPercent'),
    recurringAdditionalAmount: await recurring.flag('additionalAmountOption'),
  };
}

async function schedulingSettings({ general, ach, card }: Readers): Promise<SchedulingSettings> {
  return {
    blockWhenPastDue: await general.flag('blockScheduledPaymentsWhenPastDue'),
    allowWhenDelinquent: await general.flag('allowScheduledPaymentsWhenDelinquent'),
    allowed: {
      ach: await ach.flag('allowScheduledAchPayments'),
      card: await card.flag('allowScheduledCardPayments'),
    },
    maxScheduled: await general.number('maxScheduledPaymentsAllowed'),
  };
}

async function recurringSettings({ recurring }: Readers): Promise<FrequencySettings> {
  const named = await recurring.value('allowedFrequencies');
  const words = named === undefined ? undefined : listOf(named);
  return {
    frequencies: recurringFrequencies.filter((frequency) => words?.includes(frequency) ?? true),
    forceOnDueDate: await recurring.flag('forceOnDueDateOption'),
    forceDaysBeforeDue: await recurring.flag('forceDaysBeforeDueOption'),
    blockWhenPastDue: await recurring.flag('blockRecurringWhenPastDue'),
    allowWhenDelinquent: await recurring.flag('allowRecurringWhenDelinquent'),
    allowed: {
      ach: await recurring.flag('allowRecurringAchPayments'),
      card: await recurring.flag('allowRecurringCardPayments'),
    },
  };
}

export async function paymentRules(services: Services): Promise<PaymentRules> {
  const readers = {
    general: readerOf(services, 'generalPaymentOptions'),
    ach: readerOf(services, 'achPaymentOptions'),
    card: readerOf(services, 'cardPaymentOptions'),
    recurring: readerOf(services, 'recurringPaymentOptions'),
  };
  const { ach, card, recurring } = readers;
  return {
    amounts: await amountSettings(readers),
    scheduling: await schedulingSettings(readers),
    recurring: await recurringSettings(readers),
    steps: {
      customAmount: await recurring.flag('customAmountOption'),
      additionalPrincipal: await recurring.flag('additionalPrincipalOption'),
    },
    futurePayoff: {
      ach: await ach.flag('allowFuturePayoff'),
      card: await card.flag('allowFuturePayoff'),
    },
    draftAgreement: await ach.flag('requireAchDraftAgreementOption'),
    cards: await cardSettings(services.settings),
  };
}
