import { setTimeout as wait } from 'node:timers/promises';
import {
  submitImmediateBank,
  writeWire,
  type BankPayment,
  type SubmissionCode,
} from '@portico/contract';
import { submissionCodes } from '@portico/contract/openapi';
import { fail, formatDate, formatMoney, ok, type Outcome } from '@portico/rules';
import type { Session, Visit } from '../http/visit';
import { borrowerById } from '../identity/borrower-store';
import type { Secrets } from '../secrets';
import type { Services } from '../services';
import { carryOut, type Accepted } from './carry-out';
import type { Kind } from './check-submission';
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

/** What tells two payments under one key apart: everything in them, whatever order it came in. */
export function fingerprintOf(secrets: Secrets, kind: Kind, input: BankPayment): string {
  const { request } = submitImmediateBank;
  return secrets.fingerprint(`${kind} ${JSON.stringify(request && writeWire(request, input))}`);
}

/** A payment as it was submitted. */
export type SubmittedPayment = {
  readonly kind: Kind;
  readonly input: BankPayment;
  readonly session: Session;
  readonly visit: Visit;
};

/**
 * Pays once for each Idempotency-Key (D121). The first to take the key carries the payment out; who
 * comes with the same key and the same payment, at the same time or later, gets the same answer.
 */
export async function submit(services: Services, payment: SubmittedPayment): Promise<Result> {
  const { kind, input, session, visit } = payment;
  const text = visit.idempotencyKey?.trim() ?? '';
  if (text === '' || text.length > keyLength) return fail('IdempotencyKeyMissing');
  const key = { borrowerId: session.borrowerId, key: text };
  const fingerprint = fingerprintOf(services.secrets, kind, input);
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

/** A receipt is a courtesy: a mail server that fails does not undo a payment. */
async function sendReceipt(
  { database, mail }: Services,
  { input, session, kind }: SubmittedPayment,
  { reference, lastFour, payOn }: Accepted,
): Promise<void> {
  const { email, name } = await borrowerById(database, session.borrowerId);
  if (!email) return;
  const { paymentAmount } = input.payment.details;
  const what = kind === 'immediate' ? 'We have received your payment' : 'Your payment is scheduled';
  const text = `${name}, ${what.toLowerCase()} of ${formatMoney(paymentAmount)} for ${formatDate(payOn)}, from your bank account ending in ${lastFour}.\n\nReference number ${reference}\n\nCedar Valley Credit`;
  await mail.send({ to: email, subject: what, text }).catch(() => undefined);
}
