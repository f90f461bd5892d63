import { defineTexts } from '@portico/core';

/** What a widget says before its first screen stands. */
export const startTexts = defineTexts(
  'widget',
  {
    loading: 'Loading',
    cannotStart: 'This part of the page could not be loaded.',
    tryAgain: 'Try again',
  },
  { es: () => import('./start.texts.es') },
);
