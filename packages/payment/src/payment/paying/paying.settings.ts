import type { ReadSetting } from '@portico/element';
import {
  cardMaximum,
  centsFromAmount,
  isRecurringFrequency,
  type AmountSettings,
  type AmountStepSettings,
  type Cents,
  type FrequencySettings,
  type PaymentDateLimits,
  type PaymentType,
  type PayoffSettings,
  type SavingFacts,
  type SchedulingSettings,
  type ThirdPartySettings,
} from '@portico/rules';
import {
  allowDeleteRecurringOption,
  allowedFrequencies,
  allowRecurringAchPayments,
  allowRecurringCardPayments,
  allowSaturdayOption,
  allowSundayOption,
  blockOnHoldCodes,
  blockRecurringWhenPastDue,
  cardWeekendsOption,
  requireAchDraftAgreementOption,
} from '@portico/shared/settings';
import {
  achAllowFuturePayoff,
  achProfilesOption,
  allowScheduledAchPayments,
  blockImmediateAchOption,
  minimumAchAmount,
  singleUseAchOption,
} from '../../settings/ach-payment-options';
import {
  allowRawCardsOption,
  allowScheduledCardPayments,
  cardAllowFuturePayoff,
  cardProfilesOption,
  hostedFieldsUrl,
  maximumCardAmount,
  singleUseCardOption,
} from '../../settings/card-payment-options';
import {
  additionalAmountOption,
  additionalPrincipalOption,
  allowRecurringWhenDelinquent,
  customAmountOption,
  forceDaysBeforeDueOption,
  forceOnDueDateOption,
} from '../../settings/recurring-payment-options';
import {
  allowScheduledPaymentsWhenDelinquent,
  blockOnHoldCode48Option,
  blockScheduledPaymentsWhenPastDue,
  forceMinimumOption,
  forceTotalDueOption,
  hidePayoffOption,
  maximumCardPaymentAmount,
  maxPayoffPercent,
  maxScheduledPaymentsAllowed,
  minimumCardPaymentAmount,
  minimumWhenDelinquentOption,
  paymentCutoffTime,
  resendSameKeyOption,
  thirdPartyBranchMaximum,
  thirdPartyBranchMinimum,
  thirdPartyPaymentUrl,
  useThirdPartyFeeOption,
  useThirdPartyPaymentsOption,
} from '../../settings/general-payment-options';

type Allowed = Pick<SavingFacts, 'profilesAllowed' | 'singleUseAllowed'>;

/** The settings in the form that the rules need. Amounts are cents. */
export type PaymentSettings = {
  readonly blockedHoldCodes: readonly string[];
  readonly holdCode48: boolean;
  readonly thirdParty: ThirdPartySettings;
  readonly thirdPartyUrl: string;
  readonly saving: Readonly<Record<PaymentType, Allowed>>;
  readonly scheduling: SchedulingSettings;
  readonly dates: Pick<PaymentDateLimits, 'allowSaturday' | 'allowSunday' | 'cardWeekends'>;
  readonly blockImmediateAch: boolean;
  readonly amounts: AmountSettings;
  readonly recurring: FrequencySettings &
    AmountStepSettings & {
      /** The borrower can turn autopay off, and so replace it. */
      readonly allowDelete: boolean;
    };
  readonly payoff: Pick<PayoffSettings, 'hidden' | 'maxPayoffPercent'> & {
    /** A loan can be paid off on a later day. */
    readonly allowFuture: Readonly<Record<PaymentType, boolean>>;
  };
  /** A third party's fee is requested. */
  readonly thirdPartyFee: boolean;
  /** Later payments by bank account need the draft agreement. */
  readonly requireDraft: boolean;
  /** A payment whose outcome cannot be looked up may be sent again under its key (D160). */
  readonly resendSameKey: boolean;
  /** Payments from this time on post the next day, `HH:mm`; undefined if the lender sets none. */
  readonly cutoffTime: string | undefined;
};

