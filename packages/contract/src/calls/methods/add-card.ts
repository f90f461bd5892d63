import { defineCall, type DocsOf } from '../../call';
import { cardCodes, type CardCode } from '../../entities/payments/card-codes';
import { newCard } from '../../entities/payments/payment-method';
import { answer } from '../../codec/entity';
import { optionalIdentifier } from '../../codec/fields';

/** Saves a card for later payments. */
export const addCard = defineCall<CardCode>()({
  name: 'addCard',
  method: 'POST',
  path: '/api/PaymentMethod/AddCardPaymentMethod',
  session: 'required',
  effect: 'writes',
  request: newCard,
  response: answer({ profileId: optionalIdentifier }),
});

export const addCardDocs: DocsOf<typeof addCard> = {
  summary: 'Saves a card for later payments, after checking it. The security code is never stored.',
  codes: cardCodes,
};
