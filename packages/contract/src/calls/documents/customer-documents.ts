import { defineCall, type DocsOf } from '../../call';
import { listAnswer } from '../../codec/entity';
import { accountDocument } from '../../entities/accounts/account-document';

/** The documents of the borrower (accounts §7). */
export const customerDocuments = defineCall<'Error'>()({
  name: 'customerDocuments',
  method: 'GET',
  path: '/api/Documents/GetCustomerDocuments',
  session: 'required',
  effect: 'reads',
  response: listAnswer('value', accountDocument),
});

export const customerDocumentsDocs: DocsOf<typeof customerDocuments> = {
  summary: 'The documents of the borrower, the newest first.',
  codes: { Error: 'The documents could not be read.' },
};
