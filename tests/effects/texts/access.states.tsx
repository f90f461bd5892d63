import {
  activateAccount,
  answerSecretQuestion,
  checkTokenExpiration,
  institutionOptions,
  lookupLoginFromToken,
  passwordValidationRules,
  recoveryQuestion,
  register,
  resendCode,
  resetPassword,
  tokenLogin,
  validateCode,
  validateEmail,
  validatePasswordForReset,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { createTestStorage, settle, type TestCore } from '@portico/core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import {
  field,
  fillLogon,
  fillPersonal,
  fillSecurity,
  press,
  showRegistration,
  toLogon,
  toSecurity,
} from '@portico/registration/testing';
import { VerifyEmailView } from '@portico/registration/testing/parts';
import {
  ActivationView,
  OptOutView,
  PasswordChangeView,
  RecoveryView,
  SessionView,
  SingleSignOnEntry,
  loginAnswer,
} from '@portico/sign-in/testing/parts';
import { atSteps, showSignIn } from '@portico/sign-in/testing';
import { showWidget } from '@portico/element/testing';
import type { Settings } from '../settings/effect';
import type { State } from './test-texts';

const keys = (group: string, ...names: readonly string[]) =>
  names.map((name) => `${group}.${name}`);

const put = (input: Element, value: string) => {
  fireEvent.input(input, { target: { value } });
  fireEvent.blur(input);
};

/** Every password rule that a lender can have. */
const everyRule = [
  'MustMeetMinimumLength',
  'MustContainCapitalLetter',
  'MustContainLowercaseLetter',
  'MustContainLetter',
  'MustContainNumber',
  'MustContainSpecialCharacter',
  'CannotContainConsecutiveCharacters',
  'CannotMatchSSN',
  'CannotMatchEmail',
  'CannotEqualPortionOfLogon',
  'CannotContainLogon',
  'CannotBePreviousPassword',
].map((validationRuleType) => ({ validationRuleType, regexMatchMeansError: false }));

const asked =
  (list: typeof everyRule) =>
  ({ server }: TestCore) =>
    server.answer(
      passwordValidationRules,
      answers.passwordValidationRules({
        passwordValidationRules: list,
        minimumLength: 8,
      }),
    );
const rules = asked(everyRule);
const only = (type: string) =>
  asked(everyRule.filter(({ validationRuleType }) => validationRuleType === type));

const ruleList = { 'loginOptions.usePasswordRuleListOption': 'true' };

async function atNewPassword(
  settings: Settings,
  prepare?: (test: TestCore) => void,
  online = () => true,
) {
  const options = { settings, online };
  const shown = await showWidget(<PasswordChangeView token="link-1" />, options, (test) => {
    const { server } = test;
    rules(test);
    server.answer(checkTokenExpiration, answers.checkTokenExpiration());
    server.answer(lookupLoginFromToken, answers.lookupLoginFromToken());
    server.answer(resetPassword, answers.resetPassword());
    server.answer(validatePasswordForReset, answers.validatePasswordForReset());
    server.answerRaw(institutionOptions, {});
    prepare?.(test);
  });
  const input = await screen.findByLabelText(/^New password/);
  return { ...shown, input, submit: screen.getByRole('button', { name: 'Submit' }) };
}

/** A password that the form itself refuses. */
const refusedPassword = (key: string, password: string): State => ({
  keys: [`credentials.${key}`],
  show: async (settings) => {
    const { input } = await atNewPassword(settings);
    put(input, password);
    await settle();
  },
});

const atLogon = async (settings: Settings) => {
  await showRegistration(settings, rules);
  await toLogon();
};

const refusedLogin = (key: string, name: string): State => ({
  keys: [`credentials.${key}`],
  show: async (settings) => {
    await atLogon(settings);
    put(field('Login Name'), name);
    press('Create Account');
    await settle();
  },
});

