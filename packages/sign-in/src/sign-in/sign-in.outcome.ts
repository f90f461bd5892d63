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
      return { place: { at: 'signedIn' }, afresh: true };
    case 'cancelled':
      return { place: { at: 'form', notice: undefined }, afresh: true };
    case 'unauthorized':
      return { place: { at: 'form', notice: await noticeOf(core, unauthorized) }, afresh: true };
    case 'down':
      return offline;
  }
}
