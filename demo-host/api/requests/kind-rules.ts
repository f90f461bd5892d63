import type { NotPossibleReason, RequestField, RequestKind } from '@portico/contract';
import {
  addDays,
  addMonths,
  addCents,
  cents,
  isClosed,
  maxCents,
  type LocalDate,
} from '@portico/rules';
import { savedIn } from '../accounts/account-view';
import { openInstallment } from '../ledger/loan-state';
import { dueDateOf, installmentsBefore } from '../ledger/schedule';
import { bankRules } from './bank-rules';
import type { OwedLoan, RequestFacts } from './request-facts';
import type { StoredRequest } from './request-store';

/** Why a kind is not possible, and from when it is where that is known. */
export type NotPossible = {
  readonly reasonCode: NotPossibleReason;
  readonly possibleFrom?: LocalDate | undefined;
};

/** How the bank treats a kind of request. */
export type KindRule = {
  readonly refusal: (facts: RequestFacts) => NotPossible | undefined;
  readonly fields: (facts: RequestFacts) => readonly RequestField[];
  readonly timesLeft?: (facts: RequestFacts) => number;
  /** Days in which a clerk answers; 0: it is decided as soon as it is sent. */
  readonly answersIn: number;
};

const field = (
  key: string,
  type: string,
  limits: Partial<Omit<RequestField, 'key' | 'type'>> = {},
): RequestField => ({
  key,
  type,
  required: true,
  label: {},
  help: {},
  allowedDays: [],
  choices: [],
  ...limits,
});

const text = (required: boolean) =>
  field('text', 'text', { required, maxLength: bankRules.mostCharacters });
const files = field('documents', 'document', {
  required: false,
  fileTypeId: '2',
  maxFiles: bankRules.mostFiles,
});
const reasons = (...keys: readonly string[]) =>
  field('reason', 'reason', { choices: keys.map((key) => ({ key, label: {} })) });

const isGranted = ({ state }: StoredRequest): boolean => state === 'approved' || state === 'done';
const isOpen = ({ state }: StoredRequest): boolean => state === 'received' || state === 'asked';

const granted = ({ earlier }: RequestFacts, wanted: RequestKind) =>
  earlier.filter((request) => request.kind === wanted && isGranted(request));

const no = (reasonCode: NotPossibleReason, possibleFrom?: LocalDate): NotPossible => ({
  reasonCode,
  possibleFrom,
});

/** The loan, or why nothing can be changed of it. */
const owing = ({ account, loan }: RequestFacts): NotPossible | undefined =>
  !loan || loan.state.payoff === 0 || isClosed(account.holdCode) ? no('PaidOff') : undefined;

/** Why a clerk has to decide about a schedule: only monthly loans without a planned payoff are moved. */
const byClerk = ({ loan, scheduled, account }: RequestFacts): NotPossible | undefined =>
  loan?.terms.schedule.billing !== 'Monthly' ||
  account.restriction !== undefined ||
  scheduled.some(({ isPayoff }) => isPayoff)
    ? no('CallUs')
    : undefined;

const overdueCount = ({ postings, today }: RequestFacts, { terms }: OwedLoan): number =>
  Math.max(
    0,
    installmentsBefore(terms.schedule, today) + 1 - openInstallment(postings, terms.schedule),
  );

function dueDateRefusal(facts: RequestFacts): NotPossible | undefined {
  const refused = owing(facts) ?? byClerk(facts);
  if (refused) return refused;
  if ((facts.loan?.state.pastDue ?? 0) > 0) return no('PastDue');
  const [last] = granted(facts, 'dueDateChange');
  if (!last) return undefined;
  const from = addMonths(last.sentOn, bankRules.monthsBetweenDueDateChanges);
  return from > facts.today ? no('TooSoon', from) : undefined;
}

/** The days to which the next due date can be moved; autopay that debits before it needs time. */
function dueDateField({ loan, postings, recurring, today }: RequestFacts): RequestField {
  if (!loan) return field('dueDate', 'date');
  const { schedule } = loan.terms;
  const due = dueDateOf(schedule, openInstallment(postings, schedule));
  const daysBefore = recurring?.frequency === 'DaysBeforeDue' ? recurring.daysBefore : 0;
  const soonest = addDays(today, daysBefore + 1);
  const first = addDays(due, -bankRules.daysOfDueDateChange);
  return field('dueDate', 'date', {
    earliest: first > soonest ? first : soonest,
    latest: addDays(due, bankRules.daysOfDueDateChange),
  });
}

