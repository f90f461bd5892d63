import { iris, maya } from '../../e2e/support/borrowers';
import type { Weighted } from './deal';

/** A table of kinds. Each weight is the number of runs of a block of forty. */
type Table<T> = readonly [T & Weighted, ...(T & Weighted)[]];

/** A payment: of which loan, from what, when, and how much. */
export type Payment = {
  readonly name: string;
  readonly username: string;
  readonly loan: string;
  readonly by: 'bank' | 'card';
  /** The saved method, as the page names it. */
  readonly method: string;
  readonly when: 'today' | 'later' | 'Weekly' | 'MonthlyOnDate' | 'OnDueDate';
  /** An amount of the borrower's own, one of the page's answers, or none to choose. */
  readonly amount: 'own' | 'due' | 'payoff' | 'none';
  /** Extra toward principal. */
  readonly principal?: true;
  /** The borrower reads an agreement before confirming (D67). */
  readonly draft?: true;
  /** It can only be made today. */
  readonly onlyToday?: true;
};

const ofMaya = { username: maya.username, by: 'bank', method: maya.bank } as const;
const auto = { ...ofMaya, loan: maya.loan } as const;
const home = { ...ofMaya, loan: '0012-118820-5' } as const;
const ofIris = { username: iris.username, loan: iris.loan } as const;
const irisBank = { ...ofIris, by: 'bank', method: iris.bank } as const;
const debit = { ...ofIris, by: 'card', method: iris.card } as const;
const credit = { ...ofIris, by: 'card', method: 'Mastercard ending in 4444' } as const;
const line = { ...irisBank, loan: '0012-150033-8' } as const;
const pastDue = {
  username: 'tomas',
  loan: '0014-160012-9',
  by: 'bank',
  method: 'Checking ending in 3412',
};
const todayOnly = {
  username: 'gus',
  loan: '0012-180003-9',
  by: 'bank',
  method: 'Checking ending in 3523',
};

export const payments: Table<Payment> = [
  { weight: 7, name: 'today by bank', ...auto, when: 'today', amount: 'own' },
  { weight: 2, name: 'the amount due by bank', ...home, when: 'today', amount: 'due' },
  {
    weight: 2,
    name: 'today by bank, past due',
    ...pastDue,
    by: 'bank',
    when: 'today',
    amount: 'own',
  },
  {
    weight: 1,
    name: 'by bank, today only',
    ...todayOnly,
    by: 'bank',
    when: 'today',
    amount: 'own',
    onlyToday: true,
  },
  { weight: 4, name: 'today by debit card', ...debit, when: 'today', amount: 'own' },
  { weight: 3, name: 'today by credit card', ...credit, when: 'today', amount: 'own' },
  { weight: 4, name: 'later by bank', ...auto, when: 'later', amount: 'own' },
  { weight: 2, name: 'later by card', ...debit, when: 'later', amount: 'own' },
  {
    weight: 3,
    name: 'later by bank, with an agreement',
    ...auto,
    when: 'later',
    amount: 'own',
    draft: true,
  },
  {
    weight: 2,
    name: 'every week by bank, with extra principal',
    ...irisBank,
    when: 'Weekly',
    amount: 'own',
    principal: true,
  },
  { weight: 1, name: 'every month by card', ...debit, when: 'MonthlyOnDate', amount: 'own' },
  {
    weight: 1,
    name: 'every week by bank, with an agreement',
    ...home,
    when: 'Weekly',
    amount: 'own',
    draft: true,
  },
  { weight: 2, name: 'a line of credit’s autopay', ...line, when: 'OnDueDate', amount: 'none' },
  { weight: 4, name: 'payoff today by bank', ...home, when: 'today', amount: 'payoff' },
  { weight: 2, name: 'payoff later by bank', ...auto, when: 'later', amount: 'payoff' },
];

/** What a borrower does to confirm. */
export type Gesture = 'click' | 'double click' | 'Enter three times';
export const gestures: Table<{ readonly name: Gesture }> = [
  { weight: 26, name: 'click' },
  { weight: 8, name: 'double click' },
  { weight: 6, name: 'Enter three times' },
];

/** What happens between the review and the confirmation. */
export type Before =
  | 'nothing'
  | 'reload'
  | 'another tab pays'
  | 'the fee changes'
  | 'midnight passes'
  | 'the cut-off passes';
export const befores: Table<{ readonly name: Before }> = [
  { weight: 22, name: 'nothing' },
  { weight: 2, name: 'reload' },
  { weight: 4, name: 'another tab pays' },
  { weight: 5, name: 'the fee changes' },
  { weight: 4, name: 'midnight passes' },
  { weight: 3, name: 'the cut-off passes' },
];

/** What the borrower does right after confirming. */
export type After =
  | 'nothing'
  | 'reload'
  | 'two reloads'
  | 'the tab duplicated'
  | 'the tab closed, another opened'
  | 'signed out and in'
  | 'another tab confirms'
  | 'midnight passes';
export const afters: Table<{ readonly name: After }> = [
  { weight: 15, name: 'nothing' },
  { weight: 6, name: 'reload' },
  { weight: 3, name: 'two reloads' },
  { weight: 4, name: 'the tab duplicated' },
  { weight: 4, name: 'the tab closed, another opened' },
  { weight: 3, name: 'signed out and in' },
  { weight: 2, name: 'midnight passes' },
  { weight: 3, name: 'another tab confirms' },
];

/** At which other screen the borrower reloads the page. */
export type Reload = 'nowhere' | 'the form' | 'the first screen after it' | 'the confirmation';
export const reloads: Table<{ readonly name: Reload }> = [
  { weight: 31, name: 'nowhere' },
  { weight: 2, name: 'the form' },
  { weight: 4, name: 'the first screen after it' },
  { weight: 3, name: 'the confirmation' },
];

