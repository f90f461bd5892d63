import type { Setting } from '@portico/core/internal';
import { describe, expect, it } from 'vitest';
import { readPaymentSettings } from './paying.settings';

/** The settings of a lender whose setup has these values and no others. */
function lender(setup: Readonly<Record<string, string>> = {}) {
  return readPaymentSettings(<T>({ key, read, fallback }: Setting<T>) => {
    const raw = setup[key];
    return (raw === undefined ? undefined : read(raw)) ?? fallback;
  });
}

describe('a lender whose setup says nothing', () => {
  it.each([
    ['no smallest payment by bank account', 'amounts.minimum.ach', undefined],
    ['no smallest payment by card', 'amounts.minimum.card', undefined],
    ['no largest payment by card', 'amounts.cardMaximum', undefined],
    ['no cut-off time', 'cutoffTime', undefined],
    ['one scheduled payment', 'scheduling.maxScheduled', 1],
    [
      'every recurring frequency',
      'recurring.frequencies',
      ['OnDueDate', 'DaysBeforeDue', 'MonthlyOnDate', 'SemiMonthly', 'TwoWeeks', 'Weekly'],
    ],
    ['no saved card', 'saving.card.profilesAllowed', false],
    ['no second sending under the same key', 'resendSameKey', false],
  ])('has %s', (_, path, value) => {
    expect(lender()).toHaveProperty(path, value);
  });
});

describe('a lender can switch on', () => {
  it.each([
    ['generalPaymentOptions.blockOnHoldCode48Option', 'holdCode48'],
    ['generalPaymentOptions.useThirdPartyPaymentsOption', 'thirdParty.enabled'],
    ['achPaymentOptions.achProfilesOption', 'saving.ach.profilesAllowed'],
    ['achPaymentOptions.singleUseAchOption', 'saving.ach.singleUseAllowed'],
    ['generalPaymentOptions.blockScheduledPaymentsWhenPastDue', 'scheduling.blockWhenPastDue'],
    [
      'generalPaymentOptions.allowScheduledPaymentsWhenDelinquent',
      'scheduling.allowWhenDelinquent',
    ],
    ['achPaymentOptions.allowScheduledAchPayments', 'scheduling.allowed.ach'],
    ['cardPaymentOptions.allowScheduledCardPayments', 'scheduling.allowed.card'],
    ['achPaymentOptions.allowSaturdayOption', 'dates.allowSaturday'],
    ['achPaymentOptions.allowSundayOption', 'dates.allowSunday'],
    ['cardPaymentOptions.cardWeekendsOption', 'dates.cardWeekends'],
    ['achPaymentOptions.blockImmediateAchOption', 'blockImmediateAch'],
    ['generalPaymentOptions.minimumWhenDelinquentOption', 'amounts.delinquentMinimum'],
    ['generalPaymentOptions.forceMinimumOption', 'amounts.forceMinimum'],
    ['generalPaymentOptions.forceTotalDueOption', 'amounts.forceTotalDue'],
    ['recurringPaymentOptions.additionalAmountOption', 'amounts.recurringAdditionalAmount'],
    ['recurringPaymentOptions.forceOnDueDateOption', 'recurring.forceOnDueDate'],
    ['recurringPaymentOptions.forceDaysBeforeDueOption', 'recurring.forceDaysBeforeDue'],
    ['recurringPaymentOptions.blockRecurringWhenPastDue', 'recurring.blockWhenPastDue'],
    ['recurringPaymentOptions.allowRecurringWhenDelinquent', 'recurring.allowWhenDelinquent'],
    ['recurringPaymentOptions.allowRecurringAchPayments', 'recurring.allowed.ach'],
    ['recurringPaymentOptions.allowRecurringCardPayments', 'recurring.allowed.card'],
    ['recurringPaymentOptions.customAmountOption', 'recurring.customAmount'],
    ['recurringPaymentOptions.additionalPrincipalOption', 'recurring.additionalPrincipal'],
    ['generalPaymentOptions.hidePayoffOption', 'payoff.hidden'],
    ['achPaymentOptions.allowFuturePayoff', 'payoff.allowFuture.ach'],
    ['cardPaymentOptions.allowFuturePayoff', 'payoff.allowFuture.card'],
    ['generalPaymentOptions.useThirdPartyFeeOption', 'thirdPartyFee'],
    ['achPaymentOptions.requireAchDraftAgreementOption', 'requireDraft'],
    ['generalPaymentOptions.resendSameKeyOption', 'resendSameKey'],
  ])('%s, which is %s', (key, path) => {
    expect(lender()).toHaveProperty(path, false);
    expect(lender({ [key]: 'true' })).toHaveProperty(path, true);
  });
});

