import {
  accountDetails,
  accountList,
  paymentInfo,
  paymentMethods,
  type Account,
  type OutputOf,
} from '@portico/contract';
import type { TestCore, TestOptions } from '@portico/core/testing';
import { cents } from '@portico/rules';
import {
  cardMethodOf,
  checking,
  day,
  loanAccount,
  loanInfo,
  savings,
  visa,
} from '@portico/payment/testing/parts';
import type { Scene } from '../frame/widget-stories';

type Loan = Partial<OutputOf<typeof paymentInfo>>;

type PaymentScene = {
  readonly accounts?: readonly Account[];
  readonly loan?: Loan;
  readonly saved?: boolean;
  /** A saved card next to the bank accounts. */
  readonly cards?: boolean;
  readonly settings?: TestOptions['settings'];
  readonly more?: (test: TestCore) => void;
  readonly isHurried?: boolean;
};

/** The loan that every payment story is about. */
export const loan = loanAccount();

const creditLine = loanAccount({
  number: '001-7654321-0',
  type: 9,
  loanAmountDue: cents(8_990),
  loanDueDate: day('2025-03-28'),
});

/** The host's data of a loan that can be paid by card as well. */
export const withCards: Loan = {
  paymentOptions: { ...loanInfo().paymentOptions, allowCards: true },
};

/** A lender that allows what the screen can do. */
const openSettings = {
  'achPaymentOptions.singleUseAchOption': 'true',
  'achPaymentOptions.achProfilesOption': 'true',
  'achPaymentOptions.allowScheduledAchPayments': 'true',
  'cardPaymentOptions.singleUseCardOption': 'true',
  'cardPaymentOptions.cardProfilesOption': 'true',
  'cardPaymentOptions.allowRawCardsOption': 'true',
  'generalPaymentOptions.maxScheduledPaymentsAllowed': '5',
};

/** What a lender switches on for recurring payments and cards. */
export const recurringSettings = {
  'recurringPaymentOptions.allowRecurringAchPayments': 'true',
  'recurringPaymentOptions.allowRecurringCardPayments': 'true',
  'cardPaymentOptions.singleUseCardOption': 'true',
  'cardPaymentOptions.cardProfilesOption': 'true',
  'cardPaymentOptions.allowRawCardsOption': 'true',
};

/** A borrower who is signed in, with a loan, a credit line and two saved bank accounts. */
export function paying(scene: PaymentScene = {}): Scene {
  const { accounts = [loan, creditLine], saved = true, settings = {}, more, isHurried } = scene;
  const cards = scene.cards ? [visa] : [];
  return {
    ...(isHurried && { isHurried }),
    options: { session: true, settings: { ...openSettings, ...settings } },
    answers: (test) => {
      const { server } = test;
      server.answer(accountList, { hasNoErrors: true, errors: [], accounts: [...accounts] });
      const good = { hasNoErrors: true, errors: [] };
      server.answer(accountDetails, {
        ...good,
        information: { ...good, accountNumber: loan.number },
        documents: [],
        eStatements: [],
      });
      server.answer(paymentInfo, loanInfo(scene.loan));
      server.answer(paymentMethods, {
        hasNoErrors: true,
        errors: [],
        paymentMethods: saved
          ? [...[checking, savings].map(savedMethod), ...cards.map(cardMethodOf)]
          : [],
      });
      more?.(test);
    },
  };
}

type SavedMethod = OutputOf<typeof paymentMethods>['paymentMethods'][number];

function savedMethod({ profileId, accountType, last4 }: typeof checking): SavedMethod {
  return { isCard: false, achInfo: { profileId, accountType, accountNumber: last4 } };
}
