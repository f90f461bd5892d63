import type { ParsedMoney } from '@portico/rules';
import type { FlowContext } from '../flow-context';
import type { AmountEvents, Handlers } from '../paying.events';
import { editChoices } from './edit-choices';

/** The amount step: an amount and additional principal, both parsed by their fields. */
export function amountHandlers(flow: FlowContext): Handlers<AmountEvents> {
  const { choices } = flow;
  const type = (field: 'amount' | 'principal', text: string, amount: ParsedMoney) =>
    editChoices(flow, { [field]: { ...choices.peek()[field], text, amount } });
  const touch = (field: 'amount' | 'principal') => {
    const current = choices.peek();
    choices.value = { ...current, [field]: { ...current[field], touched: true } };
  };
  return {
    typeAmount: ({ text, amount }) => type('amount', text, amount),
    touchAmount: () => touch('amount'),
    typePrincipal: ({ text, amount }) => type('principal', text, amount),
    touchPrincipal: () => touch('principal'),
  };
}
