import { afterLoad, beforeLoad } from './payment.account';
import type { Choices } from './payment.state';
import { isEditable, type Stage } from './stage';

export const untouched: Choices = {
  account: { at: 'choosing' },
  method: undefined,
  when: undefined,
  amount: '',
  amountLeft: false,
};

/** The account list, and opening one account of it. */
export function createOpening({ ports, accounts, choices, place, disposed }: Stage) {
  return {
    async loadAccounts(): Promise<void> {
      accounts.value = { at: 'loading' };
      const list = await ports.loadAccounts();
      if (!disposed()) accounts.value = list ? { at: 'ready', list } : { at: 'failed' };
    },

    /** Undoes every step. An answer for an account that is no longer the chosen one is dropped. */
    async openAccount(number: string): Promise<void> {
      const known = accounts.peek();
      const account = known.at === 'ready' && known.list.find((each) => each.number === number);
      if (!account) return;
      const step = beforeLoad(account, ports.basis());
      choices.value = { ...untouched, account: step };
      if (step.at !== 'loading') return;
      const answer = await ports.loadLoan(number);
      if (disposed() || choices.peek().account !== step) return;
      const next = afterLoad(account, answer, ports.basis());
      choices.value = { ...untouched, account: next };
      const mustAdd = next.at === 'open' && next.loan.saved.length === 0;
      if (mustAdd && isEditable(place.peek())) {
        place.value = { at: 'addingBank', refusal: undefined };
      }
    },
  };
}
