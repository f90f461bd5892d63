import type { Account } from '@portico/contract';
import { effect, signal, untracked } from '@preact/signals-core';
import type { LoanLock } from '../delivery/loan-locks';
import { backToSteps, isEditable, type FlowContext } from '../flow-context';
import type { AccountEvents, Handlers } from '../paying.events';
import { afterLoad, beforeLoad } from '../plan/account-decision';
import { postingPeriodOf } from '../plan/posting-period';
import { preselect } from './choose-method';
import { editChoices, noChoices } from './edit-choices';

/**
 * The account step: opens the chosen account as soon as no payment is under way (payments §4).
 *
 * @param checkLock looks up an earlier payment of the account, which must be done before it opens
 * @param first the account that is already chosen
 */
export function createAccountStep(
  flow: FlowContext,
  checkLock: (accountNumber: string, lock: LoanLock) => Promise<void>,
  first: Account | undefined,
): { readonly handlers: Handlers<AccountEvents>; readonly dispose: () => void } {
  const { ports, choices, step, meant, disposed } = flow;
  const waiting = signal(first);

  /** Ignores the answer if another account was chosen meanwhile. */
  const open = async (account: Account): Promise<void> => {
    const opening = beforeLoad(account, flow.now());
    choices.value = { ...noChoices, account: opening };
    if (opening.at !== 'loading') return;
    const isReplaced = () => disposed() || choices.peek().account !== opening;
    const lock = await ports.locks.find(account.number);
    if (isReplaced()) return;
    if (lock) {
      void checkLock(account.number, lock);
      waiting.value = account;
      return;
    }
    const asOf = postingPeriodOf(flow.now());
    const answer = await ports.loadLoan(account.number);
    if (isReplaced()) return;
    const next = afterLoad(account, answer, flow.now(), asOf);
    choices.value = { ...noChoices, account: next };
    if (next.at === 'open') preselect(flow, next.loan);
  };

  const dispose = effect(() => {
    const next = waiting.value;
    if (!next || !isEditable(step.value)) return;
    waiting.value = undefined;
    untracked(() => void open(next));
  });

  const handlers: Handlers<AccountEvents> = {
    /**
     * Another loan can be chosen while one stays locked. What came of an earlier payment stays above
     * the first loan that opens.
     */
    chooseAccount({ account }) {
      const before = step.peek();
      const isLocked = before.at === 'unresolved' && before.intent.accountNumber === account.number;
      if (before.at === 'unresolved' && !isLocked) backToSteps(flow);
      const isFirst = before.at === 'choosing' && choices.peek().account.at === 'choosing';
      // What was meant is of the loan that opens first.
      if (choices.peek().account.at !== 'choosing') meant.value = undefined;
      editChoices(flow, noChoices);
      if (isFirst) step.value = before;
      waiting.value = account;
    },
    payAgain({ account }) {
      if (step.peek().at !== 'done') return;
      ports.intents.clear();
      choices.value = noChoices;
      waiting.value = account;
      backToSteps(flow);
    },
  };
  return { handlers, dispose };
}
