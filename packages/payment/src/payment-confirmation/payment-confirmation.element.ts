import { removeCheckDigitOption } from '@portico/core/internal';
import { defineWidget } from '@portico/element';
import { frequencyTexts } from '../frequency.sentences';
import { paymentConfirmationTexts } from './payment-confirmation.sentences';
import { PaymentConfirmationView } from './payment-confirmation.view';

/** The receipt after a payment. */
export const paymentConfirmationWidget = defineWidget({
  tag: 'portico-payment-confirmation',
  summary: 'Shows the payment just made, with its confirmation number.',
  properties: {},
  events: ['portico-navigate'],
  settings: [removeCheckDigitOption],
  texts: [paymentConfirmationTexts, frequencyTexts],
  skeleton: { rows: 19 },
  reservedHeight: 775,
  view: PaymentConfirmationView,
});