/** The lender's fees. */
export const fees: Table<{ readonly name: 'no fee' | 'a fee' }> = [
  { weight: 24, name: 'no fee' },
  { weight: 16, name: 'a fee' },
];

/** When the server that receives the payment is killed (SIGKILL). */
export type KillPoint = 'request' | 'booking' | 'answer';

/** What fails on the way to the lender. Seconds are the page's, which are shorter. */
export type Fault = {
  /** Seconds until the lender receives it, also when the page no longer waits for it. */
  readonly arrivesAfter?: number;
  /** Seconds by which the answer comes later. */
  readonly answersAfter?: number;
  readonly lost?: 'request' | 'answer';
  /** The answer is cut in half. */
  readonly halved?: true;
  /** Answered at once by something before the lender, which receives it only as said above. */
  readonly insteadOf?: { readonly status: number } | { readonly refusal: string };
  /** Of a look-up: answered from the books, so that no key is closed (D173). */
  readonly closesNoKey?: true;
  readonly receivesNothing?: true;
  readonly always?: true;
};

export type Trouble = {
  readonly name: string;
  readonly fault?: Fault;
  readonly kill?: KillPoint;
};

/** In a host's own words, which no table of codes has (D175). */
const sentence = 'Host error 0x17 at line 9';
const nothingReceived = { receivesNothing: true } as const;

export const troubles: Table<Trouble> = [
  { weight: 4, name: 'no trouble' },
  { weight: 2, name: 'an answer after 5 s', fault: { answersAfter: 5 } },
  { weight: 2, name: 'an answer after 45 s', fault: { answersAfter: 45 } },
  { weight: 2, name: 'the request arriving after 20 s', fault: { arrivesAfter: 20 } },
  { weight: 5, name: 'the request arriving after 50 s', fault: { arrivesAfter: 50 } },
  {
    weight: 2,
    name: 'a gateway that gives up, the request arriving after 20 s',
    fault: { insteadOf: { status: 504 }, arrivesAfter: 20 },
  },
  { weight: 1, name: 'the request lost', fault: { lost: 'request' } },
  { weight: 2, name: 'every request lost', fault: { lost: 'request', always: true } },
  { weight: 1, name: 'the answer lost', fault: { lost: 'answer' } },
  { weight: 4, name: 'every answer lost', fault: { lost: 'answer', always: true } },
  { weight: 2, name: 'half an answer', fault: { halved: true } },
  {
    weight: 2,
    name: 'a failing server',
    fault: { insteadOf: { status: 500 }, ...nothingReceived },
  },
  {
    weight: 2,
    name: 'a refusal in a sentence',
    fault: { insteadOf: { refusal: sentence }, ...nothingReceived },
  },
  {
    weight: 1,
    name: 'a refusal for the night',
    fault: { insteadOf: { refusal: 'NiteMode' }, ...nothingReceived },
  },
  {
    weight: 2,
    name: 'a session that has ended',
    fault: { insteadOf: { status: 401 }, ...nothingReceived },
  },
  { weight: 1, name: 'the server killed before it receives it', kill: 'request' },
  { weight: 3, name: 'the server killed while it books', kill: 'booking' },
  { weight: 2, name: 'the server killed before it answers', kill: 'answer' },
];

/** What fails when the outcome is looked up. */
export const lookUps: Table<{ readonly name: string; readonly fault?: Fault }> = [
  { weight: 22, name: 'look-ups answered' },
  { weight: 3, name: 'look-ups that close no key', fault: { closesNoKey: true, always: true } },
  { weight: 4, name: 'look-ups answered after 5 s', fault: { answersAfter: 5, always: true } },
  { weight: 3, name: 'look-ups answered after 40 s', fault: { answersAfter: 40, always: true } },
  {
    weight: 4,
    name: 'look-ups failing',
    fault: { insteadOf: { status: 503 }, ...nothingReceived, always: true },
  },
  { weight: 2, name: 'look-ups’ answers lost', fault: { lost: 'answer', always: true } },
  {
    weight: 2,
    name: 'no look-up at the lender',
    fault: { insteadOf: { status: 404 }, ...nothingReceived, always: true },
  },
];

/** What fails after the first screen that is not the confirmation. */
export const seconds: Table<{ readonly name: string; readonly fault?: Fault }> = [
  { weight: 20, name: 'nothing' },
  { weight: 4, name: 'an answer lost', fault: { lost: 'answer', always: true } },
  { weight: 6, name: 'a request arriving after 50 s', fault: { arrivesAfter: 50 } },
  { weight: 3, name: 'a request lost', fault: { lost: 'request', always: true } },
  {
    weight: 4,
    name: 'a failing server',
    fault: { insteadOf: { status: 500 }, ...nothingReceived },
  },
  {
    weight: 3,
    name: 'a refusal in a sentence',
    fault: { insteadOf: { refusal: sentence }, ...nothingReceived },
  },
];

/** Whether a payment that cannot be looked up may be sent again under its key. */
export const resends: Table<{ readonly name: 'keys are honoured' | 'keys are not told of' }> = [
  { weight: 20, name: 'keys are honoured' },
  { weight: 20, name: 'keys are not told of' },
];

/** What the borrower does who is asked, after minutes without input, whether to stay signed in. */
export const timeOuts: Table<{ readonly name: 'stays signed in' | 'is signed out' }> = [
  { weight: 20, name: 'stays signed in' },
  { weight: 20, name: 'is signed out' },
];

export const processes: Table<{ readonly name: 'one server' | 'two servers' }> = [
  { weight: 20, name: 'one server' },
  { weight: 20, name: 'two servers' },
];
