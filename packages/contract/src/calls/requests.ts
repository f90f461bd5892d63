import { cents, localDate } from '@portico/rules';
import { codes, defineCall, type DocumentedCall } from '../call';
import { answer, entity, listAnswer, sameName } from '../codec/entity';
import { flag, list, optionalText, text } from '../codec/fields';
import { aLoan, succeeded } from '../examples';
import { proofCodes, type ProofCode } from '../entities/proof';
import {
  requestCodes,
  requestKeyCodes,
  type RequestCode,
  type RequestKeyCode,
} from '../entities/request-codes';
import {
  borrowerRequest,
  offeredRequest,
  previewedRequest,
  requestPreview,
  requestValue,
} from '../entities/requests';

/** What can be requested on an account now, with its limits, or why not and from when (D185). */
export const offeredRequests = defineCall({
  name: 'offeredRequests',
  method: 'GET',
  path: '/api/Requests/Offered',
  session: 'required',
  effect: 'reads',
  optional: true,
  codes: codes<'Error'>(),
  query: entity({ accountNumber: text }, sameName),
  response: listAnswer('kinds', offeredRequest),
});

export const offeredRequestsDocs = (): DocumentedCall<typeof offeredRequests> => ({
  ...offeredRequests,
  summary:
    'What a borrower can request on an account now. Each kind is possible, with the fields to answer and their limits, or not possible, with the reason and from when it is. The order is that of the screen. Kinds: dueDateChange, extension, hardshipPlan, promiseToPay, paymentDispute, creditReportingDispute, payoffLetter, paidInFullLetter, lienStatus, creditBalanceRefund, question; any other needs its words, by language. Types of fields: date, months, amount, choice, reason, text, document; a field of another type is named to the borrower and left out.',
  meanings: { Error: 'It could not be read, or the account is not the borrower’s.' },
  example: {
    ...succeeded,
    kinds: [
      {
        kind: 'extension',
        title: {},
        about: {},
        isPossible: true,
        fields: [
          {
            key: 'months',
            type: 'months',
            required: true,
            label: {},
            help: {},
            allowedDays: [],
            minMonths: 1,
            maxMonths: 2,
            choices: [],
          },
        ],
        timesLeft: 2,
        isDecidedAtOnce: true,
        answerBy: localDate('2026-06-01'),
        reason: {},
      },
      {
        kind: 'dueDateChange',
        title: {},
        about: {},
        isPossible: false,
        fields: [],
        isDecidedAtOnce: true,
        reasonCode: 'TooSoon',
        reason: {},
        possibleFrom: localDate('2026-11-15'),
      },
      {
        kind: 'newGarage',
        title: { en: 'New address of the car', es: 'Nueva dirección del auto' },
        about: { en: 'Tell us where the car is kept now.', es: 'Díganos dónde está el auto.' },
        isPossible: true,
        fields: [
          {
            key: 'where',
            type: 'text',
            required: true,
            label: { en: 'Where is it kept?', es: '¿Dónde está?' },
            help: {},
            allowedDays: [],
            choices: [],
            maxLength: 200,
          },
        ],
        isDecidedAtOnce: false,
        answerBy: localDate('2026-06-08'),
        reason: {},
      },
    ],
  },
});

/** What a request would change; nothing is stored (D185). */
export const previewRequest = defineCall({
  name: 'previewRequest',
  method: 'POST',
  path: '/api/Requests/Preview',
  session: 'required',
  effect: 'reads',
  optional: true,
  codes: codes<RequestCode>(),
  request: previewedRequest,
  response: answer(requestPreview),
});

export const previewRequestDocs = (): DocumentedCall<typeof previewRequest> => ({
  ...previewRequest,
  summary:
    'What a request would change: the loan before and after it, the interest it adds, what is due today, the new schedule, what happens to autopay and to each planned payment (cancelled, moved, stillTaken), and the wording to agree to with its hash. Nothing is stored. A kind that changes no figure answers only its wording and by when the lender answers.',
  meanings: requestCodes,
  example: {
    ...succeeded,
    before: {
      payment: cents(31250),
      dueDate: localDate('2026-06-15'),
      amountDue: cents(31250),
      paymentsLeft: 29,
      interestToEnd: cents(79013),
      endDate: localDate('2028-10-15'),
    },
    after: {
      payment: cents(31250),
      dueDate: localDate('2026-07-15'),
      amountDue: cents(31250),
      paymentsLeft: 29,
      interestToEnd: cents(84372),
      endDate: localDate('2028-11-15'),
    },
    addedInterest: cents(5359),
    amountDueToday: cents(0),
    schedule: [
      { dueDate: localDate('2026-06-15'), amount: cents(0), isSkipped: true },
      { dueDate: localDate('2026-07-15'), amount: cents(31250), isSkipped: false },
    ],
    affectedPayments: [
      {
        isRecurring: true,
        isCard: false,
        accountNumber: '6789',
        date: localDate('2026-06-15'),
        amount: cents(31250),
        effect: 'cancelled',
      },
    ],
    nextDebitDate: localDate('2026-07-15'),
    nextDebitAmount: cents(31250),
    wording: {
      text: 'I ask to skip the payment due on June 15, 2026. It is added at the end of the loan. Interest goes on.',
      hash: '1f6c2f0d',
    },
    isProofRequired: false,
    isDecidedAtOnce: true,
    answerBy: localDate('2026-06-01'),
  },
});

