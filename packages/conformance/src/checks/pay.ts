import { submitImmediateBank } from '@portico/contract';
import { formatMoney, type Cents } from '@portico/rules';
import type { RunState } from '../state';
import {
  checkClosedKey,
  checkMissingKey,
  checkMissingKeyByPaying,
  checkOutcome,
  checkPayment,
  checkRefusedPayment,
  outcomeOf,
  paymentFor,
  type Payment,
} from './payment';
import type { Borrower, Run } from './run';

/** Asks a question to be answered by yes or no. */
export type Confirm = (question: string) => Promise<boolean>;

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

/**
 * Goes on with a payment that an interrupted run had begun: looks it up before it is sent again,
 * which may close its key (D173).
 */
async function checkBegun(
  run: Run,
  borrower: Borrower,
  { payment, key, state }: { payment: Payment; key: string; state: RunState },
): Promise<void> {
  const { report } = run;
  const { token } = borrower;
  const outcome = await outcomeOf(run, token, key);
  if (outcome?.status === 'unknown') {
    const usable = outcome.keyIsClosed ? newKey(state) : key;
    return checkPayment(run, borrower, { payment, key: usable });
  }
  const { referenceNumber: reference } = outcome ?? {};
  if (reference === undefined)
    return report.skip(name, 'pays once', 'an interrupted run may have paid: look at the loan');
  report.skip(name, 'pays once', 'an interrupted run has paid');
  return checkOutcome(run, token, { key, reference });
}

/**
 * The checks that book a payment: they say what they will book, and ask. The key is stored before
 * the payment is sent, so that an interrupted run goes on with the same payment.
 */
export async function checkPaying(
  run: Run,
  borrower: Borrower,
  options: { readonly amount: Cents; readonly confirm: Confirm; readonly state: RunState },
): Promise<void> {
  const { amount, confirm, state } = options;
  const { report } = run;
  const payment = await paymentFor(run, borrower, amount);
  if (!payment) return report.skip(name, 'pays once', 'no loan with a saved bank account');
  const what = description(payment);
  const begun = state.paymentKey();
  if (begun === undefined) {
    if (!(await confirm(`This books one payment: ${what}. Pay?`)))
      return report.skip(name, 'pays once', 'not confirmed');
    await checkPayment(run, borrower, { payment, key: newKey(state) });
  } else await checkBegun(run, borrower, { payment, key: begun, state });
  await checkRefusedPayment(run, borrower, payment);
  await checkClosedKey(run, borrower, payment);

  if ((await checkMissingKey(run, borrower, payment)) === 'clear') return undefined;
  const question = `A payment of nothing without an Idempotency-Key was refused for another reason. Only a payment with an amount shows whether the key is required: an API that does not require it books a second payment: ${what}. Send it?`;
  if (await confirm(question)) return checkMissingKeyByPaying(run, borrower, payment);
  return report.skip(name, 'refuses a payment without an Idempotency-Key', 'not confirmed');
}
