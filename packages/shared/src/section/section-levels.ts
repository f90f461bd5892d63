import type { HeadingLevel } from '@portico/ui';
import { createContext } from 'react';

/** The levels of a section's heading and of those within it. */
export type SectionLevels = { readonly section: HeadingLevel; readonly within: HeadingLevel };

/** In a widget whose own heading is at level 2. */
const belowTitle: SectionLevels = { section: 3, within: 4 };

/** In a widget without a heading of its own: its sections begin where that would be. */
export const firstLevels: SectionLevels = { section: 2, within: 3 };

export const SectionLevelsContext = createContext<SectionLevels>(belowTitle);
