import { cents, type Frequency } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import {
  checking,
  day,
  loanAccount,
  loanInfo,
  newBank,
  newCard,
  today,
  visa,
} from '../../../testing/fixtures';
import type { Method } from '../methods/method';
import type { OpenAccount } from '../plan/choices';
import type { PaymentInfo } from '../plan/choices';
import {
  bankInfo,
  bankRequest,
  cardRequest,
  confirmationOf,
  submissionOf,
  type FrequencySelection,
} from './submission';

const saving = { save: true, singleUse: true };
const savedBank: Method = { kind: 'saved-bank', ...checking };
const savedCard: Method = { kind: 'saved-card', ...visa };

function opened(info: Partial<PaymentInfo> = {}, type = 0): OpenAccount {
  return {
    at: 'open',
    account: loanAccount({ type }),
    loan: {
      info: loanInfo(info),
      saved: { banks: [checking], cards: [visa] },
      types: ['ach', 'card'],
      saving: { ach: saving, card: saving },
      asOf: { day: today, afterCutoff: false },
    },
  };
}

/** $100.00 today, with $20.00 of additional principal and a fee of $1.50. */
function pay(
  method: Method,
  selection: Partial<FrequencySelection> = {},
  account: OpenAccount = opened(),
) {
  const once: FrequencySelection = {
    frequency: 'OneTime',
    date: today,
    numDays: undefined,
    valid: true,
    payoffInfo: { isPayoff: false, payoffQuote: undefined },
    thirdPartyFee: undefined,
    ...selection,
  };
  const kind = once.frequency === 'OneTime' ? 'immediate' : 'recurring';
  return submissionOf(account, method, kind, once, today, {
    amount: cents(10_000),
    additionalPrincipal: cents(2000),
    firstPartyFee: cents(150),
  });
}

describe('the request that pays', () => {
  it('has the token of the loan, who pays, how much, when, and every fee', () => {
    const submission = pay(savedBank, { thirdPartyFee: cents(95) });
    expect(bankRequest({ ...submission, draftAgreementToken: 'draft-1' }, 'maria')).toEqual({
      paymentToken: 'token-of-the-loan',
      achDraftAgreementToken: 'draft-1',
      payment: {
        logonName: 'maria',
        details: {
          paymentDate: today,
          loanAccountNumber: '001-1234567-8',
          company: 7,
          paymentAmount: 10_000,
          additionalPrincipalAmount: 2000,
          firstPartyFee: 150,
          thirdPartyFee: 95,
        },
        accountType: 0,
        isPayoff: false,
        method: { accountType: 'Checking', accountNumber: '1234', profileId: 'p1' },
        recurringDetails: undefined,
      },
    });
  });

  it.each<[string, Method, object | undefined, object | undefined]>([
    [
      'a saved bank account, by its profile',
      savedBank,
      { accountType: 'Checking', accountNumber: '1234', profileId: 'p1' },
      undefined,
    ],
    [
      'a new bank account, by its whole number',
      newBank,
      {
        accountType: 'Savings',
        accountNumber: '5550001234',
        routingNumber: '021000021',
        ownerName: 'Ann Lee',
      },
      undefined,
    ],
    [
      'a saved debit card, by its profile',
      savedCard,
      undefined,
      {
        cardType: 'Visa',
        cardNumber: '4242',
        expirationDate: '08/27',
        debitCredit: 'debit',
        profileId: 'c1',
      },
    ],
    [
      'a new credit card, by number, code, holder and address',
      newCard,
      undefined,
      {
        cardType: 'Mastercard',
        cardNumber: '5555555555554444',
        securityCode: '123',
        expirationDate: '11/28',
        debitCredit: 'credit',
        cardHolderFirstName: 'Ann',
        cardHolderLastName: 'Lee',
        billingAddress: {
          zipCode: '84101',
          address1: '1 Main St',
          address2: '',
          city: 'Salt Lake',
          state: 'UT',
        },
      },
    ],
    [
      'a new card of a processor, by its token and not its number',
      { ...newCard, secret: { via: 'token', token: 'token-of-the-card' } },
      undefined,
      {
        cardType: 'Mastercard',
        cardToken: 'token-of-the-card',
        expirationDate: '11/28',
        debitCredit: 'credit',
        cardHolderFirstName: 'Ann',
        cardHolderLastName: 'Lee',
        billingAddress: newCard.holder.address,
      },
    ],
  ])('names %s', (_, method, bank, card) => {
    const submission = pay(method);
    expect(bankRequest(submission, 'maria')?.payment.method).toEqual(bank);
    expect(cardRequest(submission, 'maria')?.payment.method).toEqual(card);
    expect(bankInfo(method)).toEqual(bank);
  });

  it.each<[Frequency, number | undefined, object | undefined]>([
    ['OneTime', undefined, undefined],
    ['OnDueDate', 0, { recurringOption: 'DaysBeforeDue', daysBeforeDue: 0 }],
    ['DaysBeforeDue', 3, { recurringOption: 'DaysBeforeDue', daysBeforeDue: 3 }],
    ['MonthlyOnDate', undefined, { recurringOption: 'DayOfMonth', daysBeforeDue: 0 }],
  ])('for %s (days before the due date: %s) repeats as %j', (frequency, numDays, details) => {
    const request = cardRequest(pay(savedCard, { frequency, numDays }), 'maria');
    expect(request?.payment.recurringDetails).toEqual(details);
  });

  it('has the company 0 where the host names none, and says when it pays the loan off', () => {
    const payoffInfo = { isPayoff: true, payoffQuote: cents(10_000) };
    const paysOff = pay(savedBank, { payoffInfo }, opened({ paymentDetails: undefined }));
    expect(bankRequest(paysOff, 'maria')?.payment).toMatchObject({
      isPayoff: true,
      details: { company: 0 },
    });
  });
});

