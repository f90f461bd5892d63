import type { ReadonlySignal, Signal } from '@preact/signals-core';
import type { Meant } from '../meant';
import type { PaymentRefusal } from './paying.errors';
import type { PaymentPorts } from './paying.ports';
import type { Choices, HostAnswers, PaymentContext } from './plan/choices';
import type { Step } from './paying.state';
import type { Plan } from './plan/plan';

/** What the parts of the flow share. */
export type FlowContext = {
  readonly ports: PaymentPorts;
  readonly choices: Signal<Choices>;
  readonly answers: Signal<HostAnswers>;
  readonly step: Signal<Step>;
  /** What the borrower meant when the payment was opened (D178). */
  readonly meant: Signal<Meant | undefined>;
  /** The borrower waits for the host's current answers, which may change what is reviewed or sent. */
  readonly refreshing: Signal<boolean>;
  /** What follows from the choices. What is shown, reviewed and sent is read from here. */
  readonly plan: ReadonlySignal<Plan | undefined>;
  /** The current time and settings. Brings the plan up to date with them. */
  readonly now: () => PaymentContext;
  /** The host's answers for the choices are out of date: they are requested again. */
  readonly forget: () => void;
  /** Resolves once the host has answered every request for the choices. */
  readonly answered: () => Promise<void>;
  /** The screen was removed: late answers are ignored. */
  readonly disposed: () => boolean;
};

/** Goes back to the steps and shows the reason. */
export function backToSteps({ step }: FlowContext, refusal?: PaymentRefusal): void {
  step.value = { at: 'choosing', refusal };
}

/** Whether the steps can be changed: no dialog is open and no payment may have been sent. */
export function isEditable(step: Step): boolean {
  return step.at === 'choosing' || (step.at === 'notSent' && !step.intent.mayHaveArrived);
}
