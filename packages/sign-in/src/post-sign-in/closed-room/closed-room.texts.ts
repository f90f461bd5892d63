import { defineTexts } from '@portico/core';
import type { SignInStep } from '@portico/rules';

/** What is said when a step is needed that cannot be done on this page. */
export const closedRoomTexts = defineTexts(
  'postSignIn',
  {
    heading: 'One more step is needed',
    validateSsn: 'Your institution needs to verify your Social Security number.',
    changePassword: 'Your institution needs you to change your password.',
    secretQuestion: 'Your institution needs you to set up a secret question.',
    agreements: 'Your institution has agreements for you to accept.',
    securityCode: 'Your institution needs to send you a security code.',
    contact: 'This cannot be done here. Please contact your institution to finish signing in.',
    back: 'Back to sign-in',
  } satisfies Record<SignInStep | 'heading' | 'contact' | 'back', string>,
  { es: () => import('./closed-room.texts.es') },
);

export type ClosedRoomTextKey = keyof typeof closedRoomTexts.english;
