import type {
  AffectedPayment,
  BorrowerRequest,
  NotPossibleReason,
  OfferedRequest,
  PlannedPaymentEffect,
  RequestField,
  RequestFieldType,
  RequestKind,
  RequestOutcome,
  RequestResult,
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

/** The fields of the suite's own kinds that have a name of their own, by kind and type. */
const ownFields: Readonly<
  Record<string, Readonly<Partial<Record<RequestFieldType, Key>>> | undefined>
> = {
  dueDateChange: { date: 'fieldDueDate' },
  extension: { months: 'fieldSkippedMonths' },
  hardshipPlan: { amount: 'fieldMonthlyAmount' },
  promiseToPay: { date: 'fieldPayDay', amount: 'fieldPayAmount' },
  paymentDispute: { date: 'fieldPaymentDay', amount: 'fieldPaymentAmount' },
  payoffLetter: { date: 'fieldPayoffDay' },
  question: { text: 'fieldQuestion' },
} satisfies Partial<Record<RequestKind, Partial<Record<RequestFieldType, Key>>>>;

const fields: Readonly<Record<RequestFieldType, Key>> = {
  date: 'fieldDate',
  months: 'fieldMonths',
  amount: 'fieldAmount',
  choice: 'fieldChoice',
  reason: 'fieldReason',
  text: 'fieldText',
  document: 'fieldDocuments',
};

const choices: Readonly<Record<string, Key | undefined>> = {
  lostWork: 'choiceLostWork',
  lessIncome: 'choiceLessIncome',
  illness: 'choiceIllness',
  disaster: 'choiceDisaster',
  notMine: 'choiceNotMine',
  wrongAmount: 'choiceWrongAmount',
  takenTwice: 'choiceTakenTwice',
  missing: 'choiceMissing',
  wrongStatus: 'choiceWrongStatus',
  wrongBalance: 'choiceWrongBalance',
  wrongDates: 'choiceWrongDates',
  other: 'choiceOther',
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

const effects: Readonly<Record<PlannedPaymentEffect, Key>> = {
  cancelled: 'effectCancelled',
  moved: 'effectMoved',
  stillTaken: 'effectStillTaken',
};

/** What each result is said with; where a part is missing, the sentence would have a gap. */
const results: Readonly<
  Record<RequestResult, { readonly key: Key; readonly needs: readonly ('date' | 'amount')[] }>
> = {
  dueDateMoved: { key: 'resultDueDateMoved', needs: ['date'] },
  paymentsSkipped: { key: 'resultPaymentsSkipped', needs: ['date'] },
  debitCancelled: { key: 'resultDebitCancelled', needs: ['date', 'amount'] },
  debitMoved: { key: 'resultDebitMoved', needs: ['date', 'amount'] },
  debitStillTaken: { key: 'resultDebitStillTaken', needs: ['date', 'amount'] },
  paymentPlanned: { key: 'resultPaymentPlanned', needs: ['date', 'amount'] },
  paymentReceived: { key: 'resultPaymentReceived', needs: ['date', 'amount'] },
  documentIssued: { key: 'resultDocumentIssued', needs: ['date'] },
  lienReleased: { key: 'resultLienReleased', needs: ['date'] },
  refunded: { key: 'resultRefunded', needs: ['date', 'amount'] },
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

/**
 * What a field is called. A field of a type that is not known, without words, is named by its key:
 * the borrower can name it to the lender.
 */
export function labelOf(
  { key, type, label }: Pick<RequestField, 'key' | 'type' | 'label'>,
  kind: string,
  locale: string,
): Said {
  const own = entryOf(ownFields, kind) ?? {};
  const byType = entryOf<Key>(own, type) ?? entryOf<Key>(fields, type);
  return said(label, locale, byType) ?? { words: key };
}

/** What an answer to a `choice` or a `reason` is called; one without words, by its key. */
export const choiceWords = (
  { key, label }: RequestField['choices'][number],
  locale: string,
): Said => said(label, locale, entryOf(choices, key)) ?? { words: key };

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

/** What happens to a payment; one that is moved without a day is said with the lender's number. */
export function effectKey({ effect, newDate }: Pick<AffectedPayment, 'effect' | 'newDate'>): Key {
  const key = entryOf<Key>(effects, effect);
  return key === undefined || (key === 'effectMoved' && !newDate) ? 'effectOther' : key;
}

/** What followed a request. */
export function resultWords(outcome: RequestOutcome, locale: string): Said {
  const known = entryOf(results, outcome.result);
  const isWhole = known?.needs.every((part) => outcome[part] !== undefined);
  return said(outcome.words, locale, isWhole ? known?.key : undefined) ?? { key: 'resultOther' };
}
