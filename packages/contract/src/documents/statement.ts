import type { ValueOf } from '../codec/codec';
import type { Document } from '../document';
import { entity } from '../codec/entity';
import { date, optionalText, text } from '../codec/fields';

const query = entity(
  {
    date,
    number: optionalText,
    /** The first and the last day of the statement's month (D131). */
    start: date,
    end: date,
    type: optionalText,
    id: text,
    token: text,
    language: optionalText,
  },
  { token: 'token', language: 'language' },
);

/** A statement in the standard view; the token is one of GetPassableToken. */
export const statementDocument: Document<ValueOf<typeof query>> = {
  name: 'statementDocument',
  path: '/api/AccountEstatements/ViewStatement',
  query,
  mediaTypes: ['application/pdf'],
};

export const statementDocumentSummary =
  'A statement, for a passable token (D8); `language` is es for Spanish.';
