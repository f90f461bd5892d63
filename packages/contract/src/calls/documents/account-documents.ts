import { defineCall, type DocsOf } from '../../call';
import { entity, listAnswer, sameName } from '../../codec/entity';
import { text } from '../../codec/fields';
import { accountDocument } from '../../entities/accounts/account-document';

/** The documents of an account (accounts §7). */
export const accountDocuments = defineCall<'Error'>()({
  name: 'accountDocuments',
  method: 'GET',
  path: '/api/Documents/GetAccountDocuments',
  session: 'required',
  effect: 'reads',
  query: entity({ accountNumber: text }, sameName),
  response: listAnswer('value', accountDocument),
});

export const accountDocumentsDocs: DocsOf<typeof accountDocuments> = {
  summary: 'The documents of an account, the newest first.',
  codes: { Error: 'The documents could not be read, or the account is not the borrower’s.' },
};
