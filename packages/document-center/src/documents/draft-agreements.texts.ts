import { defineTexts } from '@portico/core/internal';

/** The sentences about draft agreements. */
export const draftAgreementsTexts = defineTexts(
  'documentCenter',
  { headingDraftAgreements: 'Draft agreements' },
  { es: () => import('./draft-agreements.texts.es') },
);
