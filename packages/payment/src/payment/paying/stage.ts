import type { Signal } from '@preact/signals-core';
import type { Refusal } from './paying.errors';
import type { Plan } from './paying.plan';
import type { PaymentPorts } from './paying.ports';
import type { Choices, HostAnswers, Place } from './paying.state';

/** What the parts of the flow share. */
export type Stage = {
  readonly ports: PaymentPorts;
  readonly choices: Signal<Choices>;
  readonly answers: Signal<HostAnswers>;
  readonly place: Signal<Place>;
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
export function backToSteps({ place }: Stage, refusal?: Refusal): void {
  place.value = { at: 'choosing', refusal };
}

/** Whether the steps can be changed: not under a dialog, and not while a payment may be on its way. */
export function isEditable(place: Place): boolean {
  return place.at === 'choosing' || (place.at === 'notSent' && !place.intent.mayHaveArrived);
}
