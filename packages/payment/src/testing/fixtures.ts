import type { Account, PaymentMethod, RecurringPayment, ScheduledPayment } from '@portico/contract';
import { cents, localDate, recurringFrequencies, type LocalDate } from '@portico/rules';
import type { PaymentSettings } from '../payment/paying/paying.settings';
import type { Method, SavedBank, SavedCard } from '../payment/paying/methods/method';
import type { PaymentContext, PaymentInfo } from '../payment/paying/plan/choices';

/** A day written in a test. */
export function day(text: string): LocalDate {
  const date = localDate(text);
  if (date === undefined) throw new Error(`Not a day: ${text}`);
  return date;
}

/** The day every test happens on: a Wednesday, and the day of the test clock. */
export const today = day('2025-03-12');

/** A loan that can be paid, in the account list. */
export function loanAccount(change: Partial<Account> = {}): Account {
  return {
    number: '001-1234567-8',
    type: 0,
    comment: '',
    balance: cents(500_000),
    loanAmountDue: cents(25_000),
    loanDueDate: day('2025-04-01'),
    loanPastDue: cents(0),
    blockOnlinePayment: false,
    blockAchPayment: false,
    blockCardPayment: false,
    ...change,
  };
}

/** The host's data of that loan. */
export function loanInfo(change: Partial<PaymentInfo> = {}): PaymentInfo {
  return {
    hasNoErrors: true,
    errors: [],
    accountNumber: '001-1234567-8',
    accountType: 0,
    paymentToken: 'token-of-the-loan',
    isDelinquent: false,
    dueDate: day('2025-04-01'),
    totalAmountDue: cents(25_000),
    regularPaymentAmount: cents(25_000),
    defaultPaymentAmount: cents(25_000),
    payOffAmount: cents(500_000),
    feesAndCharges: cents(0),
    loanBillingFrequency: 'Monthly',
    paymentMethods: [],
    paymentOptions: {
      allowCards: false,
      allowACH: true,
      numberDaysInPeriod: 30,
      recurringAllowed: false,
      firstPartyFees: { eCheckFeeAmount: cents(150), scheduledAchFee: cents(75) },
    },
    scheduledPayments: [],
    paymentDetails: { company: 7 },
    nonPaymentDays: [],
    nonSchedulablePaymentDays: [],
    blockImmediateACHPaymentsAfterCutoffTime: false,
    blockAchPayment: false,
    blockCardPayment: false,
    ...change,
  };
}

export const checking: SavedBank = { profileId: 'p1', accountType: 'Checking', last4: '1234' };
export const savings: SavedBank = { profileId: 'p2', accountType: 'Savings', last4: '9876' };
/** A new bank account that is not saved. */
export const singleUse: Method = {
  kind: 'new-bank',
  bank: {
    accountType: 'Checking',
    ownerName: 'Ann Lee',
    routingNumber: '021000021',
    accountNumber: '5550001234',
  },
  bankName: 'First Bank',
};
export const visa: SavedCard = {
  profileId: 'c1',
  cardType: 'Visa',
  last4: '4242',
  expirationDate: '08/27',
  debitCredit: 'debit',
};

/** A bank account typed for one payment. */
export const newBank: Method = {
  kind: 'new-bank',
  bank: {
    accountType: 'Savings',
    ownerName: 'Ann Lee',
    routingNumber: '021000021',
    accountNumber: '5550001234',
  },
  bankName: 'First Bank',
};

/** A credit card typed for one payment. */
export const newCard = {
  kind: 'new-card',
  card: { cardType: 'Mastercard', last4: '4444', expirationDate: '11/28', debitCredit: 'credit' },
  holder: {
    firstName: 'Ann',
    lastName: 'Lee',
    address: {
      zipCode: '84101',
      address1: '1 Main St',
      address2: '',
      city: 'Salt Lake',
      state: 'UT',
    },
  },
  secret: { via: 'number', cardNumber: '5555555555554444', securityCode: '123' },
} as const satisfies Method;

/** A saved card as the host lists it. */
export function cardMethodOf(card: SavedCard): PaymentMethod {
  return {
    isCard: true,
    cardInfo: {
      cardType: card.cardType,
      cardNumber: card.last4,
      expirationDate: card.expirationDate,
      profileId: card.profileId,
      debitCredit: card.debitCredit,
    },
  };
}

/** $100.00 from the checking account on a later day; it can be deleted. */
export function aScheduledPayment(change: Partial<ScheduledPayment> = {}): ScheduledPayment {
  return {
    paymentId: 'scheduled-1',
    isCard: false,
    accountNumber: '1234',
    paymentDate: day('2025-03-20'),
    paymentAmount: cents(10_000),
    canDelete: true,
    hasBeenPosted: false,
    ...change,
  };
}

/** $250.00 from the checking account on the due date; it can be deleted. */
export function aRecurringPayment(change: Partial<RecurringPayment> = {}): RecurringPayment {
  return {
    paymentId: 'recurring-1',
    isCard: false,
    recurringOption: 'DaysBeforeDue',
    date: day('2025-04-01'),
    numberOfDays: 0,
    totalAmount: cents(25_000),
    additionalPrincipalAmount: cents(0),
    paymentAccountNum: '1234',
    canDelete: true,
    ...change,
  };
}

/** A lender that allows what this screen can do. */
export const settings: PaymentSettings = {
  blockedHoldCodes: [],
  holdCode48: false,
  thirdParty: { enabled: false, minBranch: undefined, maxBranch: undefined },
  thirdPartyUrl: '',
  saving: {
    ach: { profilesAllowed: true, singleUseAllowed: true },
    card: { profilesAllowed: true, singleUseAllowed: true },
  },
  scheduling: {
    blockWhenPastDue: false,
    allowWhenDelinquent: false,
    allowed: { ach: true, card: false },
    maxScheduled: 5,
  },
  dates: { allowSaturday: false, allowSunday: false, cardWeekends: false },
  blockImmediateAch: false,
  amounts: {
    minimum: { ach: undefined, card: undefined },
    cardMaximum: undefined,
    delinquentMinimum: false,
    forceMinimum: false,
    forceTotalDue: false,
    maxPayoffPercent: undefined,
    recurringAdditionalAmount: false,
  },
  recurring: {
    frequencies: recurringFrequencies,
    forceOnDueDate: false,
    forceDaysBeforeDue: false,
    blockWhenPastDue: false,
    allowWhenDelinquent: false,
    allowed: { ach: true, card: true },
    customAmount: false,
    additionalPrincipal: false,
    allowDelete: true,
  },
  payoff: {
    hidden: false,
    maxPayoffPercent: undefined,
    allowFuture: { ach: true, card: true },
  },
  thirdPartyFee: false,
  requireDraft: false,
  resendSameKey: false,
  cutoffTime: undefined,
};

/** The time and the settings of every test. */
export const context: PaymentContext = { today, time: '10:00', settings, personalUser: true };

/** The host's data of a loan that allows cards and recurring payments. */
export const openToAll: Partial<PaymentInfo> = {
  paymentOptions: {
    allowCards: true,
    allowACH: true,
    numberDaysInPeriod: 30,
    recurringAllowed: true,
    firstPartyFees: {
      eCheckFeeAmount: cents(150),
      scheduledAchFee: cents(75),
      recurringAchFee: cents(25),
      debitCardFeeAmount: cents(200),
      creditCardFeeAmount: cents(300),
    },
  },
};
