import { defineTexts } from '@portico/core';

/** What stands above the pages that are open to everybody (access §2, accounts §2.8). */
export const visitorLeadTexts = defineTexts(
  'visitor',
  {
    logoAlternative: 'Logo',
    backToLogin: 'Back to Login',
  },
  { es: () => import('./visitor-lead.texts.es') },
);
