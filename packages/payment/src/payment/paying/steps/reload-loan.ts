import { profileOf, savedOf } from '../methods/method';
import { momentOf, sameMoment } from '../plan/posting-period';
import { untouched } from './open-account';
import { afterLoad } from '../plan/account-decision';
import type { Choices } from '../paying.state';
import type { FlowContext } from '../flow-context';

/** Whether midnight or the cut-off has passed since the host was asked about the loan. */
export function isOutdated({ choices, ports }: FlowContext): boolean {
  const { account } = choices.peek();
  return account.at === 'open' && !sameMoment(account.loan.asOf, momentOf(ports.context()));
}

/**
 * Reloads the open loan: due amount, payoff amount, fees, days and token. Keeps the choices that
 * the loan still allows. Resolves to false if the host could not be reached.
 */
export async function reloadLoan({ ports, choices, disposed }: FlowContext): Promise<boolean> {
  const before = choices.peek().account;
  if (before.at !== 'open') return true;
  const { account } = before;
  const asOf = momentOf(ports.context());
  const answer = await ports.loadLoan(account.number);
  if (disposed() || choices.peek().account !== before) return true;
  if (!answer.ok && answer.code === '') return false;
  const step = afterLoad(account, answer, ports.context(), asOf);
  choices.value = kept({ ...choices.peek(), account: step });
  return true;
}

/** The choices that the loan still allows. */
function kept(choices: Choices): Choices {
  const { account, type, method } = choices;
  if (account.at !== 'open' || !type || !account.loan.types.includes(type)) {
    return { ...untouched, account };
  }
  const profile = method && profileOf(method);
  const gone =
    profile !== undefined &&
    !savedOf(account.loan.saved, type).some((saved) => profileOf(saved) === profile);
  return gone ? { ...untouched, account, type } : choices;
}
