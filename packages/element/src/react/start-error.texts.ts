import { defineTexts } from '@portico/core/internal';

/** The errors of a widget, or of a part of it, whose code cannot be loaded. */
export const startErrorTexts = defineTexts(
  'widget',
  {
    cannotStart: 'This part of the page could not be loaded.',
    tryAgain: 'Try again',
    notOpened: 'This could not be opened. Please try again.',
  },
  { es: () => import('./start-error.texts.es') },
);
