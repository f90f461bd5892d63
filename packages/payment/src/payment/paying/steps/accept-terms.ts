import { backToSteps, type FlowContext } from '../flow-context';
import { bankOf, type Method } from '../methods/method';
import type { PaymentRefusal } from '../paying.errors';
import type { Handlers, TermsEvents } from '../paying.events';

/**
 * Newer terms of payments by bank account, which the host asks for when it refuses a payment
 * (payments §4). Once they are agreed to, the payment is reviewed again.
 */
export function createTermsStep(flow: FlowContext, review: () => void) {
  const { ports, step } = flow;
  let isAgreed = false;

  const handlers: Handlers<TermsEvents> = {
    agreeToTerms() {
      if (step.peek().at !== 'accepting') return;
      isAgreed = true;
      backToSteps(flow);
      review();
    },
    declineTerms() {
      if (step.peek().at === 'accepting') backToSteps(flow, { text: 'errorTermsDeclined' });
    },
    missTerms() {
      if (step.peek().at === 'accepting') backToSteps(flow, { text: 'errorTermsRequired' });
    },
  };

  return {
    handlers,
    /**
     * Opens the terms for the account of a refused payment. Returns false if they are not what it
     * lacks, if this page has none, or if the host asks for others than were agreed to here.
     */
    open(refusal: PaymentRefusal, method: Method | undefined): boolean {
      if (refusal.text !== 'errorTermsRequired' || !method || !bankOf(method)) return false;
      if (isAgreed || !ports.hasTerms()) return false;
      step.value = { at: 'accepting', method };
      return true;
    },
  };
}
