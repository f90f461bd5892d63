import { defineCall, type DocsOf } from '../../call';
import { entity, listAnswer, sameName } from '../../codec/entity';
import { text } from '../../codec/fields';
import { accountDocument } from '../../entities/accounts/account-document';

/** The documents of an application (accounts §7). */
export const applicationDocuments = defineCall<'Error'>()({
  name: 'applicationDocuments',
  method: 'GET',
  path: '/api/Documents/GetApplicationDocuments',
  session: 'required',
  effect: 'reads',
  query: entity({ applicationNumber: text }, sameName),
  response: listAnswer('value', accountDocument),
});

export const applicationDocumentsDocs: DocsOf<typeof applicationDocuments> = {
  summary: 'The documents of an application, the newest first.',
  codes: { Error: 'The documents could not be read, or the application is not the borrower’s.' },
};
