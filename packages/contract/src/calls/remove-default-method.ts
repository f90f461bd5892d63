import { defineCall, type DocsOf } from '../call';
import { answer, entity, sameName } from '../entity';
import { text } from '../fields';

/** Leaves a loan without a default payment method. */
export const removeDefaultMethod = defineCall<'Error'>()({
  name: 'removeDefaultMethod',
  method: 'DELETE',
  path: '/api/PaymentMethod/RemoveDefaultPaymentMethod',
  session: 'required',
  query: entity({ accountNumber: text }, sameName),
  response: answer({}),
});

export const removeDefaultMethodDocs: DocsOf<typeof removeDefaultMethod> = {
  summary: 'Leaves a loan without a default payment method; the method stays saved.',
  codes: { Error: "The loan is not the borrower's." },
};
