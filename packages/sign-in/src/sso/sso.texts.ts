import { defineTexts } from '@portico/core';

/** What is said while a single sign-on is let in. */
export const ssoTexts = defineTexts(
  'singleSignOn',
  { entering: 'Signing you in…' },
  { es: () => import('./sso.texts.es') },
);
