// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of `portico-session` (access §2; D30). */
export const sessionTexts = defineTexts('session', {
  "signedInAs": "Signed in as {name}",
  "logOut": "Log out",
  "signIn": "Sign in"
}, {
  'es': () => import('./es')
});

export type SessionTextKey = keyof typeof sessionTexts.english;
