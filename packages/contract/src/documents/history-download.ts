import type { ValueOf } from '../codec/codec';
import type { Document } from '../document';
import { entity, sameName } from '../codec/entity';
import { optionalText, text } from '../codec/fields';

const query = entity({ token: text, language: optionalText }, sameName);

/** The history of an account, as CSV or PDF; the token of RetrieveDownloadToken says which. */
export const historyDownload: Document<ValueOf<typeof query>> = {
  name: 'historyDownload',
  path: '/api/AccountHistory/DownloadAccountHistory',
  query,
  mediaTypes: ['text/csv', 'application/pdf'],
};

export const historyDownloadSummary =
  'The history of an account, as CSV or PDF, for a token of RetrieveDownloadToken; `language` is es for Spanish.';