function extensionRefusal(facts: RequestFacts): NotPossible | undefined {
  const refused = owing(facts);
  if (refused) return refused;
  if (granted(facts, 'extension').length >= bankRules.extensions) return no('LimitReached');
  const { loan } = facts;
  const { billing, installments } = loan?.terms.schedule ?? {};
  return !loan ||
    installments === undefined ||
    billing !== 'Monthly' ||
    overdueCount(facts, loan) > bankRules.overdueForExtension
    ? no('CallUs')
    : byClerk(facts);
}

const promiseFields = ({ loan, today }: RequestFacts): RequestField[] => [
  field('date', 'date', {
    earliest: addDays(today, 1),
    latest: addDays(today, bankRules.daysOfPromise),
  }),
  field('amount', 'amount', {
    minAmount: cents(100),
    maxAmount: loan
      ? maxCents(cents(100), addCents(loan.state.pastDue, loan.state.fees))
      : cents(100),
  }),
];

const none = () => [];
const always = () => undefined;

/** The kinds in the order in which they are shown. */
export const kindRules: Readonly<Record<RequestKind, KindRule>> = {
  dueDateChange: {
    refusal: dueDateRefusal,
    fields: (facts) => [dueDateField(facts)],
    answersIn: 0,
  },
  extension: {
    refusal: extensionRefusal,
    fields: () => [
      field('months', 'months', { minMonths: 1, maxMonths: bankRules.monthsOfExtension }),
    ],
    timesLeft: (facts) => Math.max(0, bankRules.extensions - granted(facts, 'extension').length),
    answersIn: 0,
  },
  hardshipPlan: {
    refusal: owing,
    fields: () => [
      reasons('lostWork', 'lessIncome', 'illness', 'disaster', 'other'),
      field('amount', 'amount', { required: false, minAmount: cents(0) }),
      text(false),
      files,
    ],
    answersIn: 7,
  },
  promiseToPay: {
    refusal: (facts) =>
      owing(facts) ?? (facts.loan && facts.loan.state.pastDue > 0 ? undefined : no('NotPastDue')),
    fields: promiseFields,
    answersIn: 0,
  },
  paymentDispute: {
    refusal: ({ loan }) => (loan ? undefined : no('CallUs')),
    fields: ({ today }) => [
      reasons('notMine', 'wrongAmount', 'takenTwice', 'missing'),
      field('date', 'date', { required: false, latest: today }),
      field('amount', 'amount', { required: false, minAmount: cents(1) }),
      text(true),
      files,
    ],
    answersIn: 30,
  },
  creditReportingDispute: {
    refusal: ({ loan }) => (loan ? undefined : no('CallUs')),
    fields: () => [
      reasons('notMine', 'wrongStatus', 'wrongBalance', 'wrongDates', 'other'),
      text(true),
      files,
    ],
    answersIn: 30,
  },
  payoffLetter: {
    refusal: owing,
    fields: ({ today }) => [
      field('date', 'date', {
        earliest: today,
        latest: addDays(today, bankRules.daysOfPayoffLetter),
      }),
    ],
    answersIn: 0,
  },
  paidInFullLetter: {
    refusal: ({ loan }) => (loan?.state.payoff === 0 ? undefined : no('NotPaidOff')),
    fields: none,
    answersIn: 0,
  },
  lienStatus: {
    refusal: ({ loan }) => (loan ? undefined : no('CallUs')),
    fields: none,
    answersIn: 2,
  },
  creditBalanceRefund: {
    refusal: ({ loan, postings }) =>
      loan && savedIn(postings) > 0 ? undefined : no('NoCreditBalance'),
    fields: none,
    answersIn: 7,
  },
  question: { refusal: always, fields: () => [text(true), files], answersIn: 2 },
};

/** Why a request of a kind cannot be made now. A question can be asked while another is open. */
export function refusalOf(kind: RequestKind, facts: RequestFacts): NotPossible | undefined {
  const isOpenAlready =
    kind !== 'question' && facts.earlier.some((one) => one.kind === kind && isOpen(one));
  return isOpenAlready ? no('RequestOpen') : kindRules[kind].refusal(facts);
}
