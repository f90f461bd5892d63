import type { RecurringPayment } from '@portico/contract';
import { sameIdentifier, type Cents, type PaymentType } from '@portico/rules';
import { batch } from '@preact/signals-core';
import { repeats } from '../../meant';
import { backToSteps, isEditable, type FlowContext } from '../flow-context';
import { kindOf, profileIdOf, savedOf, withSaved, type Method } from '../methods/method';
import type { AutopayEvents, Handlers, MethodEvents } from '../paying.events';
import type { Choices, Loan, LoanChange } from '../plan/choices';
import { startTiming } from '../plan/start-timing';
import { applyPreset } from './apply-preset';
import { fillInAutopay, methodOfAutopay, replaceableAutopay } from './replace-autopay';
import { amountDueOf, editChoices, noAmounts, noAnswers, noChoices } from './edit-choices';

/** The method step. Choosing another method clears the later steps (payments §4). */
export function methodHandlers(flow: FlowContext): Handlers<MethodEvents & AutopayEvents> {
  const { choices, step } = flow;
  /** The payment before another type was tried: it is there again when that one is given up. */
  let before: Choices | undefined;
  const goBack = (): boolean => {
    const { account, method } = choices.peek();
    const isSame = before && numberOf(before) === numberOf(choices.peek());
    if (!before || !isSame || method) return false;
    const due = account.at === 'open' ? account.loan.info.totalAmountDue : undefined;
    const isDue = before.amountAnswer === 'due' && due !== undefined;
    const restored = { ...before, account, ...(isDue && amountDueOf(due)) };
    if (isDeleted(restored)) return false;
    choices.value = restored;
    before = undefined;
    return true;
  };
  return {
    chooseType({ paymentType }) {
      if (before?.type === paymentType && isEditable(step.peek()) && goBack()) return;
      if (choices.peek().method) before = choices.peek();
      chooseType(flow, paymentType);
    },
    needMethod: () => needMethod(flow),
    chooseSaved({ profileId }) {
      const { type } = choices.peek();
      const loan = openLoan(choices.peek());
      const saved = loan && type ? savedOf(loan.saved, type) : [];
      const method = saved.find((each) => sameIdentifier(profileIdOf(each), profileId));
      if (method) chooseMethod(flow, method);
    },
    addMethod: () => addMethod(flow),
    cancelAdding() {
      const current = step.peek();
      if (current.at !== 'adding') return;
      backToSteps(flow, current.refusal);
      goBack();
    },
    useMethod({ method, saved }) {
      if (step.peek().at !== 'adding') return;
      backToSteps(flow);
      const loan = openLoan(choices.peek());
      if (loan) patchLoan(flow, { saved: saved ?? withSaved(loan.saved, method) });
      chooseMethod(flow, method);
    },
    removeMethod() {
      before = undefined;
      chooseMethod(flow, undefined);
    },
    /**
     * Clears the method if it was deleted or the planned payments changed. Another default may be
     * answered while a dialog is open.
     */
    changeLoan({ change }) {
      const loan = openLoan(choices.peek());
      if (!loan || (change.of === 'planned' && !isEditable(step.peek()))) return;
      patchLoan(flow, patchOf(loan, change));
      if (change.of === 'planned') choices.value = { ...choices.peek(), replaces: undefined };
      if (change.of === 'planned' || isDeleted(choices.peek())) chooseMethod(flow, undefined);
    },
    /** After a reload it may be off already. */
    replaceAutopay() {
      const current = choices.peek();
      if (current.account.at !== 'open' || !isEditable(step.peek())) return;
      const { loan } = current.account;
      const autopay = replaceableAutopay(current, flow.now());
      if (!autopay && loan.info.recurringPayment !== undefined) return;
      const before = { ...current, replaces: { autopay, isOff: !autopay } };
      editChoices(flow, before);
      const method = (autopay && methodOfAutopay(loan, autopay)) ?? current.method;
      if (!autopay || !method) return;
      const { type } = kindOf(method);
      if (type !== current.type) chooseType(flow, type);
      chooseMethod(flow, method);
    },
  };
}

/**
 * Chooses what most borrowers would: the default or only method, today, the amount due. Keeps the
 * message that explains why the steps are shown again.
 */
export function preselect(flow: FlowContext, loan: Loan): void {
  const { choices, step } = flow;
  const only = onlyMethod(loan);
  const replaced = meantAutopay(flow);
  const paidBy = replaced && methodOfAutopay(loan, replaced);
  const type =
    meantType(flow, loan) ??
    (paidBy && kindOf(paidBy).type) ??
    firstTypeOf(loan) ??
    (only && kindOf(only).type);
  const before = step.peek();
  // Nobody may see it as the borrower's own choice, which would be unsaved and then discarded.
  batch(() => {
    if (replaced) {
      choices.value = { ...choices.peek(), replaces: { autopay: replaced, isOff: false } };
    }
    if (type) chooseType(flow, type);
    if (paidBy && kindOf(paidBy).type === type) chooseMethod(flow, paidBy);
    needMethod(flow);
    if (!choices.peek().method && only && kindOf(only).type === type) chooseMethod(flow, only);
    choices.value = { ...choices.peek(), edited: false };
  });
  const now = step.peek();
  if (before.at !== 'choosing') return;
  if (now.at === 'choosing') step.value = before;
  else if (now.at === 'adding') step.value = { ...now, refusal: before.refusal };
}

