import {
  accountHistory,
  paymentInfo,
  paymentOutcome,
  paymentReceipt,
  passableToken,
  submitImmediateBank,
  type InputOf,
} from '@portico/contract';
import { cents, isClosed, isPayable, type Cents } from '@portico/rules';
import { readAnswer, refusalProblem } from '../judge';
import { documentProblem, open } from './documents';
import { ask, type Borrower, type Run, type Writing } from './run';

export type Payment = InputOf<typeof submitImmediateBank>;

const { name } = submitImmediateBank;

/** A payment of the first loan that has a saved bank account, today. */
export async function paymentFor(
  run: Run,
  { token, accounts, username }: Borrower,
  amount: Cents,
): Promise<Payment | undefined> {
  for (const { number, type, comment = '' } of accounts) {
    if (!isPayable(type) || isClosed(comment)) continue;
    const info = await ask(run, paymentInfo, { accountNumber: number }, { token });
    const saved = info.ok && info.value.paymentMethods.find(({ isCard }) => !isCard)?.achInfo;
    if (!info.ok || !saved) continue;
    return {
      paymentToken: info.value.paymentToken,
      payment: {
        logonName: username,
        accountType: type,
        isPayoff: false,
        method: saved,
        details: {
          paymentDate: run.today,
          loanAccountNumber: number,
          company: info.value.paymentDetails?.company ?? 0,
          paymentAmount: amount,
          firstPartyFee: info.value.paymentOptions.firstPartyFees?.eCheckFeeAmount ?? cents(0),
          thirdPartyFee: cents(0),
          additionalPrincipalAmount: cents(0),
        },
      },
    };
  }
  return undefined;
}

/** The same payment of another amount. */
function ofAmount({ payment, ...rest }: Payment, paymentAmount: Cents): Payment {
  return { ...rest, payment: { ...payment, details: { ...payment.details, paymentAmount } } };
}

/** A payment without a key: an API that does not refuse it books it. */
export async function checkMissingKey(
  { change, codeNames }: Run,
  { token }: Borrower,
  payment: Payment,
): Promise<void> {
  await change(name, 'refuses a payment without an Idempotency-Key', async ({ wire }) => {
    const received = await wire.send(submitImmediateBank, payment, { token });
    const problem = refusalProblem(submitImmediateBank, received, codeNames);
    if (problem !== undefined) return problem;
    const isNamed = codeNames(received.codes[0] ?? '') === 'IdempotencyKeyMissing';
    return isNamed ? undefined : 'refused by another code than IdempotencyKeyMissing';
  });
}

/** How many entries of the amount the loan's history has. */
async function entriesOf(run: Run, token: string, payment: Payment): Promise<number | undefined> {
  const { loanAccountNumber: accountNumber, paymentAmount } = payment.payment.details;
  const input = { accountNumber, days: 2, downloadCSV: false };
  const history = await ask(run, accountHistory, input, { token });
  if (!history.ok) return undefined;
  return history.value.list.filter(
    ({ totalPaymentAmount: total }) => Math.abs(total) === paymentAmount,
  ).length;
}

/** A payment and the key under which it is sent. */
type Keyed = { readonly payment: Payment; readonly key: string };

/** Makes one real payment, once. Resolves to its key and reference. */
export async function checkPayment(
  run: Run,
  borrower: Borrower,
  { payment, key }: Keyed,
): Promise<{ readonly key: string; readonly reference: string } | undefined> {
  const { token } = borrower;
  const before = await entriesOf(run, token, payment);
  const made: { reference?: string } = {};
  await run.change(name, 'pays', async (writing) => {
    const answer = await ask(writing, submitImmediateBank, payment, { token, key });
    if (answer.ok) made.reference = answer.value.referenceNumber;
    return answer.ok ? undefined : answer.error.code;
  });
  const { reference } = made;
  if (reference === undefined) return undefined;
  await checkBookedOnce(run, borrower, payment, before);
  await checkOutcome(run, token, { key, reference });
  return { key, reference };
}

async function checkBookedOnce(
  run: Run,
  { token }: Borrower,
  payment: Payment,
  before: number | undefined,
): Promise<void> {
  await run.report.check(name, 'books it once', async () => {
    const after = await entriesOf(run, token, payment);
    const booked = (after ?? 0) - (before ?? 0);
    return booked > 1 ? `${booked} entries of this amount in the loan's history` : undefined;
  });
}

