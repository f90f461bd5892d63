import type { StepName } from '../../screens/step-region';
import type { PaymentState } from '../paying.state';
import type { PayingTextKey } from '../paying.texts';
import type { Plan } from '../plan/plan';

/** What keeps the payment from being reviewed, and where it is. */
export type Missing = {
  readonly text: PayingTextKey;
  readonly step: StepName;
  /** Selectors of what takes the focus: the first one that is in the step. */
  readonly focus: readonly string[];
};

const heading = 'h3';
const invalid = '[aria-invalid=true]';
const missing = (step: StepName, text: PayingTextKey, ...focus: readonly string[]): Missing => ({
  step,
  text,
  focus: [...focus, heading],
});

/** The first thing that is missing, in the order of the steps; undefined once nothing is. */
export function missingOf({ choices, step, plan }: PaymentState): Missing | undefined {
  if (step.at === 'notSent') return missing('message', 'goNotSent', 'button');
  if (step.at === 'choosing' && step.refusal?.disablesSubmit) {
    return missing('method', 'goRefused', 'select', 'input:checked', '[data-add] button');
  }
  if (choices.account.at !== 'open') return missing('method', 'goWait');
  if (!choices.method || !plan) {
    return choices.type
      ? missing('method', 'goMethod', 'select', '[data-add] button')
      : missing('method', 'goMethod', 'input');
  }
  return plan.ready ? undefined : missingIn(plan);
}

function missingIn({ fee, quote, amount }: Plan): Missing {
  if (fee.failed) return missing('timing', 'goFee', '[role=alert] button');
  if (fee.pending || quote.pending) return missing('timing', 'goWait');
  if (!amount) {
    return missing('timing', 'goTiming', invalid, '[name=date]', '[name=days]', 'input', 'select');
  }
  const { entered, principal } = amount;
  if (!entered.ok) {
    switch (entered.error.code) {
      case 'achOnly':
        return missing('method', 'goRefused', 'input');
      case 'noRegular':
        return missing('timing', 'goTiming', 'select');
      case 'required':
        return missing('amount', 'goAmount', '[name=amount]', 'input');
      default:
        return missing('amount', 'goOtherAmount', '[name=amount]', 'input:checked', 'input');
    }
  }
  return principal.ok
    ? missing('amount', 'goAmount', 'input')
    : missing('amount', 'goPrincipal', '[name=principal]');
}

/** Moves the focus to what is missing. */
export function goTo({ step, focus }: Missing, steps: HTMLElement | null): void {
  const region = steps?.querySelector(`[data-step=${step}]`);
  for (const selector of focus) {
    const found = region?.querySelector<HTMLElement>(selector);
    if (found) return found.focus();
  }
}
