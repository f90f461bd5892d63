import type {
  BorrowerRequest,
  NotPossibleReason,
  OfferedRequest,
  RequestKind,
  RequestState,
} from '@portico/contract';
import { entryOf } from '@portico/core/internal';
import { said, type Said } from './said';
import type { RequestsKindsTextKey } from './requests.kinds.sentences';

type Key = RequestsKindsTextKey;

const kinds: Readonly<Record<RequestKind, { readonly title: Key; readonly about: Key }>> = {
  dueDateChange: { title: 'dueDateChange', about: 'dueDateChangeAbout' },
  extension: { title: 'extension', about: 'extensionAbout' },
  hardshipPlan: { title: 'hardshipPlan', about: 'hardshipPlanAbout' },
  promiseToPay: { title: 'promiseToPay', about: 'promiseToPayAbout' },
  paymentDispute: { title: 'paymentDispute', about: 'paymentDisputeAbout' },
  creditReportingDispute: { title: 'creditReportingDispute', about: 'creditReportingDisputeAbout' },
  payoffLetter: { title: 'payoffLetter', about: 'payoffLetterAbout' },
  paidInFullLetter: { title: 'paidInFullLetter', about: 'paidInFullLetterAbout' },
  lienStatus: { title: 'lienStatus', about: 'lienStatusAbout' },
  creditBalanceRefund: { title: 'creditBalanceRefund', about: 'creditBalanceRefundAbout' },
  question: { title: 'question', about: 'questionAbout' },
};

const reasons: Readonly<Record<NotPossibleReason, Key>> = {
  PastDue: 'notWhilePastDue',
  NotPastDue: 'notPastDue',
  TooSoon: 'notTooSoon',
  LimitReached: 'notLimitReached',
  RequestOpen: 'notRequestOpen',
  PaidOff: 'notOncePaid',
  NotPaidOff: 'notPaidOff',
  NoCreditBalance: 'notCreditBalance',
  CallUs: 'notHere',
};

const states: Readonly<Record<RequestState, Key>> = {
  received: 'stateReceived',
  asked: 'stateAsked',
  approved: 'stateApproved',
  declined: 'stateDeclined',
  withdrawn: 'stateWithdrawn',
  done: 'stateDone',
};

type Titled = Pick<OfferedRequest, 'kind' | 'title'>;

/** What a kind of request is called. */
export const titleOf = ({ kind, title }: Titled, locale: string): Said =>
  said(title, locale, entryOf(kinds, kind)?.title) ?? { key: 'otherKind' };

/** What a kind is for; undefined for one that brings no words about it. */
export const aboutOf = (
  { kind, about }: Pick<OfferedRequest, 'kind' | 'about'>,
  locale: string,
): Said | undefined => said(about, locale, entryOf(kinds, kind)?.about);

/** Why a kind is not possible, or a request was declined; undefined where nobody says. */
export function reasonWords(
  { reasonCode = '', reason }: Pick<OfferedRequest, 'reasonCode' | 'reason'>,
  locale: string,
): Said | undefined {
  return said(reason, locale, entryOf<Key>(reasons, reasonCode));
}

/** The kinds that change the loan: `done` says of them that they were granted. */
const granted: ReadonlySet<string> = new Set<RequestKind>([
  'dueDateChange',
  'extension',
  'hardshipPlan',
]);

/** Where a request stands. */
export function stateWordsOf(
  { kind, state, stateWords }: Pick<BorrowerRequest, 'kind' | 'state' | 'stateWords'>,
  locale: string,
): Said {
  const isGranted = state === 'done' && granted.has(kind);
  const key = isGranted ? states.approved : entryOf<Key>(states, state);
  return said(stateWords, locale, key) ?? { key: 'stateOther' };
}
