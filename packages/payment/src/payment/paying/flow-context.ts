import type { Signal } from '@preact/signals-core';
import type { Refusal } from './paying.errors';
import type { Plan } from './paying.plan';
import type { PaymentPorts } from './paying.ports';
import type { Choices, HostAnswers, Step } from './paying.state';

/** What the parts of the flow share. */
export type FlowContext = {
  readonly ports: PaymentPorts;
  readonly choices: Signal<Choices>;
  readonly answers: Signal<HostAnswers>;
  readonly step: Signal<Step>;
  /** What the choices come to at this moment. */
  readonly planned: () => Plan | undefined;
  /** Judges the choices anew, by the time it is; asks the host what that raises. */
  readonly replan: () => void;
  /** Resolves once the host has answered what the choices raise. */
  readonly answered: () => Promise<void>;
  /** The screen is gone: late answers change nothing. */
  readonly disposed: () => boolean;
};

/** Back to the steps, with the reason why. */
export function backToSteps({ step }: FlowContext, refusal?: Refusal): void {
  step.value = { at: 'choosing', refusal };
}

/** Whether the steps can be changed: not under a dialog, and not while a payment may be on its way. */
export function isEditable(step: Step): boolean {
  return step.at === 'choosing' || (step.at === 'notSent' && !step.intent.mayHaveArrived);
}
