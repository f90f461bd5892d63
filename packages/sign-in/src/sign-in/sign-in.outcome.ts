import type { Core } from '@portico/core/internal';
import type { StepsEnd } from '../post-sign-in/post-sign-in.flow';
import type { SignInAttempt } from './sign-in.attempt.types';
import { unauthorized } from './sign-in.errors';
import { offline } from './sign-in.flow';
import { noticeOf } from './sign-in.notice';

/** What the screen shows after the steps; if the server ended the sign-in, with a notice. */
export async function afterSteps(core: Core, end: StepsEnd): Promise<SignInAttempt> {
  switch (end) {
    case 'completed':
      return { phase: { at: 'signedIn' }, clearsPassword: true };
    case 'cancelled':
      return { phase: { at: 'form', notice: undefined }, clearsPassword: true };
    case 'unauthorized':
      return {
        phase: { at: 'form', notice: await noticeOf(core, unauthorized) },
        clearsPassword: true,
      };
    case 'down':
      return offline;
  }
}
