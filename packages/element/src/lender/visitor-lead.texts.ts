import { defineTexts } from '@portico/core/internal';

/** Shown above the pages that need no sign-in (access §2, accounts §2.8). */
export const visitorLeadTexts = defineTexts(
  'visitor',
  {
    logoAlternative: 'Logo',
    backToLogin: 'Back to Login',
  },
  { es: () => import('./visitor-lead.texts.es') },
);