/** The autopay that was meant to be changed: a new one takes its place (D178). */
function meantAutopay({ meant, choices, now }: FlowContext): RecurringPayment | undefined {
  const preset = meant.peek()?.preset;
  return preset && repeats(preset) ? replaceableAutopay(choices.peek(), now()) : undefined;
}

/** The type that was meant, if the loan can be paid with it. */
function meantType({ meant }: FlowContext, { types }: Loan): PaymentType | undefined {
  const before = meant.peek();
  const method = before?.preset.method;
  if (before === undefined || method === undefined) return undefined;
  if (types.includes(method)) return method;
  meant.value = { ...before, refused: ['method'] };
  return undefined;
}

/** The amount due, unless its limits refuse it. */
function preselectAmount({ choices, plan }: FlowContext, due: Cents): void {
  choices.value = { ...choices.peek(), ...amountDueOf(due) };
  if (plan.peek()?.amount?.entered.ok === false)
    choices.value = { ...choices.peek(), ...noAmounts };
}

/** The saved method, if there is one alone that the loan can be paid with. */
function onlyMethod({ types, saved }: Loan): Method | undefined {
  const usable = types.flatMap((type) => savedOf(saved, type));
  return usable.length === 1 ? usable[0] : undefined;
}

/** The type of the default method, else the only type. */
export function firstTypeOf({ types, info }: Loan): PaymentType | undefined {
  const byDefault = info.defaultPaymentMethod?.isCard ? 'card' : 'ach';
  if (info.defaultPaymentMethod && types.includes(byDefault)) return byDefault;
  return types.length === 1 ? types[0] : undefined;
}

/** The default method, if it is of this type. */
export function defaultOf({ info, saved }: Pick<Loan, 'info' | 'saved'>, type: PaymentType) {
  const known = info.defaultPaymentMethod;
  if (!known || known.isCard !== (type === 'card')) return undefined;
  return savedOf(saved, type).find((method) =>
    sameIdentifier(profileIdOf(method), known.profileId),
  );
}

/** Whether the chosen method is no longer among the loan's saved ones. */
export function isDeleted({ account, type, method }: Choices): boolean {
  const profile = method && profileIdOf(method);
  if (account.at !== 'open' || type === undefined || profile === undefined) return false;
  return !savedOf(account.loan.saved, type).some((saved) => profileIdOf(saved) === profile);
}

function chooseType(flow: FlowContext, type: PaymentType): void {
  const { account, replaces } = flow.choices.peek();
  if (account.at !== 'open' || !account.loan.types.includes(type)) return;
  editChoices(flow, { ...noChoices, account, type, replaces });
  const preselected = defaultOf(account.loan, type);
  if (preselected) chooseMethod(flow, preselected);
}

function needMethod(flow: FlowContext): void {
  const { account, type, method } = flow.choices.peek();
  if (account.at !== 'open' || !type || method) return;
  if (savedOf(account.loan.saved, type).length === 0) addMethod(flow);
}

/**
 * A payment by the method begins today and with the amount due. Another amount that was typed is
 * cleared, but the amount due does not take its place unseen.
 */
function chooseMethod(flow: FlowContext, method: Method | undefined): void {
  const { choices, answers } = flow;
  const { account, type, replaces, ...before } = choices.peek();
  if (account.at !== 'open') return;
  answers.value = noAnswers;
  const timing = method && startTiming('OneTime', account, method, flow.now());
  editChoices(flow, { ...noChoices, account, type, method, timing, replaces });
  if (method && !paysOtherAmount(before)) preselectAmount(flow, account.loan.info.totalAmountDue);
  if (method && replaces) fillInAutopay(flow);
  applyPreset(flow);
}

function paysOtherAmount({ amountAnswer, timing }: Pick<Choices, 'amountAnswer' | 'timing'>) {
  return amountAnswer === 'other' || (timing?.frequency === 'OneTime' && timing.payoff);
}

function addMethod({ ports, choices, step }: FlowContext): void {
  const current = step.peek();
  const { type, account } = choices.peek();
  if (!isEditable(current) || account.at !== 'open' || !type) return;
  ports.intents.clear();
  const refusal = current.at === 'choosing' ? current.refusal : undefined;
  step.value = { at: 'adding', type, refusal };
}

function numberOf({ account }: Choices): string | undefined {
  return account.at === 'open' ? account.account.number : undefined;
}

function openLoan({ account }: Choices): Loan | undefined {
  return account.at === 'open' ? account.loan : undefined;
}

function patchLoan({ choices }: FlowContext, patch: Partial<Loan>): void {
  const { account } = choices.peek();
  if (account.at !== 'open') return;
  const loan = { ...account.loan, ...patch };
  choices.value = { ...choices.peek(), account: { ...account, loan } };
}

function patchOf({ info }: Loan, change: LoanChange): Partial<Loan> {
  if (change.of === 'methods') {
    const { saved, defaultMethod } = change;
    return { saved, info: { ...info, defaultPaymentMethod: defaultMethod } };
  }
  const { scheduledPayments, recurringPayment, token } = change;
  return { info: { ...info, scheduledPayments, recurringPayment, paymentToken: token } };
}
