import type { Signal } from '@preact/signals-core';
import type { Refusal } from './paying.errors';
import type { Plan } from './plan/plan';
import type { PaymentPorts } from './paying.ports';
import type { Choices, HostAnswers, Step } from './paying.state';

/** What the parts of the flow share. */
export type FlowContext = {
  readonly ports: PaymentPorts;
  readonly choices: Signal<Choices>;
  readonly answers: Signal<HostAnswers>;
  readonly step: Signal<Step>;
  /** The plan for the choices at the current time. */
  readonly planned: () => Plan | undefined;
  /** Recomputes the plan after midnight or the cut-off, and requests the host's answers again. */
  readonly replan: () => void;
  /** Resolves once the host has answered every request for the choices. */
  readonly answered: () => Promise<void>;
  /** The screen was removed: late answers are ignored. */
  readonly disposed: () => boolean;
};

/** Goes back to the steps and shows the reason. */
export function backToSteps({ step }: FlowContext, refusal?: Refusal): void {
  step.value = { at: 'choosing', refusal };
}

/** Whether the steps can be changed: no dialog is open and no payment may have been sent. */
export function isEditable(step: Step): boolean {
  return step.at === 'choosing' || (step.at === 'notSent' && !step.intent.mayHaveArrived);
}
