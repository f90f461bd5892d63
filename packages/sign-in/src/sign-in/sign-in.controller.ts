import { chunk } from '@portico/core';
import type { SignInPage } from '../post-sign-in/step';
import type { SignInNotice, SignInSteps } from './sign-in.attempt.types';
import { createSignInFlow, offline, type SignInFlow } from './sign-in.flow';

/** The sign-in screen over the page's core. */
export type SignIn = SignInFlow<SignInSteps, SignInNotice> & {
  /** Takes over what the previous screen handed on. */
  readonly arrive: () => void;
  /** The session ended while this screen stood; where the page stays, it says why. */
  readonly signedOut: () => void;
  /** The visitor has started: fetch what sending will need. */
  readonly prepare: () => void;
};

/** Sending and all that follows it; a first screen does without. */
const attemptCode = chunk(() => import('./sign-in.attempt'));
const arrivalCode = chunk(() => import('./sign-in.arrival'));

/** @param signedIn called once the session exists. */
export function createSignIn(page: SignInPage, signedIn: () => void): SignIn {
  const { core } = page;
  const loadAttempt = () => core.onDemand(attemptCode, 'waitedFor');

  /** A part of the program that cannot be fetched is the portal being out of reach. */
  const otherwise =
    <T>(answer: T) =>
    (error: unknown) => {
      core.report({ message: String(error) });
      return answer;
    };
  const flow = createSignInFlow<SignInSteps, SignInNotice>({
    logIn: (credentials) =>
      loadAttempt()
        .then(({ logIn }) => logIn(page, credentials))
        .catch(otherwise(offline)),
    isDown: () =>
      loadAttempt()
        .then(({ isDown }) => isDown(core))
        .catch(otherwise(true)),
    signedIn,
  });

  const arrive = () => {
    const arrival = core.takeArrival('login');
    if (!arrival && !core.mobile) return;
    flow.send({
      type: 'arrive',
      username: arrival?.kind === 'credentials' ? arrival.username : undefined,
      attempt: () =>
        core
          .onDemand(arrivalCode, 'waitedFor')
          .then(({ arrivalAttempt }) => arrivalAttempt(page, arrival))
          .catch(otherwise(undefined)),
    });
  };

  return {
    ...flow,
    arrive,
    signedOut() {
      flow.send({ type: 'signedOut' });
      // With an address of its own, the sign-in page is about to be loaded and will say why itself.
      if (core.hrefFor({ screen: 'login' }) === undefined) arrive();
    },
    prepare: () => void core.onDemand(attemptCode, 'background'),
  };
}
