import type { SettingsBuckets } from '@portico/contract';

/** The terms that a bank payment needs; the page stands on the lender's website. */
const bankTerms = '/terms/bank-payments|2024-01-01|Terms of payments by bank account|ach';

/** What Cedar Valley Credit has chosen; everything else is at its default. */
export const seedSettings: SettingsBuckets = {
  shared: {
    'globalOptions.institutionTimeZone': 'America/Chicago',
    'globalOptions.agreements': bankTerms,
    'loginOptions.useMultiFactorOption': 'true',
    'achPaymentOptions.minimumAchAmount': '1',
    'achPaymentOptions.singleUseAchOption': 'true',
    'achPaymentOptions.achProfilesOption': 'true',
    'achPaymentOptions.achPreCheckOption': 'true',
    'achPaymentOptions.allowSavingsOption': 'true',
    'achPaymentOptions.allowScheduledAchPayments': 'true',
    'achPaymentOptions.allowSaturdayOption': 'true',
    'achPaymentOptions.allowSundayOption': 'true',
    'generalPaymentOptions.maxScheduledPaymentsAllowed': '3',
  },
  english: {},
  spanish: {},
};
