import type { ParsedMoney } from '@portico/rules';
import type { FlowContext } from '../flow-context';
import type { AmountEvents, Handlers } from '../paying.events';
import type { Choices } from '../plan/choices';
import { amountDueOf, editChoices, noAmounts } from './edit-choices';

/** The amount step: an amount and additional principal, both parsed by their fields. */
export function amountHandlers(flow: FlowContext): Handlers<AmountEvents> {
  const { choices, answers } = flow;
  const touch = (field: 'amount' | 'principal') => {
    const current = choices.peek();
    choices.value = { ...current, [field]: { ...current[field], touched: true } };
  };
  /** A field that is left writes its amount out: the same amount is no edit. */
  const type = (
    field: 'amount' | 'principal',
    { text, amount }: { readonly text: string; readonly amount: ParsedMoney },
    answer: Partial<Choices> = {},
  ) => {
    const current = choices.peek();
    const before = current[field];
    const change = { ...answer, [field]: { text, amount, touched: amount.ok && before.touched } };
    const isSame = before.amount.ok && amount.ok && before.amount.value === amount.value;
    if (isSame && current.amountAnswer !== 'due') choices.value = { ...current, ...change };
    else editChoices(flow, change);
  };
  return {
    /** One question has one answer: another one turns the payoff off (D169). */
    chooseAmount({ answer }) {
      const { account, timing } = choices.peek();
      if (account.at !== 'open') return;
      answers.value = { ...answers.peek(), quoteFailed: false };
      const due = account.loan.info.totalAmountDue;
      editChoices(flow, {
        timing: timing?.frequency === 'OneTime' ? { ...timing, payoff: false } : timing,
        amount: noAmounts.amount,
        amountAnswer: answer,
        ...(answer === 'due' && amountDueOf(due)),
      });
    },
    typeAmount: (typed) => type('amount', typed, { amountAnswer: 'other' }),
    touchAmount: () => touch('amount'),
    typePrincipal: (typed) => type('principal', typed),
    touchPrincipal: () => touch('principal'),
  };
}