describe('a lender can set (amounts in dollars, kept in cents)', () => {
  it.each([
    ['generalPaymentOptions.blockOnHoldCodes', '48, 12', 'blockedHoldCodes', ['48', '12']],
    ['generalPaymentOptions.thirdPartyBranchMinimum', '10', 'thirdParty.minBranch', 10],
    ['generalPaymentOptions.thirdPartyBranchMaximum', '19', 'thirdParty.maxBranch', 19],
    [
      'generalPaymentOptions.thirdPartyPaymentUrl',
      'https://pay.example/',
      'thirdPartyUrl',
      'https://pay.example/',
    ],
    ['generalPaymentOptions.maxScheduledPaymentsAllowed', '4', 'scheduling.maxScheduled', 4],
    ['generalPaymentOptions.maxPayoffPercent', '1.1', 'amounts.maxPayoffPercent', 1.1],
    ['generalPaymentOptions.maxPayoffPercent', '1.1', 'payoff.maxPayoffPercent', 1.1],
    ['achPaymentOptions.minimumAchAmount', '5', 'amounts.minimum.ach', 500],
    ['generalPaymentOptions.minimumCardPaymentAmount', '10.55', 'amounts.minimum.card', 1055],
    ['generalPaymentOptions.maximumCardPaymentAmount', '300', 'amounts.cardMaximum', 30_000],
    ['cardPaymentOptions.maximumCardAmount', '250.50', 'amounts.cardMaximum', 25_050],
  ])('%s to %s, so that %s is %j', (key, raw, path, value) => {
    expect(lender({ [key]: raw })).toHaveProperty(path, value);
  });

  it('two largest payments by card, of which the lower applies', () => {
    const { amounts } = lender({
      'generalPaymentOptions.maximumCardPaymentAmount': '300',
      'cardPaymentOptions.maximumCardAmount': '250',
    });
    expect(amounts.cardMaximum).toBe(25_000);
  });

  it('the frequencies it offers; those it has misspelt, or named OneTime, are left out', () => {
    const { recurring } = lender({
      'recurringPaymentOptions.allowedFrequencies': 'Weekly, Wekly, OneTime, toString, TwoWeeks',
    });
    expect(recurring.frequencies).toEqual(['Weekly', 'TwoWeeks']);
  });

  it.each([
    ['17:00', '17:00'],
    ['09:30', '09:30'],
    ['9:30', undefined],
    ['17:00:00', undefined],
    ['at 17:00', undefined],
    ['5 pm', undefined],
  ])('the cut-off time %j, which is read as %s', (raw, time) => {
    expect(lender({ 'generalPaymentOptions.paymentCutoffTime': raw }).cutoffTime).toBe(time);
  });
});

describe('a new card', () => {
  const processor = { 'cardPaymentOptions.hostedFieldsUrl': 'https://cards.example/' };
  const rawCards = { 'cardPaymentOptions.allowRawCardsOption': 'true' };
  const saved = { 'cardPaymentOptions.cardProfilesOption': 'true' };
  const once = { 'cardPaymentOptions.singleUseCardOption': 'true' };

  it.each([
    ['saved where a processor collects the number', { ...processor, ...saved }, true, false],
    ['used once where a processor collects the number', { ...processor, ...once }, false, true],
    ['saved where the lender accepts numbers itself', { ...rawCards, ...saved }, true, false],
    ['used once where the lender accepts numbers itself', { ...rawCards, ...once }, false, true],
    [
      'neither saved nor used once where its number cannot be typed anywhere',
      { ...saved, ...once },
      false,
      false,
    ],
    ['neither saved nor used once where the lender allows neither', processor, false, false],
  ])('can be %s', (_, setup, profilesAllowed, singleUseAllowed) => {
    expect(lender(setup).saving.card).toEqual({ profilesAllowed, singleUseAllowed });
  });
});
