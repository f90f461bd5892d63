import { defineCall, type DocsOf } from '../../call';
import { savedCard } from '../../entities/payments/payment-method';
import { answer } from '../../codec/entity';

/** Deletes a saved card. */
export const deleteCard = defineCall<'MethodUnknown' | 'MethodInUse' | 'Error'>()({
  name: 'deleteCard',
  method: 'POST',
  path: '/api/PaymentMethod/DeleteCardPayment',
  session: 'required',
  effect: 'writes',
  request: savedCard,
  response: answer({}),
});

export const deleteCardDocs: DocsOf<typeof deleteCard> = {
  summary: 'Deletes a saved card.',
  codes: {
    MethodUnknown: "The saved payment method is not the borrower's.",
    MethodInUse: 'A scheduled or recurring payment uses it.',
    Error: 'It could not be deleted.',
  },
};
