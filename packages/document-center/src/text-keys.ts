// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { applicationDocumentsTexts } from './choices/application-documents.texts';
import type { documentCenterTexts } from './document-center/document-center.texts';
import type { draftAgreementsTexts } from './documents/draft-agreements.texts';

/** The settings that replace a text of this package's tags. */
export type TextKey =
  | `documentCenter.${keyof (typeof applicationDocumentsTexts)['english']}`
  | `documentCenter.${keyof (typeof documentCenterTexts)['english']}`
  | `documentCenter.${keyof (typeof draftAgreementsTexts)['english']}`
  | `agreements.${string}`
  | `changes.${string}`
  | `credentials.${string}`
  | `visitor.${string}`
  | `widget.${string}`
  | `sessionTimeout.${string}`
  | `address.${string}`
  | `documents.${string}`
  | `uploadPhotos.${string}`
  | `upload.${string}`
  | `draft.${string}`
  | `plannedPayments.${string}`
  | `proof.${string}`;
