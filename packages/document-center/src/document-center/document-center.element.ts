import { defineWidget, stringProperty } from '@portico/element';
import { documentsTexts } from '@portico/shared/documents';
import { ProofPlace } from '@portico/shared/proof';
import { documentCenterTexts } from './document-center.sentences';
import { DocumentCenterView } from './document-center.view';

/**
 * The documents of accounts, the profile and loan applications, and the upload of further ones.
 *
 * @fires portico-navigate
 * @reservedHeight 640
 */
export const documentCenterWidget = defineWidget({
  tag: 'portico-document-center',
  properties: {
    /** The account to show first; without it, the account in the page's address, if any. */
    accountNumber: stringProperty(),
  },
  texts: [documentCenterTexts, documentsTexts],
  skeleton: { rows: 10 },
  beside: ProofPlace,
  view: DocumentCenterView,
});
