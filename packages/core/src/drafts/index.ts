export {
  draftTime,
  followDraft,
  keepDraft,
  longDraftTime,
  readDraft,
  type DraftValues,
} from './drafts';
export { draftsKey } from './drafts-key';
export { maskNumbers } from './mask-numbers';
export { shortMark } from './short-mark';
