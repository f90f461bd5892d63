import {
  addDays,
  cents,
  intervalDay,
  type BillingInterval,
  type Cents,
  type LocalDate,
} from '@portico/rules';
import type { StoredAccount } from '../ledger/account-store';

/** A loan or line of credit of the seed. Days are counted back from the day of seeding. */
export type SeedLoan = {
  readonly kind: 'loan' | 'lineOfCredit';
  readonly owner: number;
  readonly number: string;
  readonly description: string;
  readonly principal: Cents;
  /** Hundredths of a percent a year. */
  readonly rate: number;
  readonly installment: Cents;
  readonly installments: number | undefined;
  readonly billing: BillingInterval;
  /** Days from the day of seeding to the next due date. */
  readonly nextDueIn: number;
  /** Installments that have fallen due, and how many of them were paid. */
  readonly fallen: number;
  readonly paid: number;
  readonly paidOff?: true;
  readonly blocksAch?: true;
  readonly blocksCard?: true;
  readonly blocksOnline?: true;
  readonly allowsCards?: true;
  readonly allowsRecurring?: true;
  /** By default empty, or CLOSED for one that is paid off. */
  readonly holdCode?: string;
  readonly restriction?: 'InterestTooHighForDelayedPayment';
  /** The code with which GetPaymentInfo refuses it. */
  readonly refusal?: StoredAccount['refusal'];
  readonly taxForm?: StoredAccount['taxForm'];
  /** By how much the rate is lower while autopay is on. */
  readonly autopayReduction?: number;
  readonly creditLimit?: Cents;
  readonly statementFormat?: 'ElectronicOnly' | 'PaperOnly';
  /** The rate until some months before the day of seeding; `rate` is the one since then. */
  readonly formerRate?: { readonly rate: number; readonly monthsAgo: number };
  /** The number of a payment that the bank returned; it was paid again, with a fee. */
  readonly returned?: number;
};

/** A savings account or investment. */
export type SeedSavings = {
  readonly kind: 'savings';
  readonly owner: number;
  readonly number: string;
  readonly type: 1 | 7;
  readonly description: string;
  readonly rate: number;
  /** Amount by months before the day of seeding. */
  readonly movements: readonly (readonly [monthsAgo: number, amount: Cents, text: string])[];
};

