import type { Document } from '../document';
import { entity, sameName } from '../codec/entity';
import { optionalText, text } from '../codec/fields';
import type { ValueOf } from '../codec/codec';

const query = entity({ token: text, referenceNumber: text, language: optionalText }, sameName);

/** The receipt of a payment that was submitted; the token is one of GetPassableToken. */
export const paymentReceipt: Document<ValueOf<typeof query>> = {
  name: 'paymentReceipt',
  path: '/api/PaymentInformation/RenderReceipt',
  query,
  mediaTypes: ['application/pdf'],
  optional: true,
};

export const paymentReceiptSummary =
  'The receipt of a submitted payment, by its reference number and a passable token (D8); `language` is es for Spanish.';
