import type { Document } from '../document';
import { entity, sameName } from '../codec/entity';
import { optionalText, text } from '../codec/fields';
import type { ValueOf } from '../codec/codec';

const query = entity({ token: text, language: optionalText }, sameName);

/** The draft agreement that PrepareAchDraftAgreementPreview has prepared. */
export const draftAgreementDocument: Document<ValueOf<typeof query>> = {
  name: 'draftAgreementDocument',
  path: '/api/AchDraftAgreement/RenderACHDraftAgreementPreview',
  query,
  mediaTypes: ['application/pdf'],
};

export const draftAgreementDocumentSummary =
  'The draft agreement for the token from PrepareAchDraftAgreementPreview; `language` is es for Spanish.';