/** Sends a payment that was booked again by its key: an API that does not check keys books it again. */
export async function checkRepeatedPayment(
  run: Run,
  borrower: Borrower,
  { payment, key, reference }: Keyed & { readonly reference: string },
): Promise<void> {
  const sending = { token: borrower.token, key };
  const before = await entriesOf(run, borrower.token, payment);
  const once = 'pays once although it is sent twice again at the same time by one key';
  await run.change(name, once, async (writing) => {
    const pay = () => ask(writing, submitImmediateBank, payment, sending);
    const answers = await Promise.all([pay(), pay()]);
    const [failed] = answers.flatMap((one) => (one.ok ? [] : [one.error.code]));
    if (failed !== undefined) return failed;
    const others = answers.some((one) => one.ok && one.value.referenceNumber !== reference);
    return others ? 'another reference number' : undefined;
  });
  await run.change(name, 'refuses the same key for another payment', async ({ wire }) => {
    const other = ofAmount(payment, cents(payment.payment.details.paymentAmount + 1));
    const received = await wire.send(submitImmediateBank, other, sending);
    return refusalProblem(submitImmediateBank, received, run.codeNames);
  });
  await run.report.check(name, 'books nothing when it is sent again', async () => {
    const after = await entriesOf(run, borrower.token, payment);
    const booked = (after ?? 0) - (before ?? 0);
    return booked > 0 ? `${booked} more entries of this amount in the loan's history` : undefined;
  });
}

/** What became of a payment that an interrupted run may have sent. */
export async function outcomeOf({ wire }: Writing, token: string, key: string) {
  const received = await wire
    .send(paymentOutcome, undefined, { token, key })
    .catch(() => undefined);
  const answer = received && readAnswer(paymentOutcome, received);
  return answer?.ok ? answer.value : undefined;
}

/** Checks what the API answers about a payment that was booked. */
export async function checkOutcome(
  run: Run,
  token: string,
  { key, reference }: { readonly key: string; readonly reference: string },
): Promise<void> {
  const { report } = run;
  await run.change(paymentOutcome.name, 'finds the payment by its key', async (writing) => {
    const answer = await ask(writing, paymentOutcome, undefined, { token, key });
    if (!answer.ok) return answer.error.code;
    const { status, referenceNumber } = answer.value;
    return status === 'posted' && referenceNumber === reference ? undefined : `status ${status}`;
  });
  await report.check(paymentReceipt.name, 'opens by a token in its address', async () => {
    const passable = await ask(run, passableToken, undefined, { token });
    if (!passable.ok) return passable.error.code;
    const input = { token: passable.value.passableToken, referenceNumber: reference };
    return documentProblem(paymentReceipt, await open(run, paymentReceipt, input));
  });
}

/** A payment that is refused stays refused under its key: nothing of it is booked later. */
export async function checkRefusedPayment(
  run: Run,
  { token }: Borrower,
  payment: Payment,
): Promise<void> {
  const key = crypto.randomUUID();
  const nothing = ofAmount(payment, cents(0));
  const as = 'refuses a payment of nothing, and again by the same key';
  await run.change(name, as, async ({ wire }) => {
    const sending = { token, key };
    const first = await wire.send(submitImmediateBank, nothing, sending);
    const second = await wire.send(submitImmediateBank, nothing, sending);
    const problem =
      refusalProblem(submitImmediateBank, first, run.codeNames) ??
      refusalProblem(submitImmediateBank, second, run.codeNames);
    if (problem !== undefined) return problem;
    return first.codes[0] === second.codes[0] ? undefined : 'another code the second time';
  });
  await run.change(
    paymentOutcome.name,
    'does not call a refused payment posted',
    async (writing) => {
      const answer = await ask(writing, paymentOutcome, undefined, { token, key });
      if (!answer.ok) return answer.error.code;
      const { status } = answer.value;
      return status === 'posted' || status === 'processing' ? `status ${status}` : undefined;
    },
  );
}

/**
 * A look-up of a key that was never used closes it, where the API says so (D173). What is submitted
 * afterwards is a payment of nothing, so that an API that forgets it books none.
 */
export async function checkClosedKey(
  run: Run,
  { token }: Borrower,
  payment: Payment,
): Promise<void> {
  const sending = { token, key: crypto.randomUUID() };
  const nothing = ofAmount(payment, cents(0));
  let isClosed: boolean | undefined;
  const before = 'answers for a key before its payment';
  await run.change(paymentOutcome.name, before, async (writing) => {
    const answer = await ask(writing, paymentOutcome, undefined, sending);
    if (!answer.ok) return answer.error.code;
    isClosed = answer.value.keyIsClosed === true;
    return answer.value.status === 'unknown' ? undefined : `status ${answer.value.status}`;
  });
  const as = 'refuses a payment under a key that it has closed';
  if (isClosed === undefined) return;
  if (!isClosed)
    return run.report.skip(paymentOutcome.name, as, 'its answer does not say KeyIsClosed');
  await run.change(paymentOutcome.name, as, async ({ wire }) => {
    const received = await wire.send(submitImmediateBank, nothing, sending);
    const problem = refusalProblem(submitImmediateBank, received, run.codeNames);
    if (problem !== undefined) return problem;
    const isNamed = run.codeNames(received.codes[0] ?? '') === 'KeyClosed';
    return isNamed ? undefined : 'refused by another code than KeyClosed';
  });
}