const credentials: readonly State[] = [
  {
    keys: keys(
      'credentials',
      'ruleMissingCapitalLetter',
      'ruleMissingLowercaseLetter',
      'ruleMissingNumber',
      'ruleMissingSpecialCharacter',
      'ruleContainsThreeOrMoreConsecutiveIdenticalCharacters',
      'ruleMatchesSSN',
      'ruleMatchesEmail',
      'ruleEqualsPortionOfLogon',
      'ruleContainsLogon',
      'rulePasswordReused',
    ),
    show: (settings) => atNewPassword({ ...ruleList, ...settings }),
  },
  {
    keys: keys('credentials', 'ruleMissingLetter'),
    show: (settings) => atNewPassword({ ...ruleList, ...settings }, only('MustContainLetter')),
  },
  {
    keys: keys('credentials', 'passwordSameAsEmail'),
    show: async (settings) => {
      await showRegistration(settings);
      fillPersonal();
      put(field('Email'), 'i4@lark.io');
      press('Continue');
      await screen.findByRole('heading', { name: 'Security' });
      fillSecurity();
      press('Continue');
      await screen.findByRole('heading', { name: 'Registration' });
      put(field('Login Name'), 'iris.new4');
      put(field('Password'), 'i4@lark.io');
      press('Create Account');
      await settle();
    },
  },
  {
    keys: keys('credentials', 'ruleChecking'),
    show: async (settings) => {
      const { input, clock } = await atNewPassword({ ...ruleList, ...settings }, ({ server }) => {
        server.hold(validatePasswordForReset);
      });
      put(input, 'Lantern-52-x');
      clock.advance(2_000);
      await settle();
    },
  },
  {
    keys: keys('credentials', 'hidePassword'),
    show: async (settings) => {
      const { user } = await atNewPassword(settings);
      const [show] = screen.getAllByRole('button', { name: /^Show/ });
      if (show) await user.click(show);
    },
  },
  refusedPassword('passwordTooShort', 'L5'),
  refusedPassword('passwordTooLong', 'Lantern-52-and-more'),
  refusedPassword('passwordNeedsLetterAndNumber', 'Lanterns'),
  {
    keys: keys('credentials', 'passwordRequired', 'passwordSameAsLoginName'),
    show: async (settings) => {
      await atLogon(settings);
      put(field('Login Name'), 'iris.new4');
      put(field('Password'), '');
      press('Create Account');
      await settle();
      put(field('Password'), 'iris.new4');
      press('Create Account');
      await settle();
    },
  },
  {
    keys: keys('credentials', 'passwordSameAsSsn'),
    show: async (settings) => {
      await showRegistration({
        'loginOptions.useCustomerCredentialsOption': '',
        ...settings,
      });
      await toLogon();
      put(field('Login Name'), 'iris.new4');
      put(field('Password'), '900-12-3456');
      press('Create Account');
      await settle();
    },
  },
  {
    keys: keys('credentials', 'confirmationRequired', 'confirmationMismatch'),
    show: async (settings) => {
      await atLogon({ 'loginOptions.confirmPasswordOption': 'true', ...settings });
      fillLogon();
      put(field('Confirm Password'), '');
      press('Create Account');
      await settle();
      put(field('Confirm Password'), 'Meadow0lark');
      press('Create Account');
      await settle();
    },
  },
  refusedLogin('loginNameRequired', ''),
  refusedLogin('loginNameCharacters', 'iris new!<'),
  refusedLogin('loginNameTooShort', 'ir'),
  refusedLogin('loginNameTooLong', 'iris.of.the.meadow'),
];

const multiFactor = { 'loginOptions.useMultiFactorOption': 'true' };

