// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of signing in by a passkey. */
export const passkeySignInTexts = defineTexts('passkeySignIn', {
  "signIn": "Sign in with a passkey",
  "waiting": "Waiting for your device…",
  "cancelled": "You are not signed in, because the request was cancelled or took too long.",
  "failed": "Your device could not use a passkey. Sign in with your username and password."
}, {
  'es': () => import('./es')
});

export type PasskeySignInTextKey = keyof typeof passkeySignInTexts.english;
