import { firstPaymentDate, formatDate } from '@portico/rules';
import { afterLoad, beforeLoad } from './payment.account';
import { dateLimitsOf } from './payment.plan';
import type { Choices, Method, When } from './payment.state';
import { backToSteps, isEditable, type Stage } from './stage';

export const untouched: Choices = {
  account: { at: 'choosing' },
  method: undefined,
  when: undefined,
  amount: '',
  amountLeft: false,
};

/** The steps before the confirmation. Undoing one takes the later ones with it (payments §4). */
export function createChoosing(stage: Stage) {
  const { ports, accounts, choices, place } = stage;

  /** Changes what was chosen; a payment not sent yet is given up with its key. */
  const edit = (patch: Partial<Choices>, refusalStays = false) => {
    const current = place.peek();
    if (!isEditable(current)) return;
    const refusal = current.at === 'choosing' && refusalStays ? current.refusal : undefined;
    choices.value = { ...choices.peek(), ...patch };
    ports.intents.clear();
    backToSteps(stage, refusal?.locks ? refusal : undefined);
  };

  const loadAccounts = async () => {
    accounts.value = { at: 'loading' };
    const list = await ports.loadAccounts();
    if (!stage.disposed()) accounts.value = list ? { at: 'ready', list } : { at: 'failed' };
  };

  /** An answer for an account that is no longer the chosen one is dropped. */
  const openAccount = async (number: string) => {
    const known = accounts.peek();
    const account = known.at === 'ready' && known.list.find((each) => each.number === number);
    if (!account) return;
    const step = beforeLoad(account, ports.basis());
    choices.value = { ...untouched, account: step };
    if (step.at !== 'loading') return;
    const answer = await ports.loadLoan(number);
    if (stage.disposed() || choices.peek().account !== step) return;
    const next = afterLoad(account, answer, ports.basis());
    choices.value = { ...untouched, account: next };
    const mustAdd = next.at === 'open' && next.loan.saved.length === 0;
    if (mustAdd && isEditable(place.peek())) place.value = { at: 'addingBank', refusal: undefined };
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
    loadAccounts,
    openAccount,
    chooseAccount(number: string) {
      if (!isEditable(place.peek())) return;
      edit(untouched);
      void openAccount(number);
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
    /** A new account becomes the method; a saved one joins the others. */
    useBank(method: Method) {
      if (place.peek().at !== 'addingBank') return;
      backToSteps(stage);
      const { account } = choices.peek();
      if (account.at === 'open' && method.kind === 'saved') {
        const others = account.loan.saved.filter((each) => each.profileId !== method.profileId);
        const loan = { ...account.loan, saved: [...others, method] };
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
