import type { PaymentEvent } from '../paying.events';
import type { PaymentState } from '../paying.state';

export type Send = (event: PaymentEvent) => void;

/** The state of the payment, and what changes it. */
export type StepProps = {
  readonly state: PaymentState;
  readonly send: Send;
};
