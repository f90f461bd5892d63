import { defineTexts } from '@portico/core/internal';

/** The place of a step among the steps after the password. */
export const stepDialogTexts = defineTexts(
  'signInStep',
  { step: 'Step {number} of {count}' },
  { es: () => import('./step-dialog.texts.es') },
);
