import { batch } from '@preact/signals-core';
import { formatMoney, ok, refuse, type Cents } from '@portico/rules';
import { backToSteps, isEditable, type FlowContext } from '../flow-context';
import type { AmountEntry, Choices, HostAnswers } from '../plan/choices';

const emptyEntry: AmountEntry = { text: '', amount: refuse('required'), touched: false };

/** The empty amount step. */
export const noAmounts: Pick<Choices, 'amount' | 'amountAnswer' | 'principal'> = {
  amount: emptyEntry,
  amountAnswer: undefined,
  principal: emptyEntry,
};

/** The amount due as the answer; none while nothing is due. */
export function amountDueOf(due: Cents): Pick<Choices, 'amount' | 'amountAnswer'> {
  if (due <= 0) return noAmounts;
  const amount = { text: formatMoney(due).slice(1), amount: ok(due), touched: false };
  return { amount, amountAnswer: 'due' };
}

export const noChoices: Choices = {
  account: { at: 'choosing' },
  type: undefined,
  method: undefined,
  timing: undefined,
  ...noAmounts,
  replaces: undefined,
  edited: false,
};

export const noAnswers: HostAnswers = { quote: undefined, fee: undefined, quoteFailed: false };

/**
 * Changes what was chosen; a payment that was not sent is discarded with its key.
 *
 * @param keepsRefusal whether a refusal that disables submit stays after this change (D120)
 */
export function editChoices(
  flow: FlowContext,
  patch: Partial<Choices>,
  keepsRefusal = false,
): void {
  const { ports, choices, step } = flow;
  const current = step.peek();
  if (!isEditable(current)) return;
  const refusal = current.at === 'choosing' && keepsRefusal ? current.refusal : undefined;
  // The plan is computed once for all of it: each key of an amount comes here.
  batch(() => {
    flow.now();
    choices.value = { ...choices.peek(), ...patch, edited: true };
    ports.intents.clear();
    backToSteps(flow, refusal?.disablesSubmit ? refusal : undefined);
  });
}