export const seedLoans: readonly SeedLoan[] = [
  {
    kind: 'loan',
    owner: 1001,
    number: '0012-104417-3',
    description: 'Auto loan',
    principal: cents(1_850_000),
    rate: 749,
    installment: cents(37_035),
    installments: 60,
    billing: 'Monthly',
    nextDueIn: 12,
    fallen: 22,
    paid: 22,
    allowsCards: true,
    statementFormat: 'ElectronicOnly',
    taxForm: '1098-VLI',
  },
  {
    kind: 'loan',
    owner: 1001,
    number: '0012-118820-5',
    description: 'Home improvement loan',
    principal: cents(600_000),
    rate: 925,
    installment: cents(19_143),
    installments: 36,
    billing: 'Monthly',
    nextDueIn: 5,
    fallen: 9,
    paid: 9,
    returned: 6,
    allowsCards: true,
    allowsRecurring: true,
    taxForm: '1098',
    autopayReduction: 25,
  },
  {
    kind: 'lineOfCredit',
    owner: 1001,
    number: '0012-300928-1',
    description: 'Home equity line',
    principal: cents(420_000),
    rate: 825,
    installment: cents(9_500),
    installments: undefined,
    billing: 'Monthly',
    nextDueIn: 18,
    fallen: 3,
    paid: 3,
    formerRate: { rate: 875, monthsAgo: 2 },
    creditLimit: cents(2_000_000),
    taxForm: '1098',
  },
  {
    kind: 'loan',
    owner: 1001,
    number: '0012-090233-8',
    description: 'Student loan',
    principal: cents(240_000),
    rate: 1_150,
    installment: cents(21_265),
    installments: 12,
    billing: 'Monthly',
    nextDueIn: 20,
    fallen: 14,
    paid: 14,
    paidOff: true,
    taxForm: '1098-E',
  },
  {
    kind: 'loan',
    owner: 1002,
    number: '0014-207715-2',
    description: 'Auto loan',
    principal: cents(1_420_000),
    rate: 1_190,
    installment: cents(33_800),
    installments: 54,
    billing: 'Monthly',
    nextDueIn: 17,
    fallen: 11,
    paid: 9,
    taxForm: '1098-VLI',
  },
  {
    kind: 'loan',
    owner: 1003,
    number: '0012-131902-6',
    description: 'Furniture loan',
    principal: cents(180_000),
    rate: 999,
    installment: cents(8_306),
    installments: 24,
    billing: 'Monthly',
    nextDueIn: 9,
    fallen: 1,
    paid: 1,
    allowsCards: true,
  },
  {
    kind: 'loan',
    owner: 1007,
    number: '0021-440051-9',
    description: 'Equipment loan',
    principal: cents(8_400_000),
    rate: 685,
    installment: cents(76_500),
    installments: 130,
    billing: 'BiWeekly',
    nextDueIn: 6,
    fallen: 30,
    paid: 30,
  },
  {
    kind: 'loan',
    owner: 1007,
    number: '0021-440077-4',
    description: 'Building loan',
    principal: cents(15_000_000),
    rate: 590,
    installment: cents(165_800),
    installments: 120,
    billing: 'Monthly',
    nextDueIn: 14,
    fallen: 7,
    paid: 7,
    blocksAch: true,
  },
  {
    kind: 'loan',
    owner: 1101,
    number: '0012-140033-4',
    description: 'Auto loan',
    principal: cents(1_240_000),
    rate: 699,
    installment: cents(29_660),
    installments: 48,
    billing: 'Monthly',
    nextDueIn: 11,
    fallen: 2,
    paid: 2,
  },
  {
    kind: 'loan',
    owner: 1103,
    number: '0014-233150-7',
    description: 'Personal loan',
    principal: cents(320_000),
    rate: 1_090,
    installment: cents(14_880),
    installments: 24,
    billing: 'Monthly',
    nextDueIn: 8,
    fallen: 4,
    paid: 4,
  },
  {
    kind: 'loan',
    owner: 1104,
    number: '0014-233981-5',
    description: 'Personal loan',
    principal: cents(150_000),
    rate: 1_190,
    installment: cents(13_330),
    installments: 12,
    billing: 'Monthly',
    nextDueIn: 15,
    fallen: 3,
    paid: 3,
  },
];

export const seedSavings: readonly SeedSavings[] = [
  {
    kind: 'savings',
    owner: 1001,
    number: '0012-500112-7',
    type: 1,
    description: 'Savings',
    rate: 110,
    movements: [
      [14, cents(150_000), 'Opening deposit'],
      [9, cents(75_000), 'Deposit'],
      [6, cents(-20_000), 'Withdrawal'],
      [2, cents(45_410), 'Deposit'],
    ],
  },
  {
    kind: 'savings',
    owner: 1001,
    number: '0012-700054-2',
    type: 7,
    description: 'Certificate, 24 months',
    rate: 400,
    movements: [[8, cents(1_000_000), 'Purchase']],
  },
  {
    kind: 'savings',
    owner: 1102,
    number: '0012-500977-2',
    type: 1,
    description: 'Savings',
    rate: 110,
    movements: [
      [5, cents(80_000), 'Opening deposit'],
      [1, cents(25_000), 'Deposit'],
    ],
  },
];

/** The first due date, counted back from the next one. */
export function firstDueOn(loan: SeedLoan, today: LocalDate): LocalDate {
  const next = addDays(today, loan.nextDueIn);
  return intervalDay(loan.billing, next, -loan.fallen);
}
