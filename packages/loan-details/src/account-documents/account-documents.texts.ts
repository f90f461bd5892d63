import { defineTexts } from '@portico/core/internal';

/** The sentences of a loan's documents, verbatim where specified (accounts §8). */
export const accountDocumentsTexts = defineTexts(
  'accountDocuments',
  {
    heading: 'Account documents',
    none: 'No Uploaded Documents',
  },
  { es: () => import('./account-documents.texts.es') },
);
