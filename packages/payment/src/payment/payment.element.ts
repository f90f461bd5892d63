import { accountList } from '@portico/contract';
import { defineWidget, stringProperty } from '@portico/element';
import { presetParts } from '@portico/shared/payment-preset';
import { paymentTexts } from './payment.sentences';
import { PaymentView } from './payment.view';

/**
 * Pays a loan by bank account or card: today, on a later day, repeatedly, or in full.
 *
 * @fires portico-payment-submitted
 * @fires portico-navigate
 * @reservedHeight 1424
 */
export const paymentWidget = defineWidget({
  tag: 'portico-payment',
  properties: {
    /** The account to open first; without it, the account in the page's address, if any. */
    accountNumber: stringProperty(),
    ...presetParts,
  },
  texts: [paymentTexts],
  firstReads: [{ call: accountList }],
  skeleton: { rows: 4 },
  view: PaymentView,
});
