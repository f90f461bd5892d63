// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The offer of biometric sign-in in the lender's mobile app. */
export const biometricsTexts = defineTexts('biometrics', {
  "heading": "Sign in faster",
  "offer": "Use your fingerprint or face to sign in on this device from now on?",
  "enable": "Enable",
  "enabling": "Enabling…",
  "notNow": "Not now",
  "failed": "Biometric sign-in could not be enabled. You can try again in your profile."
}, {
  'es': () => import('./es')
});

export type BiometricsTextKey = keyof typeof biometricsTexts.english;
