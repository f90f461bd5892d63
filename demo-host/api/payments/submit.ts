import { setTimeout as wait } from 'node:timers/promises';
import {
  submitImmediateBank,
  submitImmediateCard,
  writeWire,
  type SubmissionCode,
} from '@portico/contract';
import { submissionCodes } from '@portico/contract/openapi';
import { fail, formatDate, formatMoney, ok, type Outcome, type PaymentKind } from '@portico/rules';
import { borrowerById } from '../identity/borrower-store';
import type { Secrets } from '../secrets';
import type { Services } from '../services';
import { carryOut, type Accepted, type Order, type Submitted } from './carry-out';
import {
  claimKey,
  findSubmission,
  isAbandoned,
  releaseClaim,
  settleClaim,
  takeOver,
  type Claim,
} from './submission-store';

const keyLength = 200;
/** How long a duplicate waits for the first one, in steps of so many milliseconds. */
const patience = { steps: 200, milliseconds: 50 };

/** Refusals that pass by themselves: nothing was booked, and the same key may be used again. */
const passing: ReadonlySet<SubmissionCode> = new Set(['NiteMode', 'TokenExpired']);

/** A stored code; one that an older version stored, and that means nothing any more, is an Error. */
const codeOf = (text = 'Error'): SubmissionCode => (isCode(text) ? text : 'Error');
const isCode = (text: string): text is SubmissionCode => Object.hasOwn(submissionCodes, text);

type Result = Outcome<{ readonly referenceNumber: string }, SubmissionCode>;

/** The body as it came, whatever order its fields came in. */
const bodyOf = (submitted: Submitted): unknown =>
  submitted.type === 'ach'
    ? submitImmediateBank.request && writeWire(submitImmediateBank.request, submitted.input)
    : submitImmediateCard.request && writeWire(submitImmediateCard.request, submitted.input);

/** What tells two payments under one key apart: their call and everything in them. */
export function fingerprintOf(secrets: Secrets, submitted: Submitted): string {
  const { kind, type } = submitted;
  return secrets.fingerprint(`${kind} ${type} ${JSON.stringify(bodyOf(submitted))}`);
}

/** A payment as it was submitted. */
export type SubmittedPayment = Omit<Order, 'submissionId'>;

/**
 * Pays once for each Idempotency-Key (D121). The first to take the key carries the payment out; who
 * comes with the same key and the same payment, at the same time or later, gets the same answer.
 */
export async function submit(services: Services, payment: SubmittedPayment): Promise<Result> {
  const { submitted, session, visit } = payment;
  const text = visit.idempotencyKey?.trim() ?? '';
  if (text === '' || text.length > keyLength) return fail('IdempotencyKeyMissing');
  const key = { borrowerId: session.borrowerId, key: text };
  const fingerprint = fingerprintOf(services.secrets, submitted);
  const { database, clock } = services;

  for (let step = 0; step < patience.steps; step += 1) {
    const claim = await claimKey(database, key, fingerprint, clock());
    if (claim) return settle(services, payment, claim);
    const earlier = await findSubmission(database, key);
    if (!earlier) continue;
    if (earlier.fingerprint !== fingerprint) return fail('IdempotencyKeyReused');
    if (earlier.status === 'posted') return ok({ referenceNumber: earlier.reference ?? '' });
    if (earlier.status === 'refused') return fail(codeOf(earlier.code));
    const taken = isAbandoned(earlier, clock()) && (await takeOver(database, earlier, clock()));
    if (taken) return settle(services, payment, taken);
    await wait(patience.milliseconds);
  }
  return fail('DoNotResubmit');
}

/** Carries out and settles in one transaction; when that fails, the key is free again. */
async function settle(
  services: Services,
  payment: SubmittedPayment,
  claim: Claim,
): Promise<Result> {
  const { database } = services;
  try {
    const result = await database.write(async (tx) => {
      const done = await carryOut(tx, services, { ...payment, submissionId: claim.id });
      if (done.ok) {
        await settleClaim(tx, claim, { status: 'posted', reference: done.value.reference });
      } else if (!passing.has(done.code)) {
        await settleClaim(tx, claim, { status: 'refused', code: done.code });
      }
      return done;
    });
    if (result.ok) {
      await sendReceipt(services, payment, result.value);
      return ok({ referenceNumber: result.value.reference });
    }
    if (passing.has(result.code)) await releaseClaim(database, claim);
    return result;
  } catch (error) {
    await releaseClaim(database, claim);
    throw error;
  }
}

const subjects: Readonly<Record<PaymentKind, string>> = {
  immediate: 'We have received your payment',
  scheduled: 'Your payment is scheduled',
  recurring: 'Your recurring payment is set up',
};

/** A receipt is a courtesy: a mail server that fails does not undo a payment. */
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
  await mail.send({ to: email, subject, text }).catch(() => undefined);
}
