import type { StepName } from '../../screens/step-region';
import type { PaymentState } from '../paying.state';
import type { PaymentPayingTextKey } from '../payment.paying.sentences';
import type { Plan } from '../plan/plan';

/** What keeps the payment from being reviewed, and where it is. */
export type Missing = { readonly text: PaymentPayingTextKey; readonly step: StepName };

/** The first thing that is missing, in the order of the steps; undefined once nothing is. */
export function missingOf({ choices, step, plan }: PaymentState): Missing | undefined {
  if (step.at === 'notSent') return { step: 'message', text: 'goNotSent' };
  if (step.at === 'choosing' && step.refusal?.disablesSubmit) {
    return { step: 'method', text: 'goRefused' };
  }
  if (choices.account.at !== 'open') return { step: 'method', text: 'goWait' };
  if (!choices.method || !plan) return { step: 'method', text: 'goMethod' };
  return plan.ready ? undefined : missingIn(plan);
}

function missingIn({ fee, quote, selection, amount }: Plan): Missing {
  if (fee.failed) return { step: 'timing', text: 'goFee' };
  if (fee.pending || quote.pending) return { step: 'timing', text: 'goWait' };
  if (!selection?.valid || !amount) return { step: 'timing', text: 'goTiming' };
  const { entered, principal } = amount;
  if (!entered.ok) {
    switch (entered.error.code) {
      case 'achOnly':
        return { step: 'method', text: 'goRefused' };
      case 'noRegular':
        return { step: 'timing', text: 'goTiming' };
      case 'required':
        return { step: 'amount', text: 'goAmount' };
      default:
        return { step: 'amount', text: 'goOtherAmount' };
    }
  }
  return { step: 'amount', text: principal.ok ? 'goAmount' : 'goPrincipal' };
}

const controls = ['[aria-invalid=true]', 'input:checked', ':is(input, select, button):enabled'];

/**
 * Moves the focus to what is missing in a step: to a control in the last part of it that has
 * `data-missing`, which the step gives to what there is to do; to its heading where nothing is.
 */
export function goTo({ step }: Missing, steps: HTMLElement | null): void {
  const region = steps?.querySelector(`[data-step=${step}]`);
  const part = [...(region?.querySelectorAll('[data-missing]') ?? [])].at(-1);
  for (const control of controls) {
    const found = part?.querySelector<HTMLElement>(control);
    if (found) return found.focus();
  }
  region?.querySelector('h3')?.focus();
}
