import {
  agreementLogging,
  logout,
  maintenanceMode,
  passkeySignIn,
  passkeySignInOptions,
  resendCode,
  setPasswordQuestion,
  tokenLogin,
  userLogin,
  validateCode,
  verifyNewUser,
} from '@portico/contract';
import { stubPasskeys } from '@portico/core/testing';
import { screen } from '@testing-library/react';
import { SessionView, SingleSignOnEntry } from '@portico/sign-in/testing/parts';
import { atSteps, showSignIn, username } from '@portico/sign-in/testing';
import { showWidget } from '@portico/element/testing';
import { accessCodes } from '../effects/codes/access.codes';
import { passkeysCodes } from '../effects/codes/passkeys.codes';
import { after, type FaultRow, changesNothing, screensOf } from './row';

const showOf = screensOf([...accessCodes, ...passkeysCodes]);

/** A portal that cannot be reached shows the offline state (access §4; D38). */
const offline = 'Online access is offline for maintenance. Please try again in a few minutes.';
const notAuthorized = { 'HTTP 403': 'Not Authorized.', 'HasNoErrors false': 'Not Authorized.' };
/** A login answer without a question asks for one, and the lender of the test has none. */
const noQuestion = {
  'parts missing': 'There is no question to choose from.',
} as const;
/** A step whose token is not accepted ends the sign-in (access §4). */
const stepRefused = { Unauthorized: 'Not Authorized' };
const signedIn = { 'parts missing': 'You are signed in' };

const signInAgain = { same: 'The sign-in is made again; nothing of the borrower has changed.' };

/** The sign-in, its steps and its end. */
export const signInFaults: readonly FaultRow[] = [
  {
    call: userLogin,
    show: showOf(userLogin),
    says: offline,
    change: signInAgain,
    but: { ...notAuthorized, ...noQuestion },
    accepts: ['parts missing'],
    wipes: ['connection lost', 'timeout', 'HTTP 500', 'malformed JSON', 'Unauthorized'],
  },
  {
    call: passkeySignIn,
    show: showOf(passkeySignIn),
    says: offline,
    change: signInAgain,
    but: { ...notAuthorized, ...noQuestion },
    accepts: ['parts missing'],
  },
  {
    call: passkeySignInOptions,
    quiet: 'Passkeys are not offered then; the form remains.',
    says: 'Log In',
    change: changesNothing,
    show: async ({ refuse }) => {
      stubPasskeys();
      await showSignIn({ settings: { 'profileOptions.usePasskeysOption': 'true' } }, refuse).then(
        ({ user }) => user.type(username(), 'maria'),
      );
    },
  },
  {
    call: tokenLogin,
    quiet: 'The sign-in screen is shown next, and says why.',
    says: 'Signing you in…',
    change: signInAgain,
    show: ({ refuse }) =>
      showWidget(
        <SingleSignOnEntry token="one" state="state-1" />,
        { settings: { 'globalOptions.singleSignOnUrl': 'https://id.lender.test/login' } },
        (test) => {
          test.sessionStorage.set('portico.singleSignOn', 'state-1');
          refuse(test);
        },
      ),
  },
  {
    call: validateCode,
    show: showOf(validateCode),
    says: 'There was an error while validating.',
    change: { same: 'It is entered again, or another one is asked for.' },
    but: { 'HTTP 403': 'The security code is invalid', ...stepRefused },
    wipes: ['Unauthorized'],
  },
  {
    call: resendCode,
    show: showOf(resendCode),
    says: 'We could not send a new code. Please press Resend Code again.',
    change: {
      lost: 'We got no answer, so a new code may be on its way.',
      notSent: 'We could not send a new code. Please press Resend Code again.',
    },
    but: {
      ...stepRefused,
      'malformed JSON': 'We sent you a new code.',
      'parts missing': 'We sent you a new code.',
    },
    accepts: ['malformed JSON', 'parts missing'],
    wipes: ['Unauthorized'],
  },
  {
    call: verifyNewUser,
    show: showOf(verifyNewUser),
    says: 'There was an error while validating.',
    change: { same: 'It is entered again, or another one is asked for.' },
    but: { 'HasNoErrors false': 'SSN invalid', ...stepRefused, ...signedIn },
    accepts: ['parts missing'],
    wipes: ['Unauthorized'],
  },
  {
    call: setPasswordQuestion,
    show: showOf(setPasswordQuestion),
    says: 'An error has occurred, please try again later.',
    change: after('An error has occurred, please try again later.', 'unconfirmed'),
    but: { ...stepRefused, ...signedIn },
    accepts: ['parts missing'],
    wipes: ['Unauthorized'],
  },
  {
    call: agreementLogging,
    show: showOf(agreementLogging),
    says: 'There was an error saving changes to the agreements.',
    change: after('There was an error saving changes to the agreements.', 'unconfirmed'),
    but: { ...stepRefused, ...signedIn },
    accepts: ['parts missing'],
    wipes: ['Unauthorized'],
  },
  {
    call: maintenanceMode,
    says: offline,
    but: { 'parts missing': 'You are signed in' },
    accepts: ['parts missing'],
    wipes: [
      'connection lost',
      'timeout',
      'HTTP 500',
      'HTTP 403',
      'malformed JSON',
      'HasNoErrors false',
      'Unauthorized',
    ],
    show: async ({ refuse }) => {
      const { user } = await atSteps({}, {}, refuse);
      await user.type(await screen.findByLabelText('Security code'), '123456');
      await user.click(screen.getByText('Validate'));
    },
  },
  {
    call: logout,
    quiet: 'The session has ended in this browser, whatever the server answers (access §2).',
    late: 'The borrower has asked to leave: the page goes to the sign-in screen.',
    says: 'Sign in',
    change: { same: 'The session has ended in this browser.' },
    show: async ({ refuse }) => {
      const { user } = await showWidget(<SessionView />, { session: true }, refuse);
      await user.click(screen.getByText('Log out'));
      await user.click(await screen.findByText('Logout'));
    },
  },
];