/** Sends a request (D185). */
export const submitRequest = defineCall({
  name: 'submitRequest',
  method: 'POST',
  path: '/api/Requests',
  session: 'required',
  effect: 'writes',
  idempotent: true,
  optional: true,
  codes: codes<RequestCode | RequestKeyCode | 'WordingChanged' | ProofCode>(),
  request: entity({
    accountNumber: text,
    kind: text,
    values: list(requestValue),
    /** That of the preview; without a wording, none. */
    wordingHash: optionalText,
  }),
  response: answer({ referenceNumber: text }),
});

export const submitRequestDocs = (): DocumentedCall<typeof submitRequest> => ({
  ...submitRequest,
  summary:
    'Sends a request. A repeated Idempotency-Key gives the first answer again for the same request, and is refused for another; GetPaymentOutcome answers for its keys too, and closes one that was never used. What is decided at once is decided when this answers; GET Requests says how. A ProofRequired is answered before the key is used.',
  meanings: {
    ...requestCodes,
    ...requestKeyCodes,
    ...proofCodes,
    WordingChanged:
      'The wording, or a figure that it names, is another than the borrower has agreed to; call Requests/Preview again.',
  },
  example: { ...succeeded, referenceNumber: 'CV-7K2M-9QXD' },
});

/** The requests of the borrower and where each stands (D185). */
export const borrowerRequests = defineCall({
  name: 'borrowerRequests',
  method: 'GET',
  path: '/api/Requests',
  session: 'required',
  effect: 'reads',
  optional: true,
  codes: codes<'Error'>(),
  query: entity({ accountNumber: optionalText }, sameName),
  response: listAnswer('requests', borrowerRequest),
});

export const borrowerRequestsDocs = (): DocumentedCall<typeof borrowerRequests> => ({
  ...borrowerRequests,
  summary:
    'The requests of the borrower, those of one account where it is named, the newest first: the state of each (received, asked, approved, declined, withdrawn, done) and since when, by when the lender answers, the messages, what is missing as fields of a reply, and what followed. What the lender does without being asked, such as the letter and the lien after a payoff, is listed with IsByLender.',
  meanings: { Error: 'They could not be read, or the account is not the borrower’s.' },
  example: {
    ...succeeded,
    requests: [
      {
        referenceNumber: 'CV-7K2M-9QXD',
        accountNumber: aLoan().number,
        kind: 'hardshipPlan',
        title: {},
        state: 'asked',
        stateWords: {},
        sentOn: localDate('2026-05-28'),
        stateSince: localDate('2026-06-01'),
        answerBy: localDate('2026-06-11'),
        isByLender: false,
        values: [{ key: 'reason', choice: 'lostWork' }],
        messages: [
          {
            isFromLender: true,
            sentOn: localDate('2026-06-01'),
            text: 'Please send us your last pay stub.',
            fileIds: [],
          },
        ],
        missing: [
          {
            key: 'payStub',
            type: 'document',
            required: true,
            label: { en: 'Your last pay stub', es: 'Su último recibo de sueldo' },
            help: {},
            allowedDays: [],
            choices: [],
            fileTypeId: '2',
            maxFiles: 2,
          },
        ],
        reason: {},
        outcomes: [],
        canReply: true,
        canWithdraw: true,
      },
    ],
  },
});

/** Replies to the lender about a request, or withdraws it (D185). */
export const replyToRequest = defineCall({
  name: 'replyToRequest',
  method: 'POST',
  path: '/api/Requests/Reply',
  session: 'required',
  effect: 'writes',
  idempotent: true,
  optional: true,
  codes: codes<
    | 'ValueMissing'
    | 'ValueNotAllowed'
    | 'DocumentUnknown'
    | 'NotOpen'
    | 'NiteMode'
    | 'Error'
    | RequestKeyCode
  >(),
  request: entity(
    {
      /** The reference number of the request. */
      requestNumber: text,
      /** Withdraws the request; nothing else is sent then. */
      withdraw: flag,
      text: optionalText,
      /** Of the fields that are missing. */
      values: list(requestValue),
    },
    { requestNumber: 'ReferenceNumber' },
  ),
  response: answer({ referenceNumber: text }),
});

export const replyToRequestDocs = (): DocumentedCall<typeof replyToRequest> => ({
  ...replyToRequest,
  summary:
    'Replies to the lender about a request, by a text, by values of the fields that are missing, or by both; or withdraws the request. Idempotent like POST Requests. The answer repeats the reference number of the request.',
  meanings: {
    ValueMissing: 'There is neither a text nor a value, or a field that is required has none.',
    ValueNotAllowed: requestCodes.ValueNotAllowed,
    DocumentUnknown: requestCodes.DocumentUnknown,
    NotOpen:
      'The request takes no reply any more, or cannot be withdrawn; read GET Requests again.',
    NiteMode: requestCodes.NiteMode,
    Error: "The host could not do it, or the request is not the borrower's.",
    ...requestKeyCodes,
  },
  example: { ...succeeded, referenceNumber: 'CV-7K2M-9QXD' },
});
