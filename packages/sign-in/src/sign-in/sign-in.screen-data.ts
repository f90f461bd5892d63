import { entryOf, type TakenData } from '@portico/core/internal';
import type { SignInPage } from '../post-sign-in/step';
import { signInByToken } from './mobile/token-sign-in';
import { answered, logIn } from './sign-in.attempt';
import type { SignInAttempt } from './sign-in.attempt.types';
import { unauthorized, type SignInRefusal } from './sign-in.errors';
import { refused } from './sign-in.notice';
import { goToSingleSignOn } from './single-sign-on';

const reasons: Readonly<Record<string, SignInRefusal | undefined>> = {
  loggedOut: { text: 'signedOut', next: 'none' },
  expired: { text: 'sessionExpired', next: 'none' },
  singleSignOn: { text: 'singleSignOnFailed', next: 'none' },
};

function refusalOf(reason: unknown): SignInRefusal {
  return entryOf(reasons, String(reason)) ?? unauthorized;
}

/**
 * Handles what the previous screen passed on: a reason to show, credentials or a login response;
 * without any, the token that the mobile app's biometrics unlock (access §4). Resolves to undefined
 * if the form is to be shown.
 */
export async function attemptFromScreenData(
  page: SignInPage,
  data: TakenData | undefined,
): Promise<SignInAttempt | undefined> {
  switch (data?.kind) {
    case undefined:
      return signInByToken(page);
    case 'signedOut': {
      const byToken = data.reason === 'loggedOut' && page.core.mobile;
      return (byToken && (await signInByToken(page))) || refused(page.core, refusalOf(data.reason));
    }
    case 'credentials':
      return logIn(page, data);
    case 'login':
      return fromSingleSignOn(page, data);
    default:
      return undefined;
  }
}

/** After single sign-on, a sign-in that fails goes back to the single sign-on login (access §4). */
const backTo = { cancelled: 'userCancelled', unauthorized: 'notLoggedIn' } as const;

async function fromSingleSignOn(
  page: SignInPage,
  { answer }: Extract<TakenData, { kind: 'login' }>,
): Promise<SignInAttempt> {
  const attempt = await answered(page, answer, undefined);
  if (attempt.phase.at === 'steps') {
    void attempt.phase.steps.ended.then((end) => {
      if (page.removed.aborted) return;
      if (end === 'cancelled' || end === 'unauthorized') goToSingleSignOn(page.core, backTo[end]);
    });
  }
  return attempt;
}