describe('the confirmation', () => {
  it.each<[string, Method, object]>([
    [
      'a bank account',
      newBank,
      { isCard: false, achInfo: { accountNumber: '1234', accountType: 'Savings' } },
    ],
    ['a card', newCard, { isCard: true, cardInfo: { cardNumber: '4444', cardType: 'Mastercard' } }],
  ])('shows %s by its last four digits only', (_, method, shown) => {
    expect(confirmationOf(pay(method)).submissionInfo.method).toEqual(shown);
  });

  it('shows the loan, its due date, the amounts and the fees', () => {
    expect(confirmationOf(pay(savedBank, { thirdPartyFee: cents(95) }))).toMatchObject({
      payDate: today,
      dueDate: day('2025-04-01'),
      submissionInfo: {
        accountNumber: '001-1234567-8',
        amount: 10_000,
        additionalPrincipalAmount: 2000,
        fees: { firstParty: 150, thirdParty: 95 },
      },
    });
  });

  it.each<[Frequency, number | undefined, number | undefined]>([
    ['DaysBeforeDue', 3, 3],
    ['OnDueDate', 0, undefined],
    ['OneTime', undefined, undefined],
  ])('of %s (days before the due date: %s) shows these days: %s', (frequency, numDays, shown) => {
    const { submissionInfo } = confirmationOf(pay(savedBank, { frequency, numDays }));
    expect(submissionInfo.frequencyInfo).toEqual({ frequency, numDays: shown });
  });

  it.each<[string, number, Frequency, boolean]>([
    ['a line of credit on its due date', 9, 'OnDueDate', true],
    ['a line of credit once', 9, 'OneTime', false],
    ['a loan on its due date', 0, 'OnDueDate', false],
  ])('of %s (type %i, %s) says that the total due is paid: %s', (_, type, frequency, expected) => {
    const confirmation = confirmationOf(pay(savedBank, { frequency }, opened({}, type)));
    expect(confirmation.isRecurringLOCPayingTotalDue).toBe(expected);
  });
});