const steps: readonly State[] = [
  {
    keys: keys('securityCode', 'codeRequired', 'error'),
    show: async (settings) => {
      const { user } = await atSteps({}, { settings: { ...multiFactor, ...settings } }, (test) => {
        test.server.answerRaw(validateCode, '', 500);
        test.server.answer(resendCode, { hasNoErrors: true, errors: [] });
      });
      await user.click(await screen.findByText('Validate'));
      await settle();
      await user.type(await screen.findByLabelText('Security code'), '123456');
      await user.click(screen.getByText('Validate'));
      await settle();
    },
  },
  {
    keys: keys('securityCode', 'yourEmail'),
    show: async (settings) => {
      await atSteps({ emailAddress: '' }, { settings: { ...multiFactor, ...settings } });
      await settle();
    },
  },
  {
    keys: keys('securityCode', 'errorResend'),
    show: async (settings) => {
      const noWait = { ...multiFactor, 'loginOptions.securityCodeWaitSeconds': '0' };
      const { user } = await atSteps({}, { settings: { ...noWait, ...settings } }, (test) =>
        test.server.refuse(resendCode, 'Error'),
      );
      await user.click(await screen.findByText('Resend Code'));
      await settle();
    },
  },
  {
    keys: keys('securityCode', 'errorResendUnconfirmed'),
    show: async (settings) => {
      const noWait = { ...multiFactor, 'loginOptions.securityCodeWaitSeconds': '0' };
      const { user } = await atSteps({}, { settings: { ...noWait, ...settings } }, (test) =>
        test.server.drop(resendCode),
      );
      await user.click(await screen.findByText('Resend Code'));
      await settle();
    },
  },
  {
    keys: keys('validateSsn', 'hide'),
    show: async (settings) => {
      const { user } = await atSteps(
        { emailIsVerified: false },
        { settings: { 'loginOptions.useSsnValidationOption': 'true', ...settings } },
      );
      await screen.findByLabelText('Social Security number');
      const show = screen.getAllByRole('button', { name: /^Show/, hidden: true }).at(-1);
      if (show) await user.click(show);
    },
  },
  {
    keys: keys('agreements', 'unavailable', 'tryAgain'),
    show: async (settings) => {
      await showRegistration({
        'globalOptions.agreements': '/terms|01/01/2024|Terms|registration',
        'globalOptions.agreementText1': '<p></p>',
        ...settings,
      });
      await toLogon();
      fireEvent.click(screen.getByRole('button', { name: /Terms/ }));
      await settle();
    },
  },
  {
    keys: keys('verifyEmail', 'unanswered', 'tryAgain'),
    show: async (settings) => {
      await showWidget(<VerifyEmailView enc="data" />, { settings }, ({ server }) =>
        server.drop(validateEmail),
      );
      await settle();
    },
  },
  {
    keys: keys('passwordChange', 'unchecked', 'tryAgain'),
    show: async (settings) => {
      await showWidget(<PasswordChangeView token="link-1" />, { settings }, ({ server }) =>
        server.drop(checkTokenExpiration),
      );
      await settle();
    },
  },
  {
    keys: keys('agreements', 'errorNotOpened'),
    show: async (settings) => {
      await showRegistration({
        'globalOptions.agreements': '/terms|01/01/2024|Terms|registration',
        'globalOptions.openAgreementsFirstOption': 'true',
        ...settings,
      });
      await toLogon();
      fillLogon();
      press('Create Account');
      await settle();
    },
  },
];

const signIn: readonly State[] = [
  {
    keys: keys('signIn', 'hidePassword', 'quickSignIn'),
    show: async (settings) => {
      const { user } = await showSignIn({
        settings,
        configuration: { quickSignIn: { username: 'test', password: 'Test-1' } },
      });
      await user.click(screen.getByRole('button', { name: /^Show/ }));
    },
  },
  {
    keys: keys('signIn', 'notStored'),
    show: async (settings) => {
      await showSignIn({
        settings,
        sessionStorage: { ...createTestStorage(), set: () => undefined },
      });
    },
  },
  {
    keys: keys('signInErrors', 'unauthorized'),
    show: async (settings) => {
      await showSignIn({ settings }, ({ core }) =>
        core.navigate(undefined, {
          screen: 'login',
          data: { kind: 'signedOut', reason: 'unauthorized' },
        }),
      );
      await settle();
    },
  },
  {
    keys: keys('signInErrors', 'signedOut'),
    show: async (settings) => {
      await showSignIn({ settings }, ({ core }) =>
        core.navigate(undefined, {
          screen: 'login',
          data: { kind: 'signedOut', reason: 'loggedOut' },
        }),
      );
      await settle();
    },
  },
  {
    keys: keys('signInErrors', 'singleSignOnFailed'),
    show: async (settings) => {
      await showSignIn({ settings }, ({ core }) =>
        core.navigate(undefined, {
          screen: 'login',
          data: { kind: 'signedOut', reason: 'singleSignOn' },
        }),
      );
      await settle();
    },
  },
  {
    keys: keys('singleSignOn', 'entering'),
    show: (settings) =>
      showWidget(
        <SingleSignOnEntry token="one" state={undefined} />,
        {
          settings: {
            'globalOptions.singleSignOnUrl': 'https://id.example/login',
            'globalOptions.singleSignOnWithoutStateOption': 'true',
            ...settings,
          },
        },
        ({ server }) => void server.hold(tokenLogin),
      ),
  },
  {
    keys: keys('singleSignOn', 'heading', 'question', 'confirm', 'leave'),
    show: (settings) =>
      showWidget(
        <SingleSignOnEntry token="one" state={undefined} />,
        { settings: { 'globalOptions.singleSignOnUrl': 'https://id.example/login', ...settings } },
        ({ server }) => server.answer(tokenLogin, loginAnswer()),
      ),
  },
  {
    keys: keys('biometrics', 'heading', 'offer', 'enable', 'notNow'),
    show: (settings) => biometrics(settings, Promise.resolve(true)),
  },
  {
    keys: keys('biometrics', 'enabling'),
    show: async (settings) => {
      await biometrics(settings, new Promise(() => undefined));
      fireEvent.click(screen.getByText('Enable'));
      await settle();
    },
  },
  {
    keys: keys('biometrics', 'failed'),
    show: async (settings) => {
      await biometrics(settings, Promise.reject(new Error('refused')));
      fireEvent.click(screen.getByText('Enable'));
      await settle();
    },
  },
];

