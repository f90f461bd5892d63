import type { ValueOf } from '../codec/codec';
import type { Document } from '../document';
import { entity, sameName } from '../codec/entity';
import { optionalText, text } from '../codec/fields';

const query = entity({ downloadToken: text, language: optionalText }, sameName);

/** The parts of a payoff quote; the token is one of RetrieveDownloadToken. */
export const payoffBreakdown: Document<ValueOf<typeof query>> = {
  name: 'payoffBreakdown',
  path: '/api/PaymentInformation/DownloadPayoffQuoteBreakdown',
  query,
  mediaTypes: ['application/pdf'],
};

export const payoffBreakdownSummary =
  'The parts of a payoff quote, for a token of RetrieveDownloadToken; `language` is es for Spanish.';
