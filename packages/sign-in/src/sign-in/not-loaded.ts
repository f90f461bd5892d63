import { NotLoaded } from '@portico/element';
import type { SignInAttempt } from './sign-in.attempt.types';

/** The form again, because code could not be fetched: that is said, and its button tries again. */
export const notLoaded: SignInAttempt = {
  phase: { at: 'form', notice: { View: NotLoaded } },
};
