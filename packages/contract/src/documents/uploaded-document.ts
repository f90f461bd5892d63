import type { ValueOf } from '../codec/codec';
import { entity } from '../codec/entity';
import { integer, optionalText, text } from '../codec/fields';
import type { Document } from '../document';

const query = entity(
  {
    fileId: text,
    name: text,
    /** Always 1. */
    pageNumber: integer,
    fileFormat: optionalText,
    token: text,
  },
  { token: 'token' },
);

/** A stored document; the token is one of GetPassableToken (D8). */
export const uploadedDocument: Document<ValueOf<typeof query>> = {
  name: 'uploadedDocument',
  path: '/api/Documents/ViewDocument',
  query,
  mediaTypes: ['application/pdf', 'image/jpeg', 'image/png', 'application/octet-stream'],
};

export const uploadedDocumentSummary =
  'A document of an account, a customer or an application, for a passable token (D8).';
