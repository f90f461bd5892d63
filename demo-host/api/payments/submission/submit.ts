import type { SubmissionCode } from '@portico/contract';
import { formatDate, formatMoney, ok, type Checked, type PaymentKind } from '@portico/rules';
import { payInTransaction, type KeyedPayment } from '@portico/server/parts';
import { borrowerById } from '../../identity/borrower-store';
import type { Services } from '../../services';
import { processPayment, type Accepted, type PaymentRequest } from './process-payment';

/** A payment as it was submitted. */
export type SubmittedPayment = Omit<PaymentRequest, 'submissionId'>;

/** Pays once for each Idempotency-Key, and mails a receipt. */
export async function submit<I>(
  services: Services,
  call: KeyedPayment<I>['call'],
  input: I,
  payment: SubmittedPayment,
): Promise<Checked<{ readonly referenceNumber: string }, SubmissionCode>> {
  const { session, request } = payment;
  const keyed = { call, input, borrowerId: session.borrowerId, request };
  const done = await payInTransaction(services, keyed, (tx, submissionId) =>
    processPayment(tx, services, { ...payment, submissionId }),
  );
  if (!done.ok) return done;
  const { reference, made } = done.value;
  // A mail that cannot be sent does not change the answer.
  if (made) await sendReceipt(services, payment, made).catch(() => undefined);
  return ok({ referenceNumber: reference });
}

const subjects: Readonly<Record<PaymentKind, string>> = {
  immediate: 'We have received your payment',
  scheduled: 'Your payment is scheduled',
  recurring: 'Your autopay is set up',
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
  const text = `${name}, ${subject.toLowerCase()} of ${what} ${when}, from your ${from}.\n\nConfirmation number ${reference}\n\nCedar Valley Credit`;
  await mail.send({ to: email, subject, text });
}
