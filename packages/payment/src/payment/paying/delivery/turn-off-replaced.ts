import { backToSteps, type FlowContext } from '../flow-context';
import type { ReadyPayment } from '../plan/plan';
import { reloadOutdated } from '../steps/reload-loan';
import type { Intent } from './intent';

/**
 * Turns the autopay off whose place a confirmed one takes, because a loan takes one at a time
 * (PAY-251): there are never two, and while there is none, the steps say so. Resolves to the payment
 * with the token that follows; undefined where autopay may still be on, so that nothing is sent.
 */
export async function turnOffReplaced(
  flow: FlowContext,
  intent: Intent,
  reviewed: ReadyPayment,
): Promise<ReadyPayment | undefined> {
  const { ports, choices, step, disposed } = flow;
  const { replaces: autopay, submission } = reviewed;
  if (!autopay) return reviewed;
  step.value = { at: 'submitting', intent, reviewed };
  const answer = await ports.turnOffAutopay(autopay, submission);
  if (!answer.ok) {
    if (disposed()) return undefined;
    const isUnknown = answer.error.unanswered === 'unconfirmed';
    backToSteps(flow, { text: isUnknown ? 'errorReplaceUnknown' : 'errorReplaceKept' });
    reloadOutdated(flow);
    return undefined;
  }
  const paymentToken = answer.value;
  const { account } = choices.peek();
  if (account.at === 'open') {
    const info = { ...account.loan.info, recurringPayment: undefined, paymentToken };
    const loan = { ...account.loan, info };
    const replaces = { autopay, isOff: true };
    choices.value = { ...choices.peek(), account: { ...account, loan }, replaces };
  }
  ports.accountsChanged();
  return { ...reviewed, replaces: undefined, submission: { ...submission, paymentToken } };
}
