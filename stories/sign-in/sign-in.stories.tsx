import { maintenanceMode, userLogin } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { signInErrorsTexts, signInTexts, signInWidget } from '@portico/sign-in';
import type { Meta } from '@storybook/react-vite';
import { signInNoticesTexts } from '@portico/sign-in/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { logIn, type Play } from './after-password';

const meta = {
  title: 'Screens/Sign in/Sign in',
  ...widgetMeta(signInWidget, 'Where a borrower signs in, and what is said where that fails.'),
} satisfies Meta<WidgetArgs>;

export default meta;

const refusing =
  (code: string) =>
  ({ server }: TestCore) =>
    server.refuse(userLogin, code, 403);

/** Signs in and waits for the banner above the form. */
const refusedWith =
  (key: keyof typeof signInErrorsTexts.english): Play =>
  async (story) => {
    await logIn(story);
    await borrower(story, signInErrorsTexts).sees(key);
  };

const seeing =
  (key: keyof typeof signInTexts.english): Play =>
  async (story) => {
    await logIn(story);
    await borrower(story, signInTexts).sees(key);
  };

export const Empty = inScene({});

export const Filled = inScene(
  {},
  {
    play: async (story) => {
      const me = borrower(story, signInTexts);
      await me.types('username', 'maria');
      await me.types('password', 'Secret-1');
    },
  },
);

export const FieldsLeftEmpty = inScene(
  {},
  {
    play: async (story) => {
      const me = borrower(story, signInTexts);
      await me.types('username', '');
      me.leaves();
      await me.types('password', '');
      me.leaves();
      await me.sees('passwordRequired');
    },
  },
);

export const Sending = inScene(
  { answers: ({ server }) => void server.hold(userLogin) },
  { play: seeing('loggingIn') },
);

export const WrongPassword = inScene(
  { answers: refusing('Invalid') },
  { play: refusedWith('errorInvalid') },
);

export const TooManyAttempts = inScene(
  { answers: refusing('MaxAttemptsReached') },
  { play: refusedWith('errorMaxAttemptsReached') },
);

export const Restricted = inScene(
  { answers: refusing('Restricted') },
  { play: refusedWith('errorRestricted') },
);

export const NoEmailOnFile = inScene(
  { answers: refusing('MFANoEmail') },
  { play: refusedWith('errorMFANoEmail') },
);

export const NotAuthorised = inScene(
  { answers: refusing('Other') },
  { play: refusedWith('error') },
);

export const DownForMaintenance = inScene(
  { answers: refusing('maintenanceModeEnabled') },
  { play: seeing('offline') },
);

export const StillDown = inScene(
  {
    answers: (test) => {
      refusing('maintenanceModeEnabled')(test);
      test.server.answer(maintenanceMode, { isEnabled: true });
    },
  },
  {
    play: async (story) => {
      await seeing('offline')(story);
      await borrower(story, signInTexts).presses('retry');
      await borrower(story, signInTexts).sees('stillOffline');
    },
  },
);

export const SessionExpired = inScene(
  {
    answers: ({ core }) =>
      core.navigate(undefined, {
        screen: 'login',
        data: { kind: 'signedOut', reason: 'expired' },
      }),
  },
  {
    play: async (story) => {
      await borrower(story, signInErrorsTexts).sees('sessionExpired');
    },
  },
);

export const SignedOut = inScene(
  {
    answers: ({ core }) =>
      core.navigate(undefined, {
        screen: 'login',
        data: { kind: 'signedOut', reason: 'loggedOut' },
      }),
  },
  {
    play: async (story) => {
      await borrower(story, signInErrorsTexts).sees('signedOut');
    },
  },
);

/** Shown on a phone, once per browser session. */
export const AppStores = inScene(
  {
    options: {
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile',
      settings: {
        'globalOptions.appStoreUrl': 'https://apps.example/lender',
        'globalOptions.playStoreUrl': 'https://play.example/lender',
      },
    },
  },
  {
    play: async (story) => {
      await borrower(story, signInNoticesTexts).sees('appHeading');
    },
  },
);

export const SignedIn = inScene({ options: { session: true } });

export const Announcement = inScene(
  { options: { settings: announcement() } },
  {
    play: async (story) => {
      await borrower(story, signInNoticesTexts).finds('dialog[open]');
    },
  },
);

function announcement() {
  return {
    'loginOptions.announcementText':
      '<p>Our branches are closed on <strong>Thursday, March 20</strong>.</p>',
  };
}
