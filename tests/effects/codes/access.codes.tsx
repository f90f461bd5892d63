import {
  activateAccount,
  agreementLogging,
  answerSecretQuestion,
  checkTokenExpiration,
  generateNewPassword,
  institutionOptions,
  lookupLoginFromToken,
  optOut,
  passwordValidationRules,
  recoveryQuestion,
  resendCode,
  resetPassword,
  setPasswordQuestion,
  userLogin,
  validateCode,
  validateEmail,
  verifyNewUser,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';

import { screen } from '@testing-library/react';
import { VerifyEmailView } from '@portico/registration/testing/parts';
import {
  ActivationView,
  OptOutView,
  PasswordChangeView,
  RecoveryView,
} from '@portico/sign-in/testing/parts';
import { atSteps, logIn, showSignIn } from '@portico/sign-in/testing';
import { showWidget } from '@portico/element/testing';
import { all, inGroup, type Codes, type RefusedCall } from './code';

type Shown = Pick<Awaited<ReturnType<typeof showWidget>>, 'user'>;

async function type({ user }: Shown, label: RegExp | string, text: string) {
  const input = await screen.findByLabelText(label);
  await user.click(input);
  await user.paste(text);
}

/** Shows a step after a correct password. */
const atStep = (
  login: Parameters<typeof atSteps>[0],
  given: Readonly<Record<string, string>>,
  { settings, refuse }: RefusedCall,
) => atSteps(login, { settings: { ...given, ...settings } }, refuse);

const multiFactor = { 'loginOptions.useMultiFactorOption': 'true' };

const signIn: readonly Codes[] = [
  {
    calls: [userLogin],
    says: {
      ...inGroup('signInErrors', {
        Invalid: 'errorInvalid',
        ...all(['LockedOnBadPassword', 'MaxAttemptsReached'], 'errorMaxAttemptsReached'),
        ...all(['LogonNotAllowed', 'Restricted'], 'errorRestricted'),
        MFANoEmail: 'errorMFANoEmail',
      }),
      ...all(['maintenanceModeEnabled', 'ServerError'], 'signIn.offline'),
    },
    show: async ({ settings, refuse }) => logIn(await showSignIn({ settings }, refuse)),
  },
  {
    calls: [validateCode],
    says: inGroup('securityCode', {
      CodeInvalid: 'errorInvalid',
      CodeExpired: 'errorCodeExpired',
      MaxAttemptsReached: 'errorMaxAttemptsReached',
    }),
    show: async (refusedCall) => {
      const shown = await atStep({}, multiFactor, refusedCall);
      await type(shown, 'Security code', '123456');
      await shown.user.click(screen.getByText('Validate'));
    },
  },
  {
    calls: [resendCode],
    says: { MaxAttemptsReached: 'securityCode.errorResendTooMany' },
    show: async (refusedCall) => {
      const noWait = { ...multiFactor, 'loginOptions.securityCodeWaitSeconds': '0' };
      const { user } = await atStep({}, noWait, refusedCall);
      await user.click(await screen.findByText('Resend Code'));
    },
  },
  {
    calls: [verifyNewUser],
    says: { SSNInvalid: 'validateSsn.invalid' },
    show: async (refusedCall) => {
      const given = { 'loginOptions.useSsnValidationOption': 'true' };
      const shown = await atStep({ emailIsVerified: false }, given, refusedCall);
      await type(shown, 'Social Security number', '111223333');
      await shown.user.click(screen.getByText('Validate'));
    },
  },
  {
    calls: [setPasswordQuestion],
    says: { Error: 'secretQuestion.error' },
    show: async (refusedCall) => {
      const given = { 'loginOptions.secretQuestions': 'Your first car?\nYour first street?' };
      const shown = await atStep({ hasPasswordQuestion: false }, given, refusedCall);
      await shown.user.selectOptions(
        await screen.findByLabelText('Secret question'),
        'Your first car?',
      );
      await type(shown, 'Secret answer', 'Beetle');
      await shown.user.click(screen.getByText('Save'));
    },
  },
  {
    calls: [agreementLogging],
    says: { Error: 'signInAgreements.error' },
    show: async (refusedCall) => {
      const given = { 'globalOptions.agreements': '/terms|01/01/2024|Terms|login' };
      const { user } = await atStep({}, given, refusedCall);
      await user.click(await screen.findByLabelText('I agree to the Terms'));
      await user.click(screen.getByRole('button', { name: /Continue|Save|Accept/, hidden: true }));
    },
  },
];

const aboutPassword = [
  'ChooseDifferentPassword',
  'PasswordTooShort',
  'PasswordSameAsLogin',
  'PasswordSameAsSSN',
  'PasswordNeedsLetterNumber',
  'ReusedPassword',
  'PasswordMissingCapitalLetter',
  'PasswordMissingLowercaseLetter',
  'PasswordMissingLetter',
  'PasswordMissingNumber',
  'PasswordMissingSpecialCharacter',
  'PasswordEqualsPortionOfLogon',
  'PasswordMatchesEmail',
  'PasswordContainsThreeOrMoreConsecutiveIdenticalCharacters',
  'Expired',
  'Error',
];

const links: readonly Codes[] = [
  {
    calls: [resetPassword],
    says: Object.fromEntries(aboutPassword.map((code) => [code, `passwordReset.error${code}`])),
    show: async ({ settings, refuse }) => {
      const shown = await showWidget(
        <PasswordChangeView token="link-1" />,
        { settings },
        (test) => {
          const { server } = test;
          server.answer(checkTokenExpiration, answers.checkTokenExpiration());
          server.answer(lookupLoginFromToken, answers.lookupLoginFromToken());
          server.answer(passwordValidationRules, answers.passwordValidationRules());
          server.answerRaw(institutionOptions, {});
          refuse(test);
        },
      );
      await type(shown, /^New password/, 'Lantern-52');
      await shown.user.click(screen.getByRole('button', { name: 'Submit' }));
    },
  },
  {
    calls: [activateAccount],
    says: {
      ...all(['Error', 'Expired'], 'activation.error'),
      ChooseDifferentPassword: 'activation.errorChooseDifferentPassword',
    },
    show: async ({ settings, refuse }) => {
      const shown = await showWidget(<ActivationView token="t-1" />, { settings }, (test) => {
        test.server.answerRaw(institutionOptions, {});
        refuse(test);
      });
      await type(shown, /^New password/, 'Lantern-52');
      await type(shown, /^Confirm password/, 'Lantern-52');
      await shown.user.click(screen.getByRole('button', { name: 'Submit' }));
    },
  },
  {
    calls: [optOut],
    says: { Error: 'optOut.error' },
    show: async ({ settings, refuse }) => {
      const { user } = await showWidget(<OptOutView token="t-1" />, { settings }, refuse);
      await user.click(screen.getByRole('button'));
    },
  },
  {
    calls: [validateEmail],
    says: { Invalid: 'verifyEmail.error' },
    show: ({ settings, refuse }) =>
      showWidget(<VerifyEmailView enc="data" />, { settings }, refuse),
  },
];

const recoveryTexts = inGroup('recovery', {
  ...all(['Error', 'Invalid'], 'error'),
  RecoveryMaxAttempts: 'errorRecoveryMaxAttempts',
  RecoveryFailed: 'errorRecoveryFailed',
  BadQuestion: 'errorBadQuestion',
});

const onlyEmail = {
  'recoveryOptions.hideDateOfBirthOption': 'true',
  'recoveryOptions.hideZipCodeOption': 'true',
  'recoveryOptions.hideBranchNumberOption': 'true',
};

const recovers =
  (given: Readonly<Record<string, string>>, answer?: string) =>
  async ({ settings, refuse }: RefusedCall) => {
    const shown = await showWidget(
      <RecoveryView />,
      { settings: { ...onlyEmail, ...given, ...settings } },
      (test) => {
        test.server.answer(recoveryQuestion, answers.recoveryQuestion());
        refuse(test);
      },
    );
    await type(shown, /^Email/, 'maya@example.com');
    await shown.user.click(screen.getByRole('button', { name: 'Continue' }));
    if (answer === undefined) return;
    await type(shown, /^Secret answer/, answer);
    await shown.user.click(screen.getByRole('button', { name: /Continue|Submit/ }));
  };

const recovery: readonly Codes[] = [
  { calls: [recoveryQuestion], says: recoveryTexts, show: recovers({}) },
  { calls: [answerSecretQuestion], says: recoveryTexts, show: recovers({}, 'Beetle') },
  {
    calls: [generateNewPassword],
    says: recoveryTexts,
    show: recovers({ 'loginOptions.recoverCredentialsWithoutQuestionOption': 'true' }),
  },
];

/** The codes of sign-in, its links and recovery. */
export const accessCodes: readonly Codes[] = [...signIn, ...links, ...recovery];
