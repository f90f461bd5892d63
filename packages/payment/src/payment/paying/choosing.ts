import type { Account } from '@portico/contract';
import { firstPaymentDate, formatDate } from '@portico/rules';
import { openAccount, untouched } from './opening';
import { dateLimitsOf } from './paying.plan';
import type { Choices, Method, SavedBank, When } from './paying.state';
import { backToSteps, isEditable, type Stage } from './stage';

/** The steps before the confirmation. Undoing one takes the later ones with it (payments §4). */
export function createChoosing(stage: Stage) {
  const { ports, choices, place } = stage;

  /** Changes what was chosen; a payment not sent yet is given up with its key. */
  const edit = (patch: Partial<Choices>, refusalStays = false) => {
    const current = place.peek();
    if (!isEditable(current)) return;
    const refusal = current.at === 'choosing' && refusalStays ? current.refusal : undefined;
    choices.value = { ...choices.peek(), ...patch };
    ports.intents.clear();
    backToSteps(stage, refusal?.locks ? refusal : undefined);
  };

  const chooseMethod = (method: Method | undefined) => {
    const { account } = choices.peek();
    if (account.at !== 'open') return;
    const { limits } = dateLimitsOf(account, ports.basis());
    const first = firstPaymentDate(limits);
    const when: When =
      first === undefined || first === limits.today
        ? { choice: 'today' }
        : { choice: 'later', text: formatDate(first) };
    edit({ ...untouched, account, method, when: method && when });
  };

  return {
    chooseAccount(account: Account) {
      if (!isEditable(place.peek())) return;
      edit(untouched);
      void openAccount(stage, account);
    },
    chooseSaved(profileId: string) {
      const { account } = choices.peek();
      const saved = account.at === 'open' ? account.loan.saved : [];
      const bank = saved.find((each) => each.profileId === profileId);
      if (bank) chooseMethod({ kind: 'saved', ...bank });
    },
    addBank() {
      const current = place.peek();
      if (!isEditable(current) || choices.peek().account.at !== 'open') return;
      ports.intents.clear();
      place.value = {
        at: 'addingBank',
        refusal: current.at === 'choosing' ? current.refusal : undefined,
      };
    },
    cancelBank() {
      const current = place.peek();
      if (current.at === 'addingBank') backToSteps(stage, current.refusal);
    },
    useBank(method: Method, saved: readonly SavedBank[] | undefined) {
      if (place.peek().at !== 'addingBank') return;
      backToSteps(stage);
      const { account } = choices.peek();
      if (account.at === 'open' && saved) {
        const loan = { ...account.loan, saved };
        choices.value = { ...choices.peek(), account: { ...account, loan } };
      }
      chooseMethod(method);
    },
    removeMethod: () => chooseMethod(undefined),
    chooseWhen: (when: When) => edit({ when }, true),
    typeAmount: (amount: string) => edit({ amount }),
    leaveAmount() {
      choices.value = { ...choices.peek(), amountLeft: true };
    },
  };
}
