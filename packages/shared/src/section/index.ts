export { goToPart, PageParts, PagePartsList } from './page-parts';
export { SaveBar } from './save-bar';
export { Section } from './section';
export { firstLevels, SectionLevelsContext } from './section-levels';
export { SectionError } from './section-error';
export { SectionWithPurpose } from './section-with-purpose';
export { useKeptFocus } from './use-kept-focus';
export { useNearView } from './use-near-view';
export { savedMarkTime, useSavedMark } from './use-saved-mark';
