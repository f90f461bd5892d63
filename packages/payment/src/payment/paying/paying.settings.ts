import {
  achPreCheckOption,
  achProfilesOption,
  agreements,
  allowSaturdayOption,
  allowSavingsOption,
  allowScheduledAchPayments,
  allowScheduledPaymentsWhenDelinquent,
  allowSundayOption,
  blockImmediateAchOption,
  blockOnHoldCode48Option,
  blockOnHoldCodes,
  blockScheduledPaymentsWhenPastDue,
  cardProfilesOption,
  forceMinimumOption,
  forceTotalDueOption,
  hideConfirmAccountNumberOption,
  maximumCardAmount,
  maximumCardPaymentAmount,
  maxPayoffPercent,
  maxScheduledPaymentsAllowed,
  minimumAchAmount,
  minimumCardPaymentAmount,
  minimumWhenDelinquentOption,
  removeCheckDigitOption,
  singleUseAchOption,
  singleUseCardOption,
  thirdPartyBranchMaximum,
  thirdPartyBranchMinimum,
  thirdPartyPaymentUrl,
  useThirdPartyPaymentsOption,
} from '@portico/core';
import type { ReadSetting } from '@portico/element';
import {
  cardMaximum,
  centsFromAmount,
  type AmountSettings,
  type Cents,
  type PaymentDateLimits,
  type PaymentType,
  type SavingFacts,
  type SchedulingSettings,
  type ThirdPartySettings,
} from '@portico/rules';

/** Everything of the lender's that the payment screen goes by. */
export const paymentSettings = [
  achPreCheckOption,
  achProfilesOption,
  agreements,
  allowSaturdayOption,
  allowSavingsOption,
  allowScheduledAchPayments,
  allowScheduledPaymentsWhenDelinquent,
  allowSundayOption,
  blockImmediateAchOption,
  blockOnHoldCode48Option,
  blockOnHoldCodes,
  blockScheduledPaymentsWhenPastDue,
  cardProfilesOption,
  forceMinimumOption,
  forceTotalDueOption,
  hideConfirmAccountNumberOption,
  maximumCardAmount,
  maximumCardPaymentAmount,
  maxPayoffPercent,
  maxScheduledPaymentsAllowed,
  minimumAchAmount,
  minimumCardPaymentAmount,
  minimumWhenDelinquentOption,
  removeCheckDigitOption,
  singleUseAchOption,
  singleUseCardOption,
  thirdPartyBranchMaximum,
  thirdPartyBranchMinimum,
  thirdPartyPaymentUrl,
  useThirdPartyPaymentsOption,
] as const;

type Allowed = Pick<SavingFacts, 'profilesAllowed' | 'singleUseAllowed'>;

/** The settings that decide, in the form the rules take them. Amounts are cents. */
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
};

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
      card: {
        profilesAllowed: read(cardProfilesOption),
        singleUseAllowed: read(singleUseCardOption),
      },
    },
    scheduling: {
      blockWhenPastDue: read(blockScheduledPaymentsWhenPastDue),
      allowWhenDelinquent: read(allowScheduledPaymentsWhenDelinquent),
      allowed: { ach: read(allowScheduledAchPayments), card: false },
      maxScheduled: read(maxScheduledPaymentsAllowed),
    },
    dates: {
      allowSaturday: read(allowSaturdayOption),
      allowSunday: read(allowSundayOption),
      cardWeekends: false,
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
      recurringAdditionalAmount: false,
    },
  };
}

function dollars(amount: number | undefined): Cents | undefined {
  return amount === undefined ? undefined : centsFromAmount(amount);
}
