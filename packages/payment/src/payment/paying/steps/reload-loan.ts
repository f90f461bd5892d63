import { readOr } from '@portico/contract';
import { isEditable, type FlowContext } from '../flow-context';
import { isUnexplained } from '../paying.errors';
import type { Choices, PaymentContext, Replaced } from '../plan/choices';
import { afterLoad } from '../plan/account-decision';
import { postingPeriodOf, samePeriod } from '../plan/posting-period';
import { isDeleted } from './choose-method';
import { amountDueOf, noChoices } from './edit-choices';

/**
 * Whether midnight or the cut-off has passed since the loan was requested from the host, or it is
 * known to have changed.
 */
export function isOutdated({ account }: Choices, context: PaymentContext): boolean {
  if (account.at !== 'open') return false;
  const { asOf } = account.loan;
  return !asOf || !samePeriod(asOf, postingPeriodOf(context));
}

/**
 * Reloads the open loan and what was requested for it: at once where the steps can be changed, and
 * at the latest before it is reviewed or sent.
 */
export function reloadOutdated(flow: FlowContext): void {
  const { choices, step, forget } = flow;
  const { account } = choices.peek();
  if (account.at !== 'open') return;
  const loan = { ...account.loan, asOf: undefined };
  choices.value = { ...choices.peek(), account: { ...account, loan } };
  forget();
  if (isEditable(step.peek())) void reloadLoan(flow);
}

/**
 * Reloads the open loan: due amount, payoff amount, fees, days and token. Keeps the choices that
 * the loan still allows. Resolves to false if the host did not say how the loan is now.
 */
export async function reloadLoan(flow: FlowContext): Promise<boolean> {
  const { ports, choices, disposed } = flow;
  const before = choices.peek().account;
  if (before.at !== 'open') return true;
  const { account } = before;
  const asOf = postingPeriodOf(flow.now());
  const answer = await ports.loadLoan(account.number);
  if (disposed() || choices.peek().account !== before) return true;
  if (!answer.ok && isUnexplained(answer.error.code)) return false;
  const step = afterLoad(account, answer, flow.now(), asOf);
  choices.value = allowedOf({ ...choices.peek(), account: step });
  return true;
}

/** The choices that the loan still allows. Who pays the amount due pays what is due now. */
function allowedOf(before: Choices): Choices {
  const choices = { ...before, replaces: replacedNow(before) };
  const { account, type, amountAnswer } = choices;
  if (account.at !== 'open' || !type || !account.loan.types.includes(type)) {
    return { ...noChoices, account };
  }
  if (isDeleted(choices)) return { ...noChoices, account, type };
  if (amountAnswer !== 'due') return choices;
  return { ...choices, ...amountDueOf(account.loan.info.totalAmountDue) };
}

/** The autopay to replace as the host has it now; none where it is off without the new one. */
function replacedNow({ account, replaces }: Choices): Replaced | undefined {
  if (account.at !== 'open' || !replaces || replaces.isOff) return replaces;
  const autopay = readOr(account.loan.info.recurringPayment, undefined);
  return autopay && { autopay, isOff: false };
}