/** The offer of biometrics in the lender's app, with the app's answer to it. */
async function biometrics(settings: Settings, enabled: Promise<unknown>) {
  enabled.catch(() => undefined);
  const request = (name: string) =>
    name === 'enableBiometrics'
      ? enabled
      : Promise.resolve(
          name === 'deviceInfo' ? { deviceId: 'phone-1', biometricsEnabled: false } : undefined,
        );
  vi.stubGlobal('gacmobile', { request });
  const { clock } = await showSignIn({ settings, userAgent: 'Mozilla/5.0 (iPhone) gacmobile/2' });
  for (let turn = 0; turn < 6; turn++) {
    await settle();
    clock.advance(50);
  }
  await settle();
}

/** A recovery whose last step is not sent, or has no answer. */
const recoveryWithout = (area: 'changes' | 'recovery', name: string): State => ({
  keys: keys(area, name),
  show: async (settings) => {
    let online = true;
    const options = { settings, online: () => online };
    const { user } = await showWidget(<RecoveryView />, options, ({ server }) => {
      server.answer(recoveryQuestion, answers.recoveryQuestion());
      server.drop(answerSecretQuestion);
    });
    await user.type(screen.getByLabelText(/^Email/), 'maya@whitfield.example');
    await user.type(screen.getByLabelText(/^Date of birth/), '04/12/1988');
    await user.type(screen.getByLabelText(/^Zip code/), '52401');
    await user.type(screen.getByLabelText(/^Branch number/), '12');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByLabelText(/^Secret answer/), 'Vinton');
    online = name !== 'notSent';
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await settle();
  },
});

const recovery: readonly State[] = [
  recoveryWithout('changes', 'notSent'),
  recoveryWithout('recovery', 'errorUnconfirmed'),
  {
    keys: keys('recovery', 'emailRequired', 'zipCodeRequired'),
    show: async (settings) => {
      const { user } = await showWidget(<RecoveryView />, { settings });
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      await settle();
    },
  },
  {
    keys: keys('recovery', 'dateOfBirthInvalid'),
    show: async (settings) => {
      const { user } = await showWidget(<RecoveryView />, { settings }, ({ server }) =>
        server.answer(answerSecretQuestion, answers.answerSecretQuestion()),
      );
      await user.type(screen.getByLabelText(/^Date of birth/), '13/45/1985');
      await user.tab();
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      await settle();
    },
  },
];

/** A new password that is not sent, or has no answer. */
const passwordWithout = (name: 'errorNotSent' | 'errorUnconfirmed'): State => ({
  keys: keys('passwordReset', name),
  show: async (settings) => {
    let online = true;
    const prepare = ({ server }: TestCore) => server.drop(resetPassword);
    const { input, submit, user } = await atNewPassword(settings, prepare, () => online);
    put(input, 'Lantern-52');
    online = name !== 'errorNotSent';
    await user.click(submit);
    await settle();
  },
});

