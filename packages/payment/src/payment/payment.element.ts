import { defineWidget, stringProperty } from '@portico/element';
import { paymentTexts } from './payment.texts';
import { PaymentView } from './payment.view';

/** The payment screen. */
export const paymentWidget = defineWidget({
  tag: 'portico-payment',
  summary: 'Pays a loan by bank account or card: today, on a later day, repeatedly, or in full.',
  properties: {
    accountNumber: stringProperty({
      doc: "The account to open first; without it, the account in the page's address, if any.",
    }),
  },
  events: ['portico-payment-submitted', 'portico-navigate'],
  texts: [paymentTexts],
  skeleton: { rows: 4 },
  reservedHeight: 1424,
  view: PaymentView,
});
