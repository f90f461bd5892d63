import { defineTexts } from '@portico/core/internal';

/** Shown while a single sign-on token is checked. */
export const ssoTexts = defineTexts(
  'singleSignOn',
  { entering: 'Signing you in…' },
  { es: () => import('./sso.texts.es') },
);
