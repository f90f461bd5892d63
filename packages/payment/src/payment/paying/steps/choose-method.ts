import type { PaymentType } from '@portico/rules';
import { nothingAsked } from './host-requests';
import { createChoosingWhen } from './choose-timing';
import { profileOf, savedOf, type Method, type SavedMethods } from '../methods/method';
import { defaultOf, firstTypeOf, untouched } from './open-account';
import type { AmountEntry, Choices, Loan, LoanChange } from '../paying.state';
import { backToSteps, isEditable, type FlowContext } from '../flow-context';
import { startTiming } from '../plan/start-timing';

/** The steps before the confirmation. Undoing a step clears the later ones (payments §4). */
export function createChoosing(flow: FlowContext) {
  const { ports, choices, answers, step } = flow;

  /** Changes what was chosen; a payment that was not sent is discarded with its key. */
  const edit = (patch: Partial<Choices>, refusalStays = false) => {
    const current = step.peek();
    if (!isEditable(current)) return;
    const refusal = current.at === 'choosing' && refusalStays ? current.refusal : undefined;
    choices.value = { ...choices.peek(), ...patch };
    ports.intents.clear();
    backToSteps(flow, refusal?.locks ? refusal : undefined);
  };

  const openLoan = () => {
    const { account } = choices.peek();
    return account.at === 'open' ? account.loan : undefined;
  };

  const changeLoan = (patch: Partial<Loan>) => {
    const { account } = choices.peek();
    if (account.at !== 'open') return;
    const loan = { ...account.loan, ...patch };
    choices.value = { ...choices.peek(), account: { ...account, loan } };
  };

  const chooseMethod = (method: Method | undefined) => {
    const { account, type } = choices.peek();
    if (account.at !== 'open') return;
    answers.value = nothingAsked;
    const timing = method && startTiming('OneTime', account, method, ports.context());
    edit({ ...untouched, account, type, method, timing });
  };

  const addMethod = () => {
    const current = step.peek();
    const { type, account } = choices.peek();
    if (!isEditable(current) || account.at !== 'open' || !type) return;
    ports.intents.clear();
    const refusal = current.at === 'choosing' ? current.refusal : undefined;
    step.value = { at: 'adding', type, refusal };
  };

  const chooseType = (type: PaymentType) => {
    const { account } = choices.peek();
    if (account.at !== 'open' || !account.loan.types.includes(type)) return;
    edit({ ...untouched, account, type });
    const preselected = defaultOf(account.loan, type);
    if (preselected) chooseMethod(preselected);
    else if (savedOf(account.loan.saved, type).length === 0) addMethod();
  };

  /** Preselecting type and method keeps the message that explains why the steps are shown again. */
  const opened = (loan: Loan) => {
    const type = firstTypeOf(loan);
    const before = step.peek();
    if (type) chooseType(type);
    const now = step.peek();
    if (before.at !== 'choosing') return;
    if (now.at === 'choosing') step.value = before;
    else if (now.at === 'adding') step.value = { ...now, refusal: before.refusal };
  };

  return {
    opened,
    leaveAccount: () => edit(untouched),
    chooseType,
    chooseSaved(profileId: string) {
      const { type } = choices.peek();
      const loan = openLoan();
      const saved = loan && type ? savedOf(loan.saved, type) : [];
      const method = saved.find((each) => profileOf(each) === profileId);
      if (method) chooseMethod(method);
    },
    addMethod,
    cancelAdding() {
      const current = step.peek();
      if (current.at === 'adding') backToSteps(flow, current.refusal);
    },
    useMethod(method: Method, saved: SavedMethods | undefined) {
      if (step.peek().at !== 'adding') return;
      backToSteps(flow);
      if (saved) changeLoan({ saved });
      chooseMethod(method);
    },
    /** Updates the loan; clears the method if it was deleted or the planned payments changed. */
    changeLoan(change: LoanChange) {
      const loan = openLoan();
      if (!loan || !isEditable(step.peek())) return;
      changeLoan(changedLoan(loan, change));
      const { type, method } = choices.peek();
      const profile = method && profileOf(method);
      const gone =
        change.of === 'planned' ||
        (type !== undefined &&
          profile !== undefined &&
          !savedOf(change.saved, type).some((each) => profileOf(each) === profile));
      if (gone) chooseMethod(undefined);
    },
    removeMethod: () => chooseMethod(undefined),
    ...createChoosingWhen(flow, edit),
    /** Types into a field of the amount step. */
    type(field: 'amount' | 'principal', text: string) {
      edit({ [field]: { ...choices.peek()[field], text } });
    },
    leave(field: 'amount' | 'principal') {
      const entry: AmountEntry = { ...choices.peek()[field], touched: true };
      choices.value = { ...choices.peek(), [field]: entry };
    },
  };
}

function changedLoan({ info }: Loan, change: LoanChange): Partial<Loan> {
  if (change.of === 'methods') {
    const { saved, defaultMethod } = change;
    return { saved, info: { ...info, defaultPaymentMethod: defaultMethod } };
  }
  const { scheduledPayments, recurringPayment, token } = change;
  return { info: { ...info, scheduledPayments, recurringPayment, encryptedData: token } };
}
