import { defineCall, type DocsOf } from '../../call';
import { paymentMethod } from '../../entities/payments/payment-method';
import { answer, entity } from '../../codec/entity';
import { text } from '../../codec/fields';

/** Makes a saved payment method the default of a loan. */
export const setDefaultMethod = defineCall<'MethodUnknown' | 'Error'>()({
  name: 'setDefaultMethod',
  method: 'POST',
  path: '/api/PaymentMethod/SetDefaultPaymentMethod',
  session: 'required',
  effect: 'writes',
  request: entity({ accountNumber: text, paymentMethod }),
  response: answer({}),
});

export const setDefaultMethodDocs: DocsOf<typeof setDefaultMethod> = {
  summary: 'Makes a saved payment method the default of a loan.',
  codes: {
    MethodUnknown: "The saved payment method is not the borrower's.",
    Error: "The loan is not the borrower's.",
  },
};
