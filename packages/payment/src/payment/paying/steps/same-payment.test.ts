import { aRateReduction } from '@portico/contract/fixtures';
import { cents } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { day } from '../../../testing/fixtures';
import type { Method } from '../methods/method';
import type { ReadyPayment } from '../plan/plan';
import { samePayment } from './same-payment';

const method: Method = {
  kind: 'saved-bank',
  profileId: 'p1',
  accountType: 'Checking',
  last4: '1234',
};

const reviewed: ReadyPayment = {
  submission: {
    kind: 'recurring',
    frequencyInfo: { frequency: 'Weekly', date: day('2025-03-14'), numDays: undefined },
    isPayoff: false,
    dueDate: day('2025-04-01'),
    amount: cents(10_000),
    additionalPrincipalAmount: cents(500),
    fees: { firstParty: cents(150), thirdParty: cents(0) },
    accountNumber: '001-1234567-8',
    loanAccountNumber: '001-1234567-8',
    accountType: 0,
    companyNumber: 7,
    paymentToken: 'token-1',
    method,
    draftAgreementToken: undefined,
  },
  fee: cents(150),
  total: cents(10_650),
  paysTotalDue: false,
  postsOn: day('2025-03-14'),
  late: undefined,
  replaces: undefined,
  remaining: cents(1_000),
  pastCutoff: false,
  recurring: {
    plan: { frequency: 'Weekly', first: day('2025-03-14') },
    next: [{ planned: day('2025-03-14'), payOn: day('2025-03-14') }],
    rateReduction: aRateReduction(),
  },
};
const { submission, recurring } = reviewed;

/** The same data with the fields of every object in the other order. */
function reversed<T>(value: T): T;
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => reversed(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries<unknown>({ ...value }).reverse();
  return Object.fromEntries(entries.map(([name, field]) => [name, reversed(field)]));
}

describe('the same payment', () => {
  it.each<[string, ReadyPayment]>([
    ['with its fields in another order', reversed(reviewed)],
    [
      'with its draft agreement',
      { ...reviewed, submission: { ...submission, draftAgreementToken: 'draft-1' } },
    ],
    [
      'by a method whose unknown routing number is missing',
      {
        ...reviewed,
        submission: { ...submission, method: { ...method, routingNumber: undefined } },
      },
    ],
  ])('%s', (_, other) => {
    expect(samePayment(reviewed, other)).toBe(true);
    expect(samePayment(other, reviewed)).toBe(true);
  });
});

describe('another payment', () => {
  const changedSubmission: { readonly [F in keyof typeof submission]?: (typeof submission)[F] } = {
    kind: 'scheduled',
    frequencyInfo: { ...submission.frequencyInfo, date: day('2025-03-17') },
    isPayoff: true,
    dueDate: undefined,
    amount: cents(10_001),
    additionalPrincipalAmount: cents(0),
    fees: { ...submission.fees, thirdParty: cents(1) },
    accountNumber: '001-7654321-0',
    loanAccountNumber: '001-7654321-0',
    accountType: 9,
    companyNumber: 8,
    paymentToken: 'token-2',
    method: { ...method, profileId: 'p2' },
  };
  const changedPayment: Partial<ReadyPayment> = {
    fee: cents(151),
    total: cents(10_651),
    paysTotalDue: true,
    postsOn: day('2025-03-17'),
    remaining: undefined,
    pastCutoff: true,
    recurring: {
      plan: { frequency: 'Weekly', first: day('2025-03-14') },
      next: [{ planned: day('2025-03-14'), payOn: day('2025-03-17') }],
      rateReduction: aRateReduction(),
    },
  };

  it.each([
    ...Object.entries<unknown>(changedSubmission).map(
      ([name, value]) =>
        [name, { ...reviewed, submission: { ...submission, [name]: value } }] as const,
    ),
    ...Object.entries<unknown>(changedPayment).map(
      ([name, value]) => [name, { ...reviewed, [name]: value }] as const,
    ),
    ['without what recurs', { ...reviewed, recurring: undefined }] as const,
    [
      'in what autopay does to the rate',
      { ...reviewed, recurring: recurring && { ...recurring, rateReduction: undefined } },
    ] as const,
  ])('differs in %s', (_, other) => {
    expect(samePayment(reviewed, other)).toBe(false);
    expect(samePayment(other, reviewed)).toBe(false);
  });
});
