import { defineWidget } from '@portico/element';
import { frequencyTexts } from '../frequency.sentences';
import { paymentConfirmationTexts } from './payment-confirmation.sentences';
import { PaymentConfirmationView } from './payment-confirmation.view';

/**
 * Shows the payment just made, with its confirmation number.
 *
 * @fires portico-navigate
 * @csspart confirmation-number - The number by which the lender finds the payment.
 * @reservedHeight 775
 */
export const paymentConfirmationWidget = defineWidget({
  tag: 'portico-payment-confirmation',
  properties: {},
  texts: [paymentConfirmationTexts, frequencyTexts],
  skeleton: { rows: 19 },
  view: PaymentConfirmationView,
});
