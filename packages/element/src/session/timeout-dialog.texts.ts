import { defineTexts } from '@portico/core/internal';

/** The session timeout modal (access §2). */
export const timeoutTexts = defineTexts(
  'sessionTimeout',
  {
    title: 'Your session is about to expire!',
    message: 'You will be logged out in {time}.',
    resume: 'Resume',
  },
  { es: () => import('./timeout-dialog.texts.es') },
);
