import {
  loanTerms,
  readWire,
  requestField,
  requestKinds,
  requestOutcome,
  requestStates,
  requestValue,
  tolerantList,
  writeWire,
  type Codec,
  type LoanTerms,
  type RequestField,
  type RequestKind,
  type RequestOutcome,
  type RequestState,
  type RequestValue,
} from '@portico/contract';
import type { LocalDate } from '@portico/rules';
import {
  array,
  nullable,
  number,
  object,
  parseJson,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot';
import type { Executor } from '@portico/server/parts';
import { dayColumn } from '../ledger/account-store';

/** A loan before and after a request that changed it. */
export type ChangedTerms = { readonly before: LoanTerms; readonly after: LoanTerms };

/** A request as stored. */
export type StoredRequest = {
  readonly reference: string;
  readonly borrowerId: number;
  readonly account: string;
  readonly kind: RequestKind;
  readonly state: RequestState;
  readonly sentOn: LocalDate;
  readonly stateSince: LocalDate;
  readonly answerBy: LocalDate | undefined;
  readonly values: readonly RequestValue[];
  readonly missing: readonly RequestField[];
  readonly outcomes: readonly RequestOutcome[];
  /** What the borrower agreed to. */
  readonly wording: string | undefined;
  readonly terms: ChangedTerms | undefined;
  /** Why it was declined. */
  readonly reason: string | undefined;
};

const values = tolerantList(requestValue);
const missing = tolerantList(requestField);
const outcomes = tolerantList(requestOutcome);

const toJson = <T>(codec: Codec<T>, value: T): string => JSON.stringify(writeWire(codec, value));

/** A column with the JSON of a value of the contract. */
const jsonOf = <T>(codec: Codec<T>) =>
  pipe(
    string(),
    parseJson(),
    transform((wire): T => {
      const read = readWire(codec, wire);
      if (read.ok) return read.value;
      throw new Error('A stored request that is not as the contract says');
    }),
  );

const row = pipe(
  object({
    reference: string(),
    borrower_id: number(),
    account: string(),
    kind: picklist(requestKinds),
    state: picklist(requestStates),
    sent_on: dayColumn,
    state_since: dayColumn,
    answer_by: nullable(dayColumn),
    sent_values: jsonOf(values),
    missing: jsonOf(missing),
    outcomes: jsonOf(outcomes),
    wording: nullable(string()),
    terms_before: nullable(jsonOf(loanTerms)),
    terms_after: nullable(jsonOf(loanTerms)),
    reason: nullable(string()),
  }),
  transform((one): StoredRequest => ({
    reference: one.reference,
    borrowerId: one.borrower_id,
    account: one.account,
    kind: one.kind,
    state: one.state,
    sentOn: one.sent_on,
    stateSince: one.state_since,
    answerBy: one.answer_by ?? undefined,
    values: one.sent_values,
    missing: one.missing,
    outcomes: one.outcomes,
    wording: one.wording ?? undefined,
    terms:
      one.terms_before && one.terms_after
        ? { before: one.terms_before, after: one.terms_after }
        : undefined,
    reason: one.reason ?? undefined,
  })),
);

/** The requests of a borrower, those of one account where it is named, the newest first. */
export function requestsOf(
  from: Executor,
  borrowerId: number,
  account?: string,
): Promise<StoredRequest[]> {
  return from.all(
    row,
    `SELECT * FROM borrower_requests WHERE borrower_id = ? AND account = COALESCE(?, account)
     ORDER BY sent_on DESC, id DESC`,
    [borrowerId, account ?? null],
  );
}

/** The requests of all borrowers, the newest first, at most 200. */
export function allRequests(from: Executor): Promise<StoredRequest[]> {
  return from.all(
    row,
    'SELECT * FROM borrower_requests ORDER BY sent_on DESC, id DESC LIMIT 200',
    [],
  );
}

/** A request of any borrower. */
export function requestByReference(
  from: Executor,
  reference: string,
): Promise<StoredRequest | undefined> {
  return from.first(row, 'SELECT * FROM borrower_requests WHERE reference = ?', [reference]);
}

/** A request of this borrower. */
export function requestOf(
  from: Executor,
  borrowerId: number,
  reference: string,
): Promise<StoredRequest | undefined> {
  return from.first(
    row,
    'SELECT * FROM borrower_requests WHERE borrower_id = ? AND reference = ?',
    [borrowerId, reference],
  );
}

/** Stores a request. */
export async function insertRequest(tx: Executor, request: StoredRequest): Promise<void> {
  await tx.run(
    `INSERT INTO borrower_requests (reference, borrower_id, account, kind, state, sent_on,
     state_since, answer_by, sent_values, outcomes, wording, terms_before, terms_after)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      request.reference,
      request.borrowerId,
      request.account,
      request.kind,
      request.state,
      request.sentOn,
      request.stateSince,
      request.answerBy ?? null,
      toJson(values, request.values),
      toJson(outcomes, request.outcomes),
      request.wording ?? null,
      request.terms ? toJson(loanTerms, request.terms.before) : null,
      request.terms ? toJson(loanTerms, request.terms.after) : null,
    ],
  );
}

/** Where a request stands from a day on. */
type Stand = {
  readonly state: RequestState;
  readonly since: LocalDate;
  /** What the lender needs; nothing by default. */
  readonly missing?: readonly RequestField[];
  /** Why it is declined. */
  readonly reason?: string | undefined;
};

/** Sets where a request stands. */
export async function requestStands(
  tx: Executor,
  reference: string,
  { state, since, missing: fields = [], reason }: Stand,
): Promise<void> {
  await tx.run(
    'UPDATE borrower_requests SET state = ?, state_since = ?, missing = ?, reason = ? WHERE reference = ?',
    [state, since, toJson(missing, fields), reason ?? null, reference],
  );
}

/** A message of the borrower or the lender about a request. */
export type RequestMessage = {
  readonly isFromLender: boolean;
  readonly sentOn: LocalDate;
  readonly text: string;
  /** Ids of documents. */
  readonly fileIds: readonly string[];
};

const messageRow = pipe(
  object({
    is_from_lender: number(),
    sent_on: dayColumn,
    text: string(),
    file_ids: pipe(string(), parseJson(), array(string())),
  }),
  transform((one): RequestMessage => ({
    isFromLender: one.is_from_lender === 1,
    sentOn: one.sent_on,
    text: one.text,
    fileIds: one.file_ids,
  })),
);

/** The messages about a request, the oldest first. */
export function messagesOf(from: Executor, reference: string): Promise<RequestMessage[]> {
  return from.all(
    messageRow,
    'SELECT is_from_lender, sent_on, text, file_ids FROM request_messages WHERE request = ? ORDER BY id',
    [reference],
  );
}

export async function addMessage(
  tx: Executor,
  reference: string,
  { isFromLender, sentOn, text, fileIds }: RequestMessage,
): Promise<void> {
  await tx.run(
    `INSERT INTO request_messages (request, is_from_lender, sent_on, text, file_ids)
     VALUES (?, ?, ?, ?, ?)`,
    [reference, isFromLender ? 1 : 0, sentOn, text, JSON.stringify(fileIds)],
  );
}
