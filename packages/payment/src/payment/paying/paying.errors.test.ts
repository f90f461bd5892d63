import { describe, expect, it } from 'vitest';
import { effectOf, refusalOf, selectionText } from './paying.errors';
import { paymentPayingTexts } from './payment.paying.sentences';
import spanish from './payment.paying.sentences/es';
import { paymentWhenTexts } from './payment.when.sentences';
import spanishWhen from './payment.when.sentences/es';

describe('refusalOf', () => {
  it('uses the first code', () => {
    expect(refusalOf(['Holiday', 'Declined'])).toEqual({ text: 'errorHoliday' });
  });

  it.each([
    [
      '[PAY-466]',
      ['generic-Call your bank.'],
      { text: 'error', processorMessage: 'Call your bank.' },
    ],
    ['[PAY-466]', ['CardErr generic-Call.'], { text: 'error', processorMessage: 'Call.' }],
    ['[PAY-467]', ['The host is confused'], { text: 'error' }],
    ['', ['generic-'], { text: 'error' }],
    ['', ['Unheard'], { text: 'error' }],
    ['', ['Error'], { text: 'error' }],
    ['', ['DoNotResubmit'], { text: 'errorDoNotResubmit' }],
    ['', ['Unauthorized'], { text: 'error' }],
    ['', [], { text: 'error' }],
  ])('%s %j is %j', (_, codes, refusal) => {
    expect(refusalOf(codes)).toEqual(refusal);
  });

  it.each([
    ['Declined', 'errorDeclined'],
    ['OverLimit', 'errorOverLimit'],
    ['InvalidInfo', 'errorInvalidInfo'],
    ['Expired', 'errorExpired'],
  ])('%s says %s and locks submit', (code, text) => {
    expect(refusalOf([code])).toEqual({ text, disablesSubmit: true });
  });

  it.each([
    ['DateNotAllowed', 'errorDateNotAllowed'],
    ['DateMin', 'errorDateNotAllowed'],
    ['DateMax', 'errorDateNotAllowed'],
    ['DateBeforeCutoff', 'errorDateNotAllowed'],
    ['Holiday', 'errorHoliday'],
    ['Weekend', 'errorWeekend'],
    ['PayoffQuote', 'errorPayoffQuote'],
    ['AmountMax', 'errorAmountMax'],
    ['AmountMin', 'errorAmountMin'],
    ['RoutingNumber', 'errorRoutingNumber'],
    ['NiteMode', 'errorNiteMode'],
    ['NightlyError', 'errorNightlyError'],
    ['AchNotAllowed', 'errorAchNotAllowed'],
    ['CardNotAllowed', 'errorCardNotAllowed'],
    ['CreditCardsNotAccepted', 'errorCreditCards'],
    ['ScheduledAchNotAllowed', 'errorScheduledAchNotAllowed'],
    ['ScheduledCardNotAllowed', 'errorScheduledCardNotAllowed'],
    ['RecurringAchNotAllowed', 'errorRecurringAchNotAllowed'],
    ['RecurringCardNotAllowed', 'errorRecurringCardNotAllowed'],
    ['RecurringNotAllowed', 'errorRecurringNotAllowed'],
    ['RecurringPaymentExists', 'errorRecurringExists'],
    ['MultipleScheduledPayments', 'errorMultipleScheduled'],
    ['MaximumScheduledReached', 'errorMaximumScheduledReached'],
    ['ScheduledPaymentNotModifiable', 'errorScheduledFixed'],
    ['ScheduledPaymentsNotModifiable', 'errorScheduledAllFixed'],
    ['ScheduledAchNotModifiable', 'errorScheduledAchFixed'],
    ['ScheduledCardNotModifiable', 'errorScheduledCardFixed'],
    ['RecurringNotDeletable', 'errorRecurringDeletion'],
    ['RecurringAchNotDeletable', 'errorRecurringAchDeletion'],
    ['RecurringCardNotDeletable', 'errorRecurringCardDeletion'],
    ['PayWithoutSaving', 'errorPayWithoutSaving'],
    ['NewPaymentProblem', 'errorNewPayment'],
    ['SubmitProblem', 'errorSubmitProblem'],
    ['AgreementRequired', 'errorTermsRequired'],
    ['DraftAgreementRequired', 'errorDraftRequired'],
    ['PaymentBlocked', 'errorPaymentBlocked'],
    ['NoPaymentNeeded', 'errorNoPaymentNeeded'],
    ['ScheduledPaymentExists', 'errorScheduledPaymentExists'],
    ['MaximumScheduled', 'errorMaximumScheduled'],
    ['MustSaveOrPayNow', 'errorMustSaveOrPayNow'],
    ['MethodUnknown', 'errorMethodUnknown'],
    ['FeeChanged', 'errorFeeChanged'],
    ['TokenExpired', 'errorTokenExpired'],
  ])('%s says %s, and the payment can be submitted again', (code, text) => {
    expect(refusalOf([code])).toEqual({ text });
  });
});

describe('effectOf', () => {
  it.each([
    ['[POR-014]', ['DoNotResubmit'], 'doNotResubmit'],
    ['[POR-125]', ['KeyClosed'], 'notMade'],
    ['', ['IdempotencyKeyReused'], 'unclear'],
    ['[POR-127]', ['Host error 0x17 at line 9'], 'refused'],
    ['[POR-127]', ['Error'], 'refused'],
    ['[POR-127]', ['Unheard'], 'refused'],
    ['[POR-127]', ['toString'], 'refused'],
    ['[POR-127]', [''], 'refused'],
    ['[POR-127]', [], 'refused'],
    ['', ['Holiday', 'DoNotResubmit'], 'refused'],
  ])('%s of %j is %s', (_, codes, effect) => {
    expect(effectOf(codes)).toBe(effect);
  });
});

it.each([
  ['AccountClosed', 'errorAccountClosed'],
  ['NiteMode', 'errorNiteMode'],
  ['PaymentBlocked', 'errorPaymentBlocked'],
  ['BlockedOnPendingRecurring', 'errorBlockedOnPendingRecurring'],
  ['Delinquent', 'errorDelinquent'],
  ['NoPaymentNeeded', 'errorNoPaymentNeeded'],
  ['DisabledPaymentsAfterCutoffTime', 'errorDisabledPaymentsAfterCutoffTime'],
  ['LoanLockedPayoff', 'errorLoanLockedPayoff'],
  ['Dispute', 'errorDispute'],
  ['NoPaymentOnline', 'errorNoPaymentOnline'],
  ['NoAchPayment', 'errorNoAchPayment'],
  ['NightError', 'errorNightlyProcessing'],
  ['MethodsMissing', 'errorInformation'],
])('a loan that cannot be paid because of %s says %s', (code, text) => {
  expect(selectionText(code)).toBe(text);
});

it('says the generic text of a loan for codes it does not know', () => {
  expect(selectionText('')).toBe('errorLoanInfo');
  expect(selectionText('toString')).toBe('errorLoanInfo');
});

it.each([
  [paymentPayingTexts.english, spanish],
  [paymentWhenTexts.english, spanishWhen],
])('has every sentence in Spanish, with the same values in it', (english, translated) => {
  const valuesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  const values = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, valuesIn(text)]));
  expect(values(translated)).toEqual(values(english));
});
