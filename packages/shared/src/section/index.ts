export { createAnswerCache, type AnswerCache } from './answer-cache';
export { SaveBar } from './save-bar';
export { Section } from './section';
export { SectionError } from './section-error';
export { SectionWithPurpose } from './section-with-purpose';
export { useAnswer, type AnswerState } from './use-answer';
export { useKeptFocus } from './use-kept-focus';
export { useNearView } from './use-near-view';
export { savedMarkTime, useSavedMark } from './use-saved-mark';
