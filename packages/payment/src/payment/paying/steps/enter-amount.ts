import type { ParsedMoney } from '@portico/rules';
import type { FlowContext } from '../flow-context';
import type { AmountEvents, Handlers } from '../paying.events';
import { amountDueOf, editChoices, noAmounts } from './edit-choices';

/** The amount step: an amount and additional principal, both parsed by their fields. */
export function amountHandlers(flow: FlowContext): Handlers<AmountEvents> {
  const { choices, answers } = flow;
  const touch = (field: 'amount' | 'principal') => {
    const current = choices.peek();
    choices.value = { ...current, [field]: { ...current[field], touched: true } };
  };
  const typed = (field: 'amount' | 'principal', text: string, amount: ParsedMoney) => ({
    [field]: { ...choices.peek()[field], text, amount },
  });
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
    typeAmount: ({ text, amount }) =>
      editChoices(flow, { ...typed('amount', text, amount), amountAnswer: 'other' }),
    touchAmount: () => touch('amount'),
    typePrincipal: ({ text, amount }) => editChoices(flow, typed('principal', text, amount)),
    touchPrincipal: () => touch('principal'),
  };
}
