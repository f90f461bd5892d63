import { defineCall, type DocsOf } from '../../call';
import { answer, entity, sameName } from '../../codec/entity';
import { text } from '../../codec/fields';

/** Removes a loan's default payment method. */
export const removeDefaultMethod = defineCall<'Error'>()({
  name: 'removeDefaultMethod',
  method: 'DELETE',
  path: '/api/PaymentMethod/RemoveDefaultPaymentMethod',
  session: 'required',
  effect: 'writes',
  query: entity({ accountNumber: text }, sameName),
  response: answer({}),
});

export const removeDefaultMethodDocs: DocsOf<typeof removeDefaultMethod> = {
  summary: 'Removes the default payment method of a loan; the method stays saved.',
  codes: { Error: "The loan is not the borrower's." },
};
