import { cents, localDate } from '@portico/rules';
import type { Account } from './entities/accounts';
import type { PaymentMethod } from './entities/payment-methods';
import type {
  RateReduction,
  RecurringPayment,
  ScheduledPayment,
} from './entities/planned-payments';

/** The start of an answer that is no refusal. */
export const succeeded = { hasNoErrors: true, errors: [] };

/** A builder accepts the values that matter to the test and adds the rest; of a list none. */
export type Builder<T> = T extends readonly unknown[] ? () => T : (overrides?: Partial<T>) => T;

/** Makes a builder from its default values. */
export function build<T extends object>(standard: T): Builder<T>;
export function build(standard: object) {
  return (overrides?: object) =>
    Array.isArray(standard) ? standard : { ...standard, ...overrides };
}

/** A current loan: $8,412.37 owed, $312.50 due on 2026-06-15. */
export const aLoan = build<Account>({
  number: '0012-104417-3',
  type: 0,
  description: 'Auto loan',
  comment: '',
  status: 'Current',
  nameOnAcct: 'Maya Whitfield',
  balance: cents(841237),
  availableBalance: cents(0),
  rate: 7.5,
  loanDueDate: localDate('2026-06-15'),
  loanAmountDue: cents(31250),
  loanPastDue: cents(0),
  monthlyInstallment: cents(31250),
  feesDue: cents(0),
  statementPreference: 'ElectronicOnly',
  blockOnlinePayment: false,
  blockAchPayment: false,
  blockCardPayment: false,
});

export const aLineOfCredit: Builder<Account> = (overrides) =>
  aLoan({
    number: '0012-300928-1',
    type: 9,
    description: 'Home equity line',
    balance: cents(420000),
    availableBalance: cents(1580000),
    loanAmountDue: cents(9500),
    monthlyInstallment: cents(9500),
    rate: 8.25,
    ...overrides,
  });

export const aDeposit: Builder<Account> = (overrides) =>
  aLoan({
    number: '0012-500112-7',
    type: 1,
    description: 'Savings',
    balance: cents(250410),
    availableBalance: cents(250410),
    loanDueDate: undefined,
    loanAmountDue: undefined,
    loanPastDue: undefined,
    monthlyInstallment: undefined,
    rate: 1.1,
    ...overrides,
  });

export const anInvestment: Builder<Account> = (overrides) =>
  aDeposit({
    number: '0012-700054-2',
    type: 7,
    description: 'Certificate',
    balance: cents(1000000),
    rate: 4,
    ...overrides,
  });

export const aBankAccount = build<PaymentMethod>({
  isCard: false,
  lastFour: '6789',
  achInfo: { accountType: 'Checking', accountNumber: '6789', profileId: 'bank-1' },
});

export const aCard = build<PaymentMethod>({
  isCard: true,
  lastFour: '4242',
  cardInfo: {
    cardType: 'Visa',
    cardNumber: '4242',
    expirationDate: '08/29',
    profileId: 'card-1',
    debitCredit: 'debit',
  },
});

/** Every month on the 15th, $312.50 from the bank account. */
export const aRecurringPayment = build<RecurringPayment>({
  paymentId: 'recurring-1',
  isCard: false,
  recurringOption: 'DayOfMonth',
  date: localDate('2026-06-15'),
  totalAmount: cents(31250),
  additionalPrincipalAmount: cents(0),
  paymentAccountNum: '6789',
  canDelete: true,
});

/** What autopay does to the rate. */
export const aRateReduction = build<RateReduction>({
  points: 0.25,
  conditions: {
    en: 'It ends when autopay is turned off.',
    es: 'Termina cuando se desactiva el pago automático.',
  },
});

export const aScheduledPayment = build<ScheduledPayment>({
  paymentId: 'scheduled-1',
  isCard: false,
  accountNumber: '6789',
  paymentDate: localDate('2026-06-12'),
  paymentAmount: cents(31250),
  canDelete: true,
  hasBeenPosted: false,
});
