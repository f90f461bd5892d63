export { DraftNotice } from './draft-notice';
export { DraftOf } from './draft-of';
export { draftTexts } from './draft.sentences';
export { useDraft, type DraftForm, type KeptDraft } from './use-draft';
