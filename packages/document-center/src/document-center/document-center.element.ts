import {
  maximumUploadMegabytes,
  openDocumentsInPageOption,
  removeCheckDigitOption,
  useFileServicesOption,
} from '@portico/core/internal';
import { defineWidget, stringProperty } from '@portico/element';
import { documentsTexts } from '@portico/shared/documents';
import { documentCenterTexts } from './document-center.sentences';
import { DocumentCenterView } from './document-center.view';

/** The documents of the borrower's accounts, profile and applications. */
export const documentCenterWidget = defineWidget({
  tag: 'portico-document-center',
  summary:
    'The documents of accounts, the profile and loan applications, and the upload of further ones.',
  properties: {
    accountNumber: stringProperty({
      doc: "The account to show first; without it, the account in the page's address, if any.",
    }),
  },
  events: ['portico-navigate'],
  settings: [
    maximumUploadMegabytes,
    openDocumentsInPageOption,
    removeCheckDigitOption,
    useFileServicesOption,
  ],
  texts: [documentCenterTexts, documentsTexts],
  skeleton: { rows: 10 },
  reservedHeight: 640,
  view: DocumentCenterView,
});
