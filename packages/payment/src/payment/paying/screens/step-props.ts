import type { PaymentEvent } from '../paying.events';
import type { PaymentState } from '../paying.state';

/** The properties of every step. */
export type StepProps = {
  readonly state: PaymentState;
  readonly send: (event: PaymentEvent) => void;
};