/** Reads the settings that a payment depends on. */
export function readPaymentSettings(read: ReadSetting): PaymentSettings {
  return {
    blockedHoldCodes: read(blockOnHoldCodes),
    holdCode48: read(blockOnHoldCode48Option),
    thirdParty: {
      enabled: read(useThirdPartyPaymentsOption),
      minBranch: read(thirdPartyBranchMinimum),
      maxBranch: read(thirdPartyBranchMaximum),
    },
    thirdPartyUrl: read(thirdPartyPaymentUrl),
    saving: {
      ach: { profilesAllowed: read(achProfilesOption), singleUseAllowed: read(singleUseAchOption) },
      card: readCardSaving(read),
    },
    scheduling: {
      blockWhenPastDue: read(blockScheduledPaymentsWhenPastDue),
      allowWhenDelinquent: read(allowScheduledPaymentsWhenDelinquent),
      allowed: { ach: read(allowScheduledAchPayments), card: read(allowScheduledCardPayments) },
      maxScheduled: read(maxScheduledPaymentsAllowed),
    },
    dates: {
      allowSaturday: read(allowSaturdayOption),
      allowSunday: read(allowSundayOption),
      cardWeekends: read(cardWeekendsOption),
    },
    blockImmediateAch: read(blockImmediateAchOption),
    amounts: {
      minimum: {
        ach: dollars(read(minimumAchAmount)),
        card: dollars(read(minimumCardPaymentAmount)),
      },
      cardMaximum: cardMaximum(
        dollars(read(maximumCardAmount)),
        dollars(read(maximumCardPaymentAmount)),
      ),
      delinquentMinimum: read(minimumWhenDelinquentOption),
      forceMinimum: read(forceMinimumOption),
      forceTotalDue: read(forceTotalDueOption),
      maxPayoffPercent: read(maxPayoffPercent),
      recurringAdditionalAmount: read(additionalAmountOption),
    },
    recurring: readRecurring(read),
    payoff: {
      hidden: read(hidePayoffOption),
      maxPayoffPercent: read(maxPayoffPercent),
      allowFuture: { ach: read(achAllowFuturePayoff), card: read(cardAllowFuturePayoff) },
    },
    thirdPartyFee: read(useThirdPartyFeeOption),
    requireDraft: read(requireAchDraftAgreementOption),
    resendSameKey: read(resendSameKeyOption),
    cutoffTime: /^\d\d:\d\d$/.exec(read(paymentCutoffTime))?.[0],
  };
}

/** A new card needs a processor's page, or a lender that accepts card numbers itself (D88). */
function readCardSaving(read: ReadSetting): Allowed {
  const rawCards = read(allowRawCardsOption);
  const typedSomewhere = read(hostedFieldsUrl) !== '' || rawCards;
  const [profiles, singleUse] = [read(cardProfilesOption), read(singleUseCardOption)];
  return {
    profilesAllowed: profiles && typedSomewhere,
    singleUseAllowed: singleUse && typedSomewhere,
  };
}

function readRecurring(read: ReadSetting): PaymentSettings['recurring'] {
  return {
    frequencies: read(allowedFrequencies).filter(isRecurringFrequency),
    forceOnDueDate: read(forceOnDueDateOption),
    forceDaysBeforeDue: read(forceDaysBeforeDueOption),
    blockWhenPastDue: read(blockRecurringWhenPastDue),
    allowWhenDelinquent: read(allowRecurringWhenDelinquent),
    allowed: { ach: read(allowRecurringAchPayments), card: read(allowRecurringCardPayments) },
    customAmount: read(customAmountOption),
    additionalPrincipal: read(additionalPrincipalOption),
    allowDelete: read(allowDeleteRecurringOption),
  };
}

function dollars(amount: number | undefined): Cents | undefined {
  return amount === undefined ? undefined : centsFromAmount(amount);
}
