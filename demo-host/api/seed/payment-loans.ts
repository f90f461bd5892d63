import { cents } from '@portico/rules';
import type { SeedLoan } from './accounts';

const loan = (own: Partial<SeedLoan> & Pick<SeedLoan, 'owner' | 'number'>): SeedLoan => ({
  kind: 'loan',
  description: 'Personal loan',
  principal: cents(640_000),
  rate: 899,
  installment: cents(20_350),
  installments: 36,
  billing: 'Monthly',
  nextDueIn: 13,
  fallen: 6,
  paid: 6,
  allowsCards: true,
  allowsRecurring: true,
  ...own,
});

const iris = 1030;
const tomas = 1031;
const petra = 1032;
const gus = 1033;

/** A loan for each way of paying, and one for each reason why a loan cannot be paid. */
export const paymentLoans: readonly SeedLoan[] = [
  loan({ owner: iris, number: '0012-150010-4' }),
  loan({ owner: iris, number: '0012-150026-1', description: 'Auto loan', nextDueIn: 20 }),
  loan({
    owner: iris,
    number: '0012-150033-8',
    kind: 'lineOfCredit',
    description: 'Home equity line',
    principal: cents(310_000),
    installment: cents(8_000),
    installments: undefined,
    creditLimit: cents(1_500_000),
  }),
  loan({ owner: tomas, number: '0014-160012-9', nextDueIn: 18, fallen: 8, paid: 7 }),
  loan({ owner: petra, number: '0095-170004-2', description: 'Loan of another branch' }),
  loan({ owner: gus, number: '0012-180001-5', description: 'Card payments only', blocksAch: true }),
  loan({ owner: gus, number: '0012-180002-2', description: 'Bank only', blocksCard: true }),
  loan({
    owner: gus,
    number: '0012-180003-9',
    description: 'Today only',
    restriction: 'InterestTooHighForDelayedPayment',
  }),
  loan({ owner: gus, number: '0012-180004-6', description: 'Not online', blocksOnline: true }),
  loan({ owner: gus, number: '0012-180005-3', description: 'Charged off', holdCode: 'chgoff' }),
  loan({
    owner: gus,
    number: '0012-180006-0',
    description: 'Sold to an investor',
    holdCode: 'irso',
  }),
  loan({
    owner: gus,
    number: '0012-180007-7',
    description: 'Payoff lock',
    refusal: 'LoanLockedPayoff',
  }),
  loan({ owner: gus, number: '0012-180008-4', description: 'In dispute', refusal: 'Dispute' }),
  loan({ owner: gus, number: '0012-180009-1', description: 'Delinquent', refusal: 'Delinquent' }),
  loan({
    owner: gus,
    number: '0012-180010-7',
    description: 'Autopay pending',
    refusal: 'BlockedOnPendingRecurring',
  }),
  loan({ owner: gus, number: '0012-180011-4', description: 'Night error', refusal: 'NightError' }),
  loan({
    owner: gus,
    number: '0012-180012-1',
    kind: 'lineOfCredit',
    description: 'Credit line without a balance',
    principal: cents(10_000),
    installment: cents(12_000),
    installments: undefined,
    fallen: 2,
    paid: 2,
    creditLimit: cents(500_000),
  }),
];
