import { describe } from 'vitest';
import {
  applicationDocumentsEffects,
  documentCenterEffects,
  documentsPortalEffects,
  loanDocumentsEffects,
  profileDocumentsEffects,
} from './documents.effects';
import { testEffects } from './test-effects';

describe('[POR-018] what a borrower sees of the settings of documents', () => {
  testEffects([
    ...applicationDocumentsEffects,
    ...documentCenterEffects,
    ...documentsPortalEffects,
    ...loanDocumentsEffects,
    ...profileDocumentsEffects,
  ]);
});
