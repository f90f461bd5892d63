import {
  submitImmediateBank,
  submitImmediateCard,
  writeWire,
  type OutputOf,
  type paymentOutcome,
  type SubmissionCode,
} from '@portico/contract';
import { submissionCodes } from '@portico/contract/openapi';
import {
  formatDate,
  formatMoney,
  ok,
  refuse,
  type Checked,
  type PaymentKind,
} from '@portico/rules';
import type { Executor } from '../../database/database';
import type { RequestDetails } from '../../http/request-details';
import { borrowerById } from '../../identity/borrower-store';
import type { Secrets } from '../../secrets';
import type { Services } from '../../services';
import {
  processPayment,
  type Accepted,
  type PaymentRequest,
  type Submitted,
} from './process-payment';
import {
  closeUnusedKey,
  findSubmission,
  isClosedKey,
  releaseKey,
  settleSubmission,
  takeKey,
  type Submission,
} from './submission-store';

const keyLength = 200;

/** The request's key, without white space around it; undefined where there is none to use. */
function keyOf({ idempotencyKey }: Pick<RequestDetails, 'idempotencyKey'>): string | undefined {
  const key = idempotencyKey?.trim() ?? '';
  return key === '' || key.length > keyLength ? undefined : key;
}

/** Temporary refusals: nothing was booked, and the same key may be used again. */
const temporaryRefusals: ReadonlySet<SubmissionCode> = new Set(['NiteMode', 'TokenExpired']);

/** A stored code; an unknown one, stored by an older version, becomes Error. */
const codeOf = (text = 'Error'): SubmissionCode => (isCode(text) ? text : 'Error');
const isCode = (text: string): text is SubmissionCode => Object.hasOwn(submissionCodes, text);

type SubmissionOutcome = Checked<{ readonly referenceNumber: string }, SubmissionCode>;

/** The body with its fields in the contract's order, not the request's. */
const bodyOf = (submitted: Submitted): unknown =>
  submitted.type === 'ach'
    ? submitImmediateBank.request && writeWire(submitImmediateBank.request, submitted.input)
    : submitImmediateCard.request && writeWire(submitImmediateCard.request, submitted.input);

/** A keyed hash of a payment's call and body, to detect another payment under the same key. */
function fingerprintOf(secrets: Secrets, submitted: Submitted): string {
  const { kind, type } = submitted;
  return secrets.fingerprint(`${kind} ${type} ${JSON.stringify(bodyOf(submitted))}`);
}

/** A payment as it was submitted. */
export type SubmittedPayment = Omit<PaymentRequest, 'submissionId'>;

/**
 * Pays once for each Idempotency-Key (D121). The key is stored, the payment booked and its outcome
 * stored in one transaction: a process that dies leaves all of it or nothing. The same key with the
 * same payment gets the same answer, at the same time or later, in any process.
 */
export async function submit(
  services: Services,
  payment: SubmittedPayment,
): Promise<SubmissionOutcome> {
  const { submitted, session, request } = payment;
  const text = keyOf(request);
  if (text === undefined) return refuse('IdempotencyKeyMissing');
  const key = { borrowerId: session.borrowerId, key: text };
  const fingerprint = fingerprintOf(services.secrets, submitted);
  const { database, clock } = services;
  const done = await database.write(async (tx) => {
    const submissionId = await takeKey(tx, key, fingerprint, clock());
    if (submissionId !== undefined) return settle(tx, services, { ...payment, submissionId });
    const earlier = await findSubmission(tx, key);
    if (!earlier) throw new Error('A key that is taken and not there');
    return answerAgain(earlier, fingerprint);
  }, `borrower ${key.borrowerId}`);
  if (!done.ok) return done;
  const { reference, booked } = done.value;
  // A mail that cannot be sent does not change the answer.
  if (booked) await sendReceipt(services, payment, booked).catch(() => undefined);
  return ok({ referenceNumber: reference });
}

/** The answer, and the payment when this request booked it. */
type Answered = Checked<{ readonly reference: string; readonly booked?: Accepted }, SubmissionCode>;

/** The first answer again, when it is the same payment. */
function answerAgain(
  { status, reference = '', code, ...earlier }: Submission,
  fingerprint: string,
): Answered {
  if (isClosedKey({ code })) return refuse('KeyClosed');
  if (earlier.fingerprint !== fingerprint) return refuse('IdempotencyKeyReused');
  return status === 'posted' ? ok({ reference }) : refuse(codeOf(code));
}

/**
 * The outcome of a key of the borrower's. One that was never used is closed, so that a submission
 * which is still on its way cannot be carried out once the borrower was told that it was not (D173).
 */
export async function lookUpOutcome(
  { database, clock }: Services,
  borrowerId: number,
  request: Pick<RequestDetails, 'idempotencyKey'>,
): Promise<Checked<OutputOf<typeof paymentOutcome>, 'IdempotencyKeyMissing'>> {
  const text = keyOf(request);
  if (text === undefined) return refuse('IdempotencyKeyMissing');
  const key = { borrowerId, key: text };
  const found = await database.write(async (tx) => {
    await closeUnusedKey(tx, key, clock());
    return findSubmission(tx, key);
  }, `borrower ${borrowerId}`);
  if (!found) throw new Error('A key that is closed and not there');
  if (isClosedKey(found)) return ok({ status: 'unknown', keyIsClosed: true, errors: [] });
  const { status, reference, code } = found;
  return ok({ status, referenceNumber: reference, errors: code ? [{ errorMessage: code }] : [] });
}

/** Carries out a payment whose key was stored, and stores its outcome. */
async function settle(
  tx: Executor,
  services: Services,
  paymentRequest: PaymentRequest,
): Promise<Answered> {
  const done = await processPayment(tx, services, paymentRequest);
  const { submissionId } = paymentRequest;
  if (done.ok) {
    const { reference } = done.value;
    await settleSubmission(tx, submissionId, { reference });
    return ok({ reference, booked: done.value });
  }
  if (temporaryRefusals.has(done.error.code)) await releaseKey(tx, submissionId);
  else await settleSubmission(tx, submissionId, { code: done.error.code });
  return done;
}

const subjects: Readonly<Record<PaymentKind, string>> = {
  immediate: 'We have received your payment',
  scheduled: 'Your payment is scheduled',
  recurring: 'Your recurring payment is set up',
};

/** Mails a receipt. */
async function sendReceipt(
  { database, mail }: Services,
  { submitted: { input, kind }, session }: SubmittedPayment,
  { reference, from, payOn }: Accepted,
): Promise<void> {
  const { email, name } = await borrowerById(database, session.borrowerId);
  if (!email) return;
  const { paymentAmount } = input.payment.details;
  const subject = subjects[kind];
  const what = paymentAmount === 0 ? 'the total due' : formatMoney(paymentAmount);
  const when = kind === 'recurring' ? `from ${formatDate(payOn)} on` : `for ${formatDate(payOn)}`;
  const text = `${name}, ${subject.toLowerCase()} of ${what} ${when}, from your ${from}.\n\nReference number ${reference}\n\nCedar Valley Credit`;
  await mail.send({ to: email, subject, text });
}
