import { defineCall, type DocsOf } from '../../call';
import { paymentMethod } from '../../entities/payments/payment-method';
import { entity, listAnswer } from '../../codec/entity';
import { text } from '../../codec/fields';

/** The borrower's saved payment methods for a loan. */
export const paymentMethods = defineCall<'Error'>()({
  name: 'paymentMethods',
  method: 'POST',
  path: '/api/PaymentMethod/GetPaymentMethods',
  session: 'required',
  effect: 'reads',
  request: entity({ accountNumber: text }),
  response: listAnswer('paymentMethods', paymentMethod),
});

export const paymentMethodsDocs: DocsOf<typeof paymentMethods> = {
  summary: "The borrower's saved payment methods for a loan.",
  codes: { Error: 'The payment methods could not be read.' },
};
