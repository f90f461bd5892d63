import {
  writeWire,
  type Call,
  type OutputOf,
  type paymentOutcome,
  type SubmissionCode,
} from '@portico/contract';
import { submissionCodes } from '@portico/contract/openapi';
import { ok, refuse, type Checked } from '@portico/rules';
import type { Executor } from '../database/database';
import type { RequestDetails } from '../http/request/request-details';
import type { ServerServices } from '../services';
import {
  closeUnusedKey,
  findSubmission,
  isClosedKey,
  releaseKey,
  settleSubmission,
  takeKey,
  type Key,
  type Submission,
} from './submission-store';

const keyLength = 200;

/** The request's key, without white space around it; undefined where there is none to use. */
function keyOf({ idempotencyKey }: Pick<RequestDetails, 'idempotencyKey'>): string | undefined {
  const key = idempotencyKey?.trim() ?? '';
  return key === '' || key.length > keyLength ? undefined : key;
}

/** Temporary refusals: nothing was booked, and the same key may be used again. */
const temporaryRefusals: ReadonlySet<string> = new Set([
  'NiteMode',
  'TokenExpired',
  'ProofRequired',
]);

/** The codes of a call with an Idempotency-Key, and their meanings. */
type Meanings<C extends string> = Readonly<Record<C, string>>;

/** A stored code; an unknown one, stored by an older version, becomes Error. */
function codeOf<C extends string>(meanings: Meanings<C>, text = 'Error'): C | 'Error' {
  const isCode = (code: string): code is C => Object.hasOwn(meanings, code);
  return isCode(text) ? text : 'Error';
}

/** What a key itself refuses. */
type KeyRefusal =
  'IdempotencyKeyMissing' | 'IdempotencyKeyReused' | 'KeyClosed' | 'DoNotResubmit' | 'Error';

/** A payment, or another request, as it was submitted. */
export type KeyedPayment<I> = {
  readonly call: Call<I>;
  readonly input: I;
  readonly borrowerId: number;
  readonly request: Pick<RequestDetails, 'idempotencyKey'>;
};

type Needs = Pick<ServerServices, 'database' | 'clock' | 'secrets'>;

/**
 * A keyed hash of a payment's call and body, to detect another payment under the same key. The body
 * has its fields in the contract's order, not the request's.
 */
function fingerprintOf<I>({ secrets }: Needs, { call, input }: KeyedPayment<I>): string {
  const body = call.request && writeWire(call.request, input);
  return secrets.fingerprint(`${call.name} ${JSON.stringify(body)}`);
}

/** What a payment that was carried out is found by. */
type Made = { readonly reference: string };

/** The answer, and the payment when this request made it. */
type Answered<T, C extends string = SubmissionCode> = Checked<
  { readonly reference: string; readonly made?: T },
  C | KeyRefusal
>;

/** Stores the outcome of a payment whose key was taken. */
async function settle(tx: Executor, submissionId: number, done: Checked<Made>): Promise<void> {
  if (done.ok) await settleSubmission(tx, submissionId, { reference: done.value.reference });
  else if (temporaryRefusals.has(done.error.code)) await releaseKey(tx, submissionId);
  else await settleSubmission(tx, submissionId, { code: done.error.code });
}

/** The first answer again, when it is the same payment. */
function answerAgain<C extends string>(
  earlier: Submission,
  fingerprint: string,
  meanings: Meanings<C>,
): Answered<never, C> {
  if (isClosedKey(earlier)) return refuse('KeyClosed');
  if (earlier.fingerprint !== fingerprint) return refuse('IdempotencyKeyReused');
  const { status, reference = '', code } = earlier;
  if (status === 'processing') return refuse('DoNotResubmit');
  return status === 'posted' ? ok({ reference }) : refuse(codeOf(meanings, code));
}

async function earlierOf(from: Executor, key: Key): Promise<Submission> {
  const earlier = await findSubmission(from, key);
  if (!earlier) throw new Error('A key that is taken and not there');
  return earlier;
}

/**
 * Pays once for each Idempotency-Key (D121), where the ledger is in the same database: the key is
 * stored, the payment booked and its outcome stored in one transaction, so that a process that dies
 * leaves all of it or nothing. The same key with the same payment gets the same answer, at the same
 * time or later, in any process.
 */
export const payInTransaction = <I, T extends Made>(
  services: Needs,
  payment: KeyedPayment<I>,
  book: (tx: Executor, submissionId: number) => Promise<Checked<T, SubmissionCode>>,
): Promise<Answered<T>> => onceInTransaction(services, payment, submissionCodes, book);

