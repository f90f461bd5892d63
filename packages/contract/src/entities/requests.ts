import type { ValueOf } from '../codec/codec';
import { entity } from '../codec/entity';
import {
  amount,
  date,
  day,
  dictionary,
  flag,
  list,
  optional,
  optionalAmount,
  optionalInteger,
  optionalText,
  text,
} from '../codec/fields';
import { tolerantList, tolerantOptional } from '../codec/tolerant';

/*
 * Requests of a borrower (D185). Kinds, types of fields, states, effects and results are texts of the
 * API: one that is not listed here is read like any other, and shown by the words that come with it.
 */

/** The kinds for which the suite has sentences of its own. */
export const requestKinds = [
  'dueDateChange',
  'extension',
  'hardshipPlan',
  'promiseToPay',
  'paymentDispute',
  'creditReportingDispute',
  'payoffLetter',
  'paidInFullLetter',
  'lienStatus',
  'creditBalanceRefund',
  'question',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/** The types of fields that the suite can show; `requestValue` has a value for each. */
export const requestFieldTypes = [
  'date',
  'months',
  'amount',
  'choice',
  'reason',
  'text',
  'document',
] as const;
export type RequestFieldType = (typeof requestFieldTypes)[number];

/**
 * The states that the suite knows. `asked`: the lender needs something of the borrower, who finds it
 * in `missing` or in the last message. `done`: all that was to follow has happened.
 */
export const requestStates = [
  'received',
  'asked',
  'approved',
  'declined',
  'withdrawn',
  'done',
] as const;
export type RequestState = (typeof requestStates)[number];

/** What a request does to a payment that was to be taken. */
export const plannedPaymentEffects = ['cancelled', 'moved', 'stillTaken'] as const;
export type PlannedPaymentEffect = (typeof plannedPaymentEffects)[number];

/** What can follow a request, for which the suite has sentences of its own. */
export const requestResults = [
  'dueDateMoved',
  'paymentsSkipped',
  'debitCancelled',
  'debitMoved',
  'debitStillTaken',
  'paymentPlanned',
  'paymentReceived',
  'documentIssued',
  'lienReleased',
  'refunded',
] as const;
export type RequestResult = (typeof requestResults)[number];

/**
 * The same words in several languages, by the code of the language: `en`, `es`. English stands for
 * one that is missing. Plain text; empty where the suite has words of its own.
 */
export const wordsByLanguage = dictionary(text);
export type WordsByLanguage = ValueOf<typeof wordsByLanguage>;

/** One of the answers to a `choice` or a `reason`. */
const requestChoice = entity({ key: text, label: wordsByLanguage });

/** What a borrower is asked; which limits it has depends on its type. */
export const requestField = entity({
  /** Names its value in what is sent. */
  key: text,
  /** One of `requestFieldTypes`; another is not shown, and where it is required, not sent. */
  type: text,
  required: flag,
  label: wordsByLanguage,
  help: wordsByLanguage,
  /** Of a `date`: the first and the last day. */
  earliest: date,
  latest: date,
  /** Of a `date`: the only days to choose from; without any, each from the first to the last. */
  allowedDays: tolerantList(day),
  /** Of `months`. */
  minMonths: optionalInteger,
  maxMonths: optionalInteger,
  /** Of an `amount`. */
  minAmount: optionalAmount,
  maxAmount: optionalAmount,
  /** Of a `choice` or a `reason`. */
  choices: tolerantList(requestChoice),
  /** Of a `text`: the most characters. */
  maxLength: optionalInteger,
  /** Of a `document`: its type in GetFileTypes, and the most files. */
  fileTypeId: optionalText,
  maxFiles: optionalInteger,
});
export type RequestField = ValueOf<typeof requestField>;

/** What the borrower answers to a field: exactly one of the values, by the type of the field. */
export const requestValue = entity({
  /** That of the field. */
  key: text,
  date,
  months: optionalInteger,
  amount: optionalAmount,
  /** Of a `choice` or a `reason`: its key. */
  choice: optionalText,
  text: optionalText,
  /** Of a `document`: FileIds of GetAccountDocuments, where the files are after their upload. */
  fileIds: optional(list(text)),
});
export type RequestValue = ValueOf<typeof requestValue>;

/** A kind of request on an account: possible with its fields, or why not and from when. */
export const offeredRequest = entity({
  /** One of `requestKinds`, or another of the lender. */
  kind: text,
  /** What a kind that the suite does not know is called, and what it is for. */
  title: wordsByLanguage,
  about: wordsByLanguage,
  isPossible: flag,
  fields: tolerantList(requestField),
  /** How often it can still be made, where that is limited. */
  timesLeft: optionalInteger,
  /** It is decided as soon as it is sent. */
  isDecidedAtOnce: flag,
  /** By when the lender answers a request sent today. */
  answerBy: date,
  /**
   * Where it is not possible: one of `notPossibleReasons`, or another with its words, and the first
   * day on which it is possible where that is known.
   */
  reasonCode: optionalText,
  reason: wordsByLanguage,
  possibleFrom: date,
});
export type OfferedRequest = ValueOf<typeof offeredRequest>;

/** Why a kind is not possible, for which the suite has sentences of its own. */
export const notPossibleReasons = [
  'PastDue',
  'NotPastDue',
  'TooSoon',
  'LimitReached',
  'RequestOpen',
  'PaidOff',
  'NotPaidOff',
  'NoCreditBalance',
  'CallUs',
] as const;
export type NotPossibleReason = (typeof notPossibleReasons)[number];

/** A request as it is looked at before it is sent. */
export const previewedRequest = entity({
  accountNumber: text,
  kind: text,
  values: list(requestValue),
});

/**
 * What a loan has at one time: before the request, or after it. The page of the loan says the same, at
 * that time, of the payment (NextPaymentAmount), the due date (NextPaymentDate) and the end
 * (OriginalMaturityDate, which a request that is granted moves).
 */
export const loanTerms = entity({
  /** The regular payment. */
  payment: optionalAmount,
  /** The due date of the oldest payment that is not made. */
  dueDate: date,
  /** What is overdue, the next payment, and fees. */
  amountDue: optionalAmount,
  /** With those that are overdue. */
  paymentsLeft: optionalInteger,
  /** The interest from today to the end of the schedule. */
  interestToEnd: optionalAmount,
  /** The day of the last payment by contract, on which all that is still owed is due. */
  endDate: date,
});
export type LoanTerms = ValueOf<typeof loanTerms>;

/** A payment of the schedule after the request. */
const scheduledDue = entity({
  dueDate: date,
  amount,
  /** Nothing is due on that day any more. */
  isSkipped: flag,
});

/** A debit of autopay or a planned payment, and what the request does to it. */
export const affectedPayment = entity(
  {
    /** For PaymentScheduled/Delete…; a debit of autopay has none. */
    paymentId: optionalText,
    isRecurring: flag,
    isCard: flag,
    /** The last four digits of the account or card that pays. */
    accountNumber: optionalText,
    date,
    amount: optionalAmount,
    /** One of `plannedPaymentEffects`; another is said with the telephone number of the lender. */
    effect: text,
    /** Where it is moved. */
    newDate: date,
  },
  { paymentId: 'EncryptedString' },
);
export type AffectedPayment = ValueOf<typeof affectedPayment>;

/** What the borrower agrees to: plain text, its paragraphs divided by an empty line. */
const agreedWording = entity({
  text,
  /** Sent with the request; another text or other figures in it have another. */
  hash: text,
});

/** What a request would change; no field of a kind that changes nothing. */
export const requestPreview = {
  before: tolerantOptional(loanTerms),
  after: tolerantOptional(loanTerms),
  /** Interest that is earned because of the request. */
  addedInterest: optionalAmount,
  /** What has to be paid today for it. */
  amountDueToday: optionalAmount,
  schedule: tolerantList(scheduledDue),
  /** Each debit of autopay and planned payment in the days that change. */
  affectedPayments: tolerantList(affectedPayment),
  /** The first debit of autopay after the change. */
  nextDebitDate: date,
  nextDebitAmount: optionalAmount,
  /** Without one there is nothing to agree to. */
  wording: optional(agreedWording),
  /** The borrower has to prove who is signed in before it is sent (D174). */
  isProofRequired: flag,
  isDecidedAtOnce: flag,
  answerBy: date,
};

/** A message of the borrower or the lender about a request. */
const requestMessage = entity({
  isFromLender: flag,
  sentOn: date,
  text,
  fileIds: tolerantList(text),
});

/** Something that happened because of a request. */
export const requestOutcome = entity({
  /** One of `requestResults`, or another with its words. */
  result: text,
  words: wordsByLanguage,
  /** When it happened, or will happen. */
  date,
  amount: optionalAmount,
  /** A document of GetAccountDocuments. */
  fileId: optionalText,
  displayName: optionalText,
  displayFormat: optionalText,
});

export type RequestOutcome = ValueOf<typeof requestOutcome>;

/** A request that was sent, and where it stands. */
export const borrowerRequest = entity({
  /** Names it to the lender and in the calls. */
  referenceNumber: text,
  accountNumber: optionalText,
  kind: text,
  title: wordsByLanguage,
  /** One of `requestStates`; another is shown by `stateWords`. */
  state: text,
  stateWords: wordsByLanguage,
  sentOn: date,
  stateSince: date,
  /** By when the lender answers; none where nothing is to be answered. */
  answerBy: date,
  /** The lender began it without being asked, such as what follows a payoff. */
  isByLender: flag,
  values: tolerantList(requestValue),
  messages: tolerantList(requestMessage),
  /** What the lender needs: fields of a reply. */
  missing: tolerantList(requestField),
  /** Why it was declined. */
  reasonCode: optionalText,
  reason: wordsByLanguage,
  outcomes: tolerantList(requestOutcome),
  canReply: flag,
  canWithdraw: flag,
});
export type BorrowerRequest = ValueOf<typeof borrowerRequest>;
