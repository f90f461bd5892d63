export { DraftNotice } from './draft-notice';
export { useDraft, type DraftForm, type KeptDraft } from './use-draft';
