import {
  activateAccount,
  answerSecretQuestion,
  checkTokenExpiration,
  generateNewPassword,
  institutionOptions,
  lookupLoginFromToken,
  optOut,
  passwordValidationRules,
  recoveryQuestion,
  resetPassword,
  validateEmail,
  validatePasswordForReset,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, type TestCore } from '@portico/core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { PasswordChangeView } from '@portico/sign-in/testing/parts';
import { showWidget } from '@portico/element/testing';
import { accessCodes } from '../effects/codes/access.codes';
import type { RefusedCall } from '../effects/codes/code';
import { after, type FaultRow, changesNothing, screensOf, unanswered } from './row';

const showOf = screensOf(accessCodes);

/** The page of a link in an e-mail, with a server that accepts the link. */
const openLink = ({ refuse }: RefusedCall, settings: Readonly<Record<string, string>> = {}) =>
  showWidget(<PasswordChangeView token="link-1" />, { settings }, (test: TestCore) => {
    const { server } = test;
    server.answer(checkTokenExpiration, answers.checkTokenExpiration());
    server.answer(lookupLoginFromToken, answers.lookupLoginFromToken());
    server.answer(passwordValidationRules, answers.passwordValidationRules());
    server.answerRaw(institutionOptions, {});
    refuse(test);
  });

const ruleList = { 'loginOptions.usePasswordRuleListOption': 'true' };
const notIdentified =
  'There was an error validating your identity, please check your information and try again.';
const contact = {
  'HTTP 500': 'There was an error validating your identity, please contact your institution.',
};
const recovered = { 'parts missing': 'Success! Your Logon Name is: maya.' };

const maybeMailed = {
  lost: 'We got no answer. If you get an email from us, use the link in it. If not, please try again.',
  notSent: unanswered.notSent,
};

/** Recovery, and the pages of links in e-mails. */
export const linksFaults: readonly FaultRow[] = [
  {
    call: checkTokenExpiration,
    show: openLink,
    says: 'The Password Reset Token Has Expired.',
    change: changesNothing,
    but: { 'parts missing': 'New password' },
    accepts: ['parts missing'],
    reads: [lookupLoginFromToken, institutionOptions],
  },
  {
    call: lookupLoginFromToken,
    quiet: 'The form works without the username; sign-in asks for it.',
    says: 'New password',
    change: changesNothing,
    show: openLink,
  },
  {
    call: institutionOptions,
    quiet: 'Passwords have the minimum length that applies without it.',
    says: 'New password',
    show: openLink,
  },
  {
    call: passwordValidationRules,
    quiet: 'The server checks the password when it is submitted.',
    says: 'New password',
    change: changesNothing,
    show: (calling) => openLink(calling, ruleList),
  },
  {
    call: validatePasswordForReset,
    quiet: 'A check while typing; the password is checked when it is submitted.',
    says: 'New password',
    change: changesNothing,
    show: async (calling) => {
      const { clock } = await openLink(calling, ruleList);
      const input = await screen.findByLabelText(/^New password/);
      await act(async () => {
        fireEvent.input(input, { target: { value: 'iris@example.com' } });
        await settle();
        clock.advance(2_000);
      });
    },
  },
  {
    call: resetPassword,
    show: showOf(resetPassword),
    says: 'There was an error resetting your password. Please try again.',
    change: {
      lost: 'We got no answer, so your password may be changed.',
      notSent: 'We could not reach the service, so your password is as before.',
    },
    but: {
      'HTTP 500': 'Our systems had a problem, so your password may be changed.',
      'parts missing': 'Changing…',
    },
    accepts: ['parts missing'],
  },
  {
    call: activateAccount,
    show: showOf(activateAccount),
    says: 'We could not activate your online access. Please contact customer service, Monday to Friday, 8:30 AM to 7:30 PM ET.',
    change: {
      lost: 'We got no answer, so your online access may be activated.',
      notSent: unanswered.notSent,
    },
  },
  {
    call: optOut,
    show: showOf(optOut),
    says: 'There was a problem updating your email preferences. Please try again.',
    change: after(
      'There was a problem updating your email preferences. Please try again.',
      'unconfirmed',
    ),
    but: { 'parts missing': 'You have successfully been opted out of notifications.' },
    accepts: ['parts missing'],
  },
  {
    call: validateEmail,
    show: showOf(validateEmail),
    says: 'There was an error activating your account. Please contact your local servicing branch for assistance.',
    change: { same: 'It says itself that the link may still be good, and offers to try again.' },
    but: { 'parts missing': 'Your email is verified.' },
    accepts: ['parts missing'],
  },
  {
    call: recoveryQuestion,
    show: showOf(recoveryQuestion),
    says: notIdentified,
    change: changesNothing,
    but: contact,
  },
  {
    call: answerSecretQuestion,
    show: showOf(answerSecretQuestion),
    says: notIdentified,
    change: maybeMailed,
    but: { ...contact, ...recovered },
    accepts: ['parts missing'],
  },
  {
    call: generateNewPassword,
    show: showOf(generateNewPassword),
    says: notIdentified,
    change: maybeMailed,
    but: { ...contact, ...recovered },
    accepts: ['parts missing'],
  },
];
