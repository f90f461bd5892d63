import type { ValueOf } from '../codec/codec';
import type { Document } from '../document';
import { entity, sameName } from '../codec/entity';
import { date, optionalText, text } from '../codec/fields';

const query = entity({ token: text, documentId: text, date, language: optionalText }, sameName);

/** A statement that Broadridge keeps; the token is one of GetPassableToken. */
export const broadridgeStatement: Document<ValueOf<typeof query>> = {
  name: 'broadridgeStatement',
  path: '/api/AccountEStatements/GetBroadridgeDocument',
  query,
  mediaTypes: ['application/pdf'],
};

export const broadridgeStatementSummary =
  'A statement that Broadridge keeps, for a passable token (D8); `language` is es for Spanish.';