/** The same for another call with an Idempotency-Key, whose codes are those of `meanings`. */
export async function onceInTransaction<I, T extends Made, C extends string>(
  services: Needs,
  keyed: KeyedPayment<I>,
  meanings: Meanings<C>,
  book: (tx: Executor, submissionId: number) => Promise<Checked<T, C>>,
): Promise<Answered<T, C>> {
  const text = keyOf(keyed.request);
  if (text === undefined) return refuse('IdempotencyKeyMissing');
  const key = { borrowerId: keyed.borrowerId, key: text };
  const fingerprint = fingerprintOf(services, keyed);
  const { database, clock } = services;
  return database.write(async (tx): Promise<Answered<T, C>> => {
    const submissionId = await takeKey(tx, key, fingerprint, clock());
    if (submissionId === undefined)
      return answerAgain(await earlierOf(tx, key), fingerprint, meanings);
    const done = await book(tx, submissionId);
    await settle(tx, submissionId, done);
    return done.ok ? ok({ reference: done.value.reference, made: done.value }) : done;
  }, `borrower ${key.borrowerId}`);
}

/** Milliseconds that a repeated submission waits for the first, and between two looks at it. */
const firstTakes = { most: 20_000, lookEvery: 200 };

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Pays once for each Idempotency-Key (D121), where a core system outside the database books: `pay`
 * is called once for each key. When the process dies meanwhile, or `pay` throws, the outcome is not
 * known until the core system is asked (`lookUpOutcome`).
 */
export async function payInCore<I, C extends string>(
  services: Needs,
  payment: KeyedPayment<I>,
  meanings: Meanings<C>,
  pay: (key: string) => Promise<Checked<Made, C>>,
): Promise<Checked<Made, C | KeyRefusal | 'NiteMode'>> {
  const text = keyOf(payment.request);
  if (text === undefined) return refuse('IdempotencyKeyMissing');
  const key = { borrowerId: payment.borrowerId, key: text };
  const fingerprint = fingerprintOf(services, payment);
  const { database, clock } = services;
  const part = `borrower ${key.borrowerId}` as const;
  const submissionId = await database.write((tx) => takeKey(tx, key, fingerprint, clock()), part);
  if (submissionId === undefined) return firstAnswer(database, key, fingerprint, meanings);
  const done = await pay(text);
  await database.write((tx) => settle(tx, submissionId, done), part);
  return done;
}

async function firstAnswer<C extends string>(
  database: Needs['database'],
  key: Key,
  fingerprint: string,
  meanings: Meanings<C>,
): Promise<Checked<Made, C | KeyRefusal | 'NiteMode'>> {
  for (let waited = 0; ; waited += firstTakes.lookEvery) {
    const earlier = await findSubmission(database, key);
    // The first ended with a temporary refusal: the key may be used again.
    if (!earlier) return refuse('NiteMode');
    if (earlier.status !== 'processing' || waited >= firstTakes.most)
      return answerAgain(earlier, fingerprint, meanings);
    await wait(firstTakes.lookEvery);
  }
}

/** What is known of a key. */
type Known = OutputOf<typeof paymentOutcome>;

/**
 * Milliseconds after which a payment that the core system does not know is not on its way any more
 * (D173).
 */
const onItsWay = 5 * 60_000;

/**
 * The outcome of a key of the borrower's. One that was never used is closed, so that a submission
 * which is still on its way cannot be carried out once the borrower was told that it was not (D173).
 *
 * @param ask what the core system knows of a key whose outcome was not stored
 */
export async function lookUpOutcome(
  { database, clock }: Pick<Needs, 'database' | 'clock'>,
  borrowerId: number,
  request: Pick<RequestDetails, 'idempotencyKey'>,
  ask?: (key: string) => Promise<Known>,
): Promise<Checked<Known, 'IdempotencyKeyMissing'>> {
  const text = keyOf(request);
  if (text === undefined) return refuse('IdempotencyKeyMissing');
  const key = { borrowerId, key: text };
  const part = `borrower ${borrowerId}` as const;
  let found = await database.write(async (tx) => {
    await closeUnusedKey(tx, key, clock());
    return earlierOf(tx, key);
  }, part);
  if (found.status === 'processing' && ask) {
    const { id, startedAt } = found;
    const known = await ask(text);
    const isLost = clock() - startedAt >= onItsWay;
    const end = endOf(known) ?? (isLost ? { code: 'SubmitProblem' } : undefined);
    if (end) {
      found = await database.write(async (tx) => {
        await settleSubmission(tx, id, end);
        return earlierOf(tx, key);
      }, part);
    }
  }
  if (isClosedKey(found)) return ok({ status: 'unknown', keyIsClosed: true, errors: [] });
  const { status, reference, code } = found;
  return ok({ status, referenceNumber: reference, errors: code ? [{ errorMessage: code }] : [] });
}

function endOf({ status, referenceNumber, errors }: Known) {
  if (status === 'posted') return { reference: referenceNumber ?? '' };
  return status === 'refused' ? { code: errors[0]?.errorMessage ?? 'Error' } : undefined;
}
