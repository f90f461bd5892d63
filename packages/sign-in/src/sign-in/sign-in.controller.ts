import type { Arrival } from '@portico/core';
import type { SignInPage } from '../post-sign-in/step';
import type { Refusal } from './sign-in.errors';
import { createSignInFlow, type SignInFlow } from './sign-in.flow';
import type { SignInAttempt, SignInSteps } from './sign-in.steps';

/** The sign-in screen over the page's core. */
export type SignIn = SignInFlow<SignInSteps> & {
  /** Takes over what the previous screen handed on: a reason, credentials, a login answer. */
  readonly arrive: () => void;
  /** The session ended while this screen stood; where the page stays, it says why. */
  readonly signedOut: () => void;
  /** The visitor has started: fetch what sending will need. */
  readonly prepare: () => void;
};

const notices: Readonly<Record<'expired' | 'unauthorized', Refusal>> = {
  expired: { text: 'sessionExpired', next: 'none' },
  unauthorized: { text: 'unauthorized', next: 'none' },
};

/** Sending and all that follows it; a first screen does without. */
const loadAttempt = () => import('./sign-in.attempt');
type AttemptModule = Awaited<ReturnType<typeof loadAttempt>>;

/** @param signedIn called once the session exists. */
export function createSignIn(page: SignInPage, signedIn: () => void): SignIn {
  let singleSignOn = false;

  const flow = createSignInFlow<SignInSteps>({
    logIn: (credentials) => attempt(({ logIn }) => logIn(page, credentials)),
    isDown: () =>
      loadAttempt()
        .then(({ isDown }) => isDown(page.core))
        .catch(() => true),
    signedIn,
    cancelled() {
      if (singleSignOn) void leaveForSingleSignOn(page);
    },
  });

  const take = (arrival: Arrival) => {
    switch (arrival.kind) {
      case 'signedOut':
        return flow.send({ type: 'notice', notice: notices[arrival.reason] });
      case 'credentials': {
        const { username, password } = arrival;
        const logIn = () => attempt((module) => module.logIn(page, { username, password }));
        return flow.send({ type: 'arrive', attempt: logIn, username });
      }
      case 'login': {
        singleSignOn = true;
        const { answer } = arrival;
        const goOn = () => attempt((module) => module.answered(page, answer, undefined));
        return flow.send({ type: 'arrive', attempt: goOn });
      }
      default:
        return undefined;
    }
  };

  const arrive = () => {
    const arrival = page.core.takeArrival('login');
    if (arrival) take(arrival);
    else if (page.core.mobile) flow.send({ type: 'arrive', attempt: () => signInByToken(page) });
  };

  return {
    ...flow,
    arrive,
    signedOut() {
      flow.send({ type: 'signedOut' });
      // With an address of its own, the sign-in page is about to be loaded and will say why itself.
      if (page.core.hrefFor({ screen: 'login' }) === undefined) arrive();
    },
    prepare: () => void loadAttempt().catch(() => undefined),
  };
}

/** A part of the program that cannot be fetched is the portal being out of reach. */
async function attempt(
  run: (module: AttemptModule) => Promise<SignInAttempt>,
): Promise<SignInAttempt> {
  try {
    return await run(await loadAttempt());
  } catch {
    return { end: 'offline' };
  }
}

async function signInByToken(page: SignInPage): Promise<SignInAttempt | undefined> {
  try {
    const { signInByToken: run } = await import('./mobile/token-sign-in');
    return await run(page);
  } catch {
    return undefined;
  }
}

async function leaveForSingleSignOn(page: SignInPage): Promise<void> {
  const { goToSingleSignOn } = await import('./single-sign-on');
  goToSingleSignOn(page, 'userCancelled');
}
