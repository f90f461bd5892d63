import type { ValueOf } from '../codec/codec';
import type { Document } from '../document';
import { entity, sameName } from '../codec/entity';
import { optionalText, text } from '../codec/fields';

const query = entity({ token: text, language: optionalText }, sameName);

/** The page for applying for a new loan; the token is one of GetPassableToken (D8). */
export const applyForLoan: Document<ValueOf<typeof query>> = {
  name: 'applyForLoan',
  path: '/api/ApplyForLoan',
  query,
  mediaTypes: ['text/html'],
};

export const applyForLoanSummary =
  "The loan-application service's first page, for the borrower of a passable token (D8); `language` is es for Spanish.";
