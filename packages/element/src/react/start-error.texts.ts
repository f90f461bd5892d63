import { defineTexts } from '@portico/core/internal';

/** The error of a widget that cannot start. */
export const startErrorTexts = defineTexts(
  'widget',
  {
    cannotStart: 'This part of the page could not be loaded.',
    tryAgain: 'Try again',
    reload: 'Reload the page',
  },
  { es: () => import('./start-error.texts.es') },
);
