import { chunk, type Chunk } from '@portico/core/internal';
import type { SignInPage } from '../post-sign-in/step';
import { notLoaded } from './not-loaded';
import type { SignInNotice, SignInSteps } from './sign-in.attempt.types';
import { createSignInFlow, offline, type SignInFlow } from './sign-in.flow';

/** The sign-in screen with the page's core. */
export type SignIn = SignInFlow<SignInSteps, SignInNotice> & {
  /** Handles what the previous screen passed on. */
  readonly arrive: () => void;
  /** The session ended while this screen was shown; if the page stays, the screen says why. */
  readonly signedOut: () => void;
  /** Called when the visitor starts to type: fetches the code that sending needs. */
  readonly prepare: () => void;
};

/** Sending and what follows it; not part of the first screen's code. */
const attemptCode = chunk(() => import('./sign-in.attempt'));
const screenDataCode = chunk(() => import('./sign-in.screen-data'));

const nothing = { missing: undefined, failed: undefined };

/**
 * @param signedIn called once the session exists, with the address that the sign-in page was asked to
 *   return to
 */
export function createSignIn(
  page: Omit<SignInPage, 'removed'>,
  signedIn: (returnAddress: string | undefined) => void,
): SignIn {
  const { core } = page;

  /** What fails while it is used counts as the portal being unreachable. */
  const call = async <C, T>(
    code: Chunk<C>,
    use: (code: C) => Promise<T> | T,
    instead: { readonly missing: NoInfer<T>; readonly failed: NoInfer<T> },
  ) => {
    const found = await core.onDemand(code, 'waitedFor').catch(() => undefined);
    if (found === undefined) return instead.missing;
    try {
      return await use(found);
    } catch (error) {
      core.report({ message: String(error) });
      return instead.failed;
    }
  };

  const flow = createSignInFlow<SignInSteps, SignInNotice>({
    logIn: (credentials, removed) =>
      call(attemptCode, ({ logIn }) => logIn({ ...page, removed }, credentials), {
        missing: notLoaded,
        failed: offline,
      }),
    isDown: () => call(attemptCode, ({ isDown }) => isDown(core), { missing: true, failed: true }),
    signedIn: () =>
      void call(attemptCode, ({ returnAddress }) => returnAddress(core), nothing).then(signedIn),
  });

  const arrive = () => {
    const data = core.takeScreenData('login');
    if (!data && !core.mobile) return;
    flow.send({
      type: 'arrive',
      keepsForm: data?.kind === 'signedOut',
      username: data?.kind === 'credentials' ? data.username : undefined,
      attempt: (removed) =>
        call(
          screenDataCode,
          ({ attemptFromScreenData }) => attemptFromScreenData({ ...page, removed }, data),
          nothing,
        ),
    });
  };

  return {
    ...flow,
    arrive,
    signedOut() {
      flow.send({ type: 'signedOut' });
      // If the sign-in screen has its own address, that page loads next and shows the reason.
      if (core.hrefFor({ screen: 'login' }) === undefined) arrive();
    },
    prepare: () => void core.onDemand(attemptCode, 'background'),
  };
}
