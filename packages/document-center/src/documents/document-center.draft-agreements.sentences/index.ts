// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences about draft agreements. */
export const documentCenterDraftAgreementsTexts = defineTexts('documentCenter', {
  "headingDraftAgreements": "Draft agreements"
}, {
  'es': () => import('./es')
});

export type DocumentCenterDraftAgreementsTextKey = keyof typeof documentCenterDraftAgreementsTexts.english;
