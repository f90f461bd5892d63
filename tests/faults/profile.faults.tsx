import {
  changeContactInfo,
  changeTextSubscriptions,
  endSessions,
  institutionOptions,
  loginHistory,
  logonValidationRules,
  passkeyList,
  passkeyRegistrationOptions,
  passwordValidationRules,
  profile,
  registerPasskey,
  removePasskey,
  sessionList,
  textSubscriptions,
  updateProfile,
  validatePasswordForLoggedInUser,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle } from '@portico/core/testing';
import { act, fireEvent } from '@testing-library/react';
import { field, showProfile } from '@portico/profile/testing';
import { contactCodes } from '../effects/codes/contact.codes';
import { passkeysCodes } from '../effects/codes/passkeys.codes';
import { profileCodes } from '../effects/codes/profile.codes';
import { textingCodes } from '../effects/codes/texting.codes';
import { after, alone, type FaultRow, changesNothing, screensOf, unanswered } from './row';

const showOf = screensOf([...profileCodes, ...textingCodes, ...passkeysCodes, ...contactCodes]);

const signedOut = { Unauthorized: 'Sign in to see your profile.' };
const saved = { 'parts missing': 'Saved' };
const ruleList = { 'loginOptions.usePasswordRuleListOption': 'true' };

const ownData: readonly FaultRow[] = [
  {
    call: profile,
    show: showOf(profile),
    says: 'Your profile could not be loaded. Please try again.',
    but: { ...signedOut, 'parts missing': 'Your username and email address could not be loaded.' },
  },
  {
    call: updateProfile,
    show: showOf(updateProfile),
    says: 'Your changes were not saved. Please try again.',
    change: alone(),
    but: { ...signedOut, ...saved },
    accepts: ['parts missing'],
    late: 'The session has the e-mail address that the server has stored.',
  },
  {
    call: updateProfile,
    show: showOf(updateProfile, 1),
    says: 'There was an error saving changes to your information.',
    change: after('There was an error saving changes to your information.'),
    but: { ...signedOut, ...saved },
    accepts: ['parts missing'],
  },
  {
    call: logonValidationRules,
    quiet: 'The server checks the username when it is saved.',
    says: 'Username',
    change: changesNothing,
    but: signedOut,
    show: ({ refuse }) => showProfile({ settings: ruleList, prepare: refuse }),
  },
  {
    call: passwordValidationRules,
    quiet: 'The server checks the password when it is saved.',
    says: 'Username',
    change: changesNothing,
    but: signedOut,
    show: ({ refuse }) => showProfile({ settings: ruleList, prepare: refuse }),
  },
  {
    call: institutionOptions,
    quiet: 'Username and password have the minimum length that applies without it.',
    says: 'Username',
    but: signedOut,
    show: ({ refuse }) => showProfile({ prepare: refuse }),
  },
  {
    call: validatePasswordForLoggedInUser,
    quiet: 'A check while typing; the password is checked when it is saved.',
    says: 'Username',
    change: changesNothing,
    but: signedOut,
    show: async ({ refuse }) => {
      const { clock } = await showProfile({
        settings: ruleList,
        prepare: (test) => {
          test.server.answer(passwordValidationRules, answers.passwordValidationRules());
          refuse(test);
        },
      });
      const input = await field('New password');
      await act(async () => {
        fireEvent.input(input, { target: { value: 'iris@example.com' } });
        await settle();
        clock.advance(2_000);
      });
    },
  },
];

const texting: readonly FaultRow[] = [
  {
    call: textSubscriptions,
    show: showOf(textSubscriptions),
    says: 'Something went wrong trying to connect to the server.',
    change: changesNothing,
  },
  {
    call: changeTextSubscriptions,
    show: showOf(changeTextSubscriptions),
    says: 'Something went wrong trying to connect to the server.',
    change: after('Something went wrong trying to connect to the server.'),
    but: {
      'HasNoErrors false':
        'An error occurred while modifying your subscriptions. The form has been set to reflect the changes that were saved.',
      'parts missing': 'Something went wrong finalizing changes. Please retry...',
    },
    reads: [textSubscriptions, updateProfile],
  },
];

const notAdded = 'The passkey was not added. Please try again.';

const access: readonly FaultRow[] = [
  {
    call: passkeyList,
    show: showOf(passkeyList),
    says: 'Your passkeys could not be loaded.',
  },
  {
    call: passkeyRegistrationOptions,
    show: showOf(passkeyRegistrationOptions),
    says: notAdded,
    change: { nothing: unanswered.notSent },
  },
  {
    call: registerPasskey,
    show: showOf(registerPasskey),
    says: notAdded,
    change: alone(),
    but: { 'parts missing': '“Laptop” is added. You can sign in with it.' },
    accepts: ['parts missing'],
  },
  {
    call: removePasskey,
    show: showOf(removePasskey),
    says: 'The passkey was not removed. Please try again.',
    change: alone(),
    but: { 'parts missing': '“Maya’s phone” is removed.' },
    accepts: ['parts missing'],
  },
  {
    call: sessionList,
    show: showOf(sessionList),
    says: 'Where you are signed in could not be loaded.',
    but: { 'parts missing': 'Where you are signed in' },
    accepts: ['parts missing'],
  },
  {
    call: endSessions,
    show: showOf(endSessions),
    says: 'This was not done. Please try again.',
    change: alone(),
    but: {
      'parts missing':
        'You are signed out everywhere else, and every other device is asked for a code.',
    },
    accepts: ['parts missing'],
  },
  {
    call: loginHistory,
    show: showOf(loginHistory),
    says: 'Error: Cannot Get Login History.',
    but: { Unauthorized: 'Sign in to see your sign-ins.' },
  },
  {
    call: changeContactInfo,
    show: showOf(changeContactInfo),
    says: 'Something went wrong.',
    change: {
      lost: 'We got no answer, so we may have your request already.',
      notSent: unanswered.notSent,
    },
    // Every answer with HTTP 2xx is a success (D142).
    but: {
      'malformed JSON': 'Request sent',
      'HasNoErrors false': 'Request sent',
      'parts missing': 'Request sent',
      Unauthorized: 'Sign in to ask for a change of your contact data.',
    },
    accepts: ['malformed JSON', 'HasNoErrors false', 'parts missing'],
  },
];

/** The profile, its sections, the login history and the contact change. */
export const profileFaults: readonly FaultRow[] = [...ownData, ...texting, ...access];
