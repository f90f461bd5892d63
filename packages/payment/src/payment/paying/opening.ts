import type { Account } from '@portico/contract';
import { afterLoad, beforeLoad } from './paying.account';
import type { Choices } from './paying.state';
import { isEditable, type Stage } from './stage';

export const untouched: Choices = {
  account: { at: 'choosing' },
  method: undefined,
  when: undefined,
  amount: '',
  amountLeft: false,
};

/** Opens an account. The answer for one that is no longer the chosen one is dropped. */
export async function openAccount(stage: Stage, account: Account): Promise<void> {
  const { ports, choices, place, disposed } = stage;
  const step = beforeLoad(account, ports.basis());
  choices.value = { ...untouched, account: step };
  if (step.at !== 'loading') return;
  const answer = await ports.loadLoan(account.number);
  if (disposed() || choices.peek().account !== step) return;
  const next = afterLoad(account, answer, ports.basis());
  choices.value = { ...untouched, account: next };
  const mustAdd = next.at === 'open' && next.loan.saved.length === 0;
  if (mustAdd && isEditable(place.peek())) {
    place.value = { at: 'addingBank', refusal: undefined };
  }
}
