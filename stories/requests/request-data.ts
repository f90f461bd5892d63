import {
  accountDocuments,
  accountList,
  borrowerRequests,
  fileTypes,
  offeredRequests,
  previewRequest,
  replyToRequest,
  requestKinds,
  submitRequest,
  type BorrowerRequest,
  type OfferedRequest,
  type RequestField,
  type RequestKind,
} from '@portico/contract';
import { aLoan, answers } from '@portico/contract/fixtures';
import { cents } from '@portico/rules';
import type { TestCore } from '@portico/core/testing';
import { aField, aKind, day, newGarage } from '@portico/shared/testing/parts';

const text = (required: boolean) => aField('text', 'text', { required, maxLength: 2_000 });
const documents = aField('documents', 'document', {
  required: false,
  fileTypeId: '2',
  maxFiles: 1,
});
const reasons = (...keys: readonly string[]) =>
  aField('reason', 'reason', { choices: keys.map((key) => ({ key, label: {} })) });

/** The fields of the reference API's kinds, with their limits. */
const fields: Readonly<Record<RequestKind, readonly RequestField[]>> = {
  dueDateChange: [
    aField('dueDate', 'date', { earliest: day('2025-03-20'), latest: day('2025-05-04') }),
  ],
  extension: [aField('months', 'months', { minMonths: 1, maxMonths: 2 })],
  hardshipPlan: [
    reasons('lostWork', 'lessIncome', 'illness', 'disaster', 'other'),
    aField('amount', 'amount', { required: false, minAmount: cents(0) }),
    text(false),
    documents,
  ],
  promiseToPay: [
    aField('date', 'date', { allowedDays: [day('2025-03-14'), day('2025-03-21')] }),
    aField('amount', 'amount', { minAmount: cents(100), maxAmount: cents(65_000) }),
  ],
  paymentDispute: [
    reasons('notMine', 'wrongAmount', 'takenTwice', 'missing'),
    aField('date', 'date', { required: false }),
    aField('amount', 'amount', { required: false }),
    text(true),
  ],
  creditReportingDispute: [
    reasons('notMine', 'wrongStatus', 'wrongBalance', 'wrongDates', 'other'),
    text(true),
  ],
  payoffLetter: [aField('date', 'date')],
  paidInFullLetter: [],
  lienStatus: [],
  creditBalanceRefund: [],
  question: [aField('text', 'text', { maxLength: 40 })],
};

/** Every kind that the suite knows, and one that it does not. */
export const everyKind: readonly OfferedRequest[] = [
  ...requestKinds.map((kind) =>
    aKind(kind, {
      fields: [...fields[kind]],
      isDecidedAtOnce: kind === 'extension',
      timesLeft: kind === 'extension' ? 2 : kind === 'dueDateChange' ? 1 : undefined,
      answerBy: day('2025-03-19'),
    }),
  ),
  newGarage,
];

/** Each reason for which a kind is not possible. */
export const impossibleKinds = (codes: readonly string[]): readonly OfferedRequest[] =>
  codes.map((reasonCode, place) =>
    aKind(requestKinds[place] ?? 'question', {
      isPossible: false,
      reasonCode,
      possibleFrom: reasonCode === 'TooSoon' ? day('2025-11-15') : undefined,
    }),
  );

/** A request of a kind in a state. */
export const aRequest = (
  kind: string,
  state: string,
  rest: Partial<BorrowerRequest> = {},
): BorrowerRequest => ({
  referenceNumber: `CV-${kind}`,
  kind,
  title: {},
  state,
  stateWords: {},
  sentOn: day('2025-03-01'),
  stateSince: day('2025-03-05'),
  isByLender: false,
  values: [],
  messages: [],
  missing: [],
  reason: {},
  outcomes: [],
  canReply: false,
  canWithdraw: false,
  ...rest,
});

/** The answers of the lender's API: nothing is sent yet, and every kind is possible. */
export function requestAnswers({ server }: TestCore): void {
  server.answer(accountList, answers.accountList({ accounts: [aLoan()] }));
  server.answer(borrowerRequests, answers.borrowerRequests({ requests: [] }));
  server.answer(offeredRequests, answers.offeredRequests({ kinds: [...everyKind] }));
  server.answer(previewRequest, answers.previewRequest());
  server.answer(submitRequest, answers.submitRequest());
  server.answer(replyToRequest, answers.replyToRequest());
  server.answer(accountDocuments, answers.accountDocuments());
  server.answer(fileTypes, answers.fileTypes());
}
