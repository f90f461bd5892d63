import { paymentOutcome, submitImmediateBank } from '@portico/contract';
import { formatMoney, type Cents } from '@portico/rules';
import type { RunState } from '../state';
import {
  checkClosedKey,
  checkMissingKey,
  checkOutcome,
  checkPayment,
  checkRefusedPayment,
  checkRepeatedPayment,
  outcomeOf,
  paymentFor,
  type Payment,
} from './payment';
import type { Borrower, Run } from './run';

/** A question to be answered by yes or no. */
export type Question = {
  readonly text: string;
  /** Money may be booked twice: no option answers it, only a person. */
  readonly isForPerson?: boolean;
};

/** Asks a question. */
export type Confirm = (question: Question) => Promise<boolean>;

const { name } = submitImmediateBank;

function description({ payment: { method, details } }: Payment): string {
  const lastFour = (text: string) => text.replace(/\W/g, '').slice(-4);
  return `${formatMoney(details.paymentAmount)} today on the loan ending in ${lastFour(details.loanAccountNumber)} from the bank account ending in ${lastFour(method.accountNumber)}`;
}

/** Keeps the key of a payment before it is sent. */
function newKey(state: RunState): string {
  const key = crypto.randomUUID();
  state.keepPaymentKey(key);
  return key;
}

type Paid = { readonly key: string; readonly reference: string };

/**
 * Goes on with a payment that an interrupted run had begun: looks it up before it is sent again,
 * which may close its key (D173).
 */
async function checkBegun(
  run: Run,
  borrower: Borrower,
  { payment, key, state }: { payment: Payment; key: string; state: RunState },
): Promise<Paid | undefined> {
  const { report } = run;
  const { token } = borrower;
  let outcome: Awaited<ReturnType<typeof outcomeOf>>;
  const as = 'answers for the payment of an interrupted run';
  await run.change(paymentOutcome.name, as, async (writing) => {
    outcome = await outcomeOf(writing, token, key);
    return undefined;
  });
  if (outcome?.status === 'unknown') {
    const usable = outcome.keyIsClosed ? newKey(state) : key;
    return checkPayment(run, borrower, { payment, key: usable });
  }
  const { referenceNumber: reference } = outcome ?? {};
  if (reference === undefined) {
    report.skip(name, 'pays', 'an interrupted run may have paid: look at the loan');
    return undefined;
  }
  report.skip(name, 'pays', 'an interrupted run has paid');
  await checkOutcome(run, token, { key, reference });
  return { key, reference };
}

/** What the checks of a payment may do. */
export type Paying = {
  readonly amount: Cents;
  /** Sends the payment again, which an API without the check of keys books again. */
  readonly again: boolean;
  readonly confirm: Confirm;
  readonly state: RunState;
};

/**
 * The checks that book a payment: they say what they will book, and ask. The key is stored before
 * the payment is sent, so that an interrupted run goes on with the same payment.
 */
export async function checkPaying(
  run: Run,
  borrower: Borrower,
  { amount, again, confirm, state }: Paying,
): Promise<void> {
  const { report } = run;
  const payment = await paymentFor(run, borrower, amount);
  if (!payment) return report.skip(name, 'pays', 'no loan with a saved bank account');
  const what = description(payment);
  const begun = state.paymentKey();
  if (begun === undefined && !(await confirm({ text: `This books one payment: ${what}. Pay?` })))
    return report.skip(name, 'pays', 'not confirmed');
  const paid =
    begun === undefined
      ? await checkPayment(run, borrower, { payment, key: newKey(state) })
      : await checkBegun(run, borrower, { payment, key: begun, state });
  await checkRefusedPayment(run, borrower, payment);
  await checkClosedKey(run, borrower, payment);

  const repeated = 'pays once although it is sent again';
  if (!again) return report.skip(name, repeated, 'no --pay-again');
  const text = `This sends the payment again: ${what}; by its key, of another amount by its key, and without a key. An API that does not check keys books each of them. Send them?`;
  if (!(await confirm({ text, isForPerson: true })))
    return report.skip(name, repeated, 'not confirmed');
  if (paid) await checkRepeatedPayment(run, borrower, { payment, ...paid });
  return checkMissingKey(run, borrower, payment);
}
