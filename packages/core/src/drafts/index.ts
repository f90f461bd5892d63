export { draftTime, followDraft, keepDraft, readDraft, type DraftValues } from './drafts';
export { draftsKey } from './drafts-key';
export { maskNumbers } from './mask-numbers';
export { shortMark } from './short-mark';