const session: readonly State[] = [
  passwordWithout('errorNotSent'),
  passwordWithout('errorUnconfirmed'),
  {
    keys: keys('logOut', 'unsavedQuestion', 'no', 'yes'),
    show: async (settings) => {
      const { core, user } = await showWidget(<SessionView />, { settings, session: true });
      core.unsaved.value = true;
      await user.click(screen.getByRole('button'));
      await settle();
      await settle();
    },
  },
  {
    keys: keys('passwordReset', 'errorKindServer'),
    show: async (settings) => {
      const { input, submit, user } = await atNewPassword(settings, ({ server }) =>
        server.answerRaw(resetPassword, '', 500),
      );
      put(input, 'Lantern-52');
      await user.click(submit);
      await settle();
    },
  },
];

const names = (label: string, key: string): State => ({
  keys: keys('registration', key),
  show: async (settings) => {
    await showRegistration(settings);
    put(field(label), 'x'.repeat(46));
    press('Continue');
    await settle();
  },
});

const registration: readonly State[] = [
  {
    keys: keys('changes', 'notSent'),
    show: async (settings) => {
      let online = true;
      const prepare = ({ server }: TestCore) => server.drop(register);
      await showRegistration(settings, prepare, { online: () => online });
      await toLogon();
      fillLogon();
      online = false;
      press('Create Account');
      await settle();
    },
  },
  names('First Name', 'firstNameInvalid'),
  names('Middle Name', 'middleNameInvalid'),
  names('Last Name', 'lastNameInvalid'),
  {
    keys: keys('registration', 'hideSsn'),
    show: async (settings) => {
      const { user } = await showRegistration(settings);
      await user.click(screen.getByRole('button', { name: /^Show/ }));
    },
  },
  {
    keys: keys('registrationSecurity', 'tooLong'),
    show: async (settings) => {
      await showRegistration(settings);
      await toSecurity();
      put(field('Place of Birth'), 'V'.repeat(300));
      press('Continue');
      await settle();
    },
  },
];

/** The form of an invited borrower with these passwords; `minimum` is the institution's answer. */
const activation = (name: string, first: string, second: string, minimum = {}): State => ({
  keys: keys('activation', name),
  show: async (settings) => {
    await showWidget(<ActivationView token="t-1" />, { settings }, ({ server }) =>
      server.answerRaw(institutionOptions, minimum),
    );
    put(screen.getByLabelText(/^New password/), first);
    put(screen.getByLabelText(/^Confirm password/), second);
    press('Submit');
    await settle();
  },
});

/** An activation that is not sent, or has no answer. */
const activationWithout = (area: 'changes' | 'activation', name: string): State => ({
  keys: keys(area, name),
  show: async (settings) => {
    let online = true;
    const options = { settings, online: () => online };
    await showWidget(<ActivationView token="t-1" />, options, ({ server }) => {
      server.answerRaw(institutionOptions, {});
      server.drop(activateAccount);
    });
    put(screen.getByLabelText(/^New password/), 'Lantern-52');
    put(screen.getByLabelText(/^Confirm password/), 'Lantern-52');
    online = name !== 'notSent';
    press('Submit');
    await settle();
  },
});

const links: readonly State[] = [
  activationWithout('changes', 'notSent'),
  activationWithout('activation', 'errorUnconfirmed'),
  activation('passwordRequired', '', ''),
  activation('passwordTooShortDefault', 'L5', 'L5'),
  activation('passwordTooLong', `L5${'x'.repeat(130)}`, 'L5'),
  activation('confirmationRequired', 'Lantern-52', ''),
  {
    keys: keys('optOut', 'logoAlternative'),
    show: (settings) =>
      showWidget(<OptOutView token="t-1" />, {
        settings: { 'globalOptions.logoImage': '/logo.svg', ...settings },
      }),
  },
];

/** The states of sign-in and registration that no story shows. */
export const accessStates: readonly State[] = [
  ...credentials,
  ...steps,
  ...signIn,
  ...recovery,
  ...session,
  ...registration,
  ...links,
];
