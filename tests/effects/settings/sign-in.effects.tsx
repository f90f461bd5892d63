import {
  agreementLogging,
  activateAccount,
  checkTokenExpiration,
  institutionOptions,
  lookupLoginFromToken,
  passwordValidationRules,
  recoveryQuestion,
  answerSecretQuestion,
  generateNewPassword,
  userLogin,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { createTestBrowser, settle, startTestCore, type TestCore } from '@portico/core/testing';
import { screen } from '@testing-library/react';
import {
  ActivationView,
  OptOutView,
  PasswordChangeView,
  RecoveryView,
  loginAnswer,
} from '@portico/sign-in/testing/parts';
import { atSteps, logIn, showSignIn } from '@portico/sign-in/testing';
import { showWidget } from '@portico/element/testing';
import { agreementLines, readsText } from './agreement.observations';
import { effectsOn, flagHides, flagShows, type Settings } from './effect';
import { hasText, isThere, longPasswordMessage, timeAfter } from './observations';

const group = 'loginOptions';

const phone = 'Mozilla/5.0 (Linux; Android 15) Mobile';

type Login = Parameters<typeof atSteps>[0];

const rules = ({ server }: TestCore) => {
  server.answer(passwordValidationRules, answers.passwordValidationRules());
  server.answerRaw(institutionOptions, {});
  server.answer(agreementLogging, { hasNoErrors: true, errors: [] });
};

/** Signs in with a correct password; resolves to the heading of the shown step. */
const step = (login: Login) => async (settings: Settings) => {
  await atSteps(login, { settings }, rules);
  await settle();
  return document.querySelector('dialog h2')?.textContent ?? null;
};

const atStep = async (login: Login, settings: Settings) => {
  const shown = await atSteps(login, { settings }, rules);
  await settle();
  return shown;
};

const label = (name: RegExp) => screen.queryByLabelText<HTMLInputElement>(name);

/** The address of a store's button in the app notice. */
const store = (name: string) => async (settings: Settings) => {
  await showSignIn({ settings, userAgent: phone });
  await settle();
  return screen.queryByText(name)?.closest('a')?.getAttribute('href') ?? null;
};

const mustChange: Login = { mustChangePassword: true };

/** Where a sign-in by single sign-on leads when it is cancelled. */
async function leftFor(settings: Settings) {
  const multiFactor = { [`${group}.useMultiFactorOption`]: 'true' };
  const { user, assigned } = await showSignIn(
    { settings: { ...multiFactor, ...settings } },
    (test) => {
      rules(test);
      test.core.navigate(undefined, {
        screen: 'login',
        data: { kind: 'login', answer: loginAnswer() },
      });
    },
  );
  await user.click(await screen.findByText('Cancel'));
  await settle();
  return assigned.map(withoutState);
}

/** An address of the single sign-on site without the state, which differs each time. */
const withoutState = (address: string) => address.replace(/&state=[^&]+$/, '');

const sso: Settings = {
  'globalOptions.singleSignOnUrl': 'https://id.example/login',
  'globalOptions.singleSignOnOrigins': 'https://id.example',
};

/** The settings that `portico-sign-in` reads. */
export const signInEffects = effectsOn('portico-sign-in', [
  {
    key: 'globalOptions.sessionPerTabOption',
    value: 'true',
    sees: async (settings) => {
      const browser = createTestBrowser();
      await startTestCore({ settings, browser, session: true });
      await showSignIn({ settings, browser });
      await settle();
      return hasText('You are signed in.');
    },
    unset: true,
    set: false,
  },
  {
    key: 'globalOptions.errorCodeMap',
    value: 'Kaput=Invalid',
    sees: async (settings) => {
      const shown = await showSignIn({ settings }, ({ server }) =>
        server.refuse(userLogin, 'Kaput', 403),
      );
      await logIn(shown);
      return (await screen.findByRole('alert')).textContent;
    },
    unset: 'Not Authorized.',
    set: 'Username or password is invalid.',
  },
  {
    key: `${group}.useMultiFactorOption`,
    value: 'true',
    sees: step({}),
    unset: null,
    set: 'Check your email',
  },
  {
    key: `${group}.securityCodeMinutes`,
    value: '25',
    given: { [`${group}.useMultiFactorOption`]: 'true' },
    sees: async (settings) => {
      const { clock } = await atStep({}, settings);
      return hasText(timeAfter(clock.now(), 25));
    },
    unset: false,
    set: true,
  },
  {
    key: `${group}.securityCodeWaitSeconds`,
    value: '75',
    given: { [`${group}.useMultiFactorOption`]: 'true' },
    sees: async (settings) => {
      await atStep({}, settings);
      return /new code in (\d:\d\d)/.exec(document.body.textContent)?.[1] ?? null;
    },
    unset: '0:30',
    set: '1:15',
  },
  {
    key: `${group}.useSsnValidationOption`,
    proves: 'ACC-220',
    value: 'true',
    sees: step({ emailIsVerified: false }),
    unset: null,
    set: 'Verify who you are',
  },
  {
    key: `${group}.recoverCredentialsWithoutQuestionOption`,
    proves: 'ACC-225',
    value: 'true',
    sees: step({ hasPasswordQuestion: false }),
    unset: 'Set up a secret question',
    set: null,
  },
  {
    key: `${group}.secretQuestions`,
    value: 'Your first car?\nYour first street?',
    sees: async (settings) => {
      await atStep({ hasPasswordQuestion: false }, settings);
      return [...document.querySelectorAll('option')].map(({ text }) => text);
    },
    unset: [],
    set: ['Select a question', 'Your first car?', 'Your first street?'],
  },
  {
    key: `${group}.useCustomerCredentialsOption`,
    proves: 'ACC-550',
    value: 'true',
    sees: async (settings) => {
      await atStep(mustChange, settings);
      return longPasswordMessage(/^New password/);
    },
    unset: 'Password cannot be longer than 12 characters',
    set: '',
  },
  {
    ...flagShows(`${group}.useCustomerCredentialsOption`, async (settings) => {
      await atStep(mustChange, settings);
      return hasText('Your password needs');
    }),
    proves: 'ACC-550',
  },
  {
    ...flagShows(`${group}.usePasswordRuleListOption`, async (settings) => {
      await atStep(mustChange, settings);
      return hasText('Your password needs');
    }),
    proves: 'ACC-550',
  },
  {
    key: 'globalOptions.agreements',
    value: '/terms|01/01/2024|Terms|login',
    sees: step({}),
    unset: null,
    set: 'Agreements',
  },
  flagShows(
    'globalOptions.openAgreementsFirstOption',
    async (settings) => {
      await atStep({}, settings);
      return label(/^I agree to the Terms 1/)?.disabled === true;
    },
    agreementLines('login'),
  ),
  ...readsText('login', async (settings) => {
    await atStep({}, settings);
  }),
  {
    key: `${group}.announcementText`,
    value: '<p>We close at <b>noon</b>.</p>',
    sees: async (settings) => {
      await showSignIn({ settings });
      return hasText('We close at noon.');
    },
    unset: false,
    set: true,
  },
  {
    key: 'globalOptions.appStoreUrl',
    value: 'https://apps.example/lender',
    sees: store('Download on the App Store'),
    unset: null,
    set: 'https://apps.example/lender',
  },
  {
    key: 'globalOptions.playStoreUrl',
    value: 'https://play.example/lender',
    sees: store('Get it on Google Play'),
    unset: null,
    set: 'https://play.example/lender',
  },
  {
    key: 'globalOptions.singleSignOnUrl',
    value: 'https://id.example/start',
    given: sso,
    sees: leftFor,
    unset: [],
    set: ['https://id.example/start?reason=userCancelled'],
  },
  {
    key: 'globalOptions.singleSignOnOrigins',
    value: 'https://other.example, https://id.example',
    given: sso,
    sees: leftFor,
    unset: [],
    set: ['https://id.example/login?reason=userCancelled'],
  },
]);

async function atRecovery(settings: Settings) {
  return showWidget(<RecoveryView />, { settings }, ({ server }) => {
    server.answer(recoveryQuestion, answers.recoveryQuestion());
    server.answer(answerSecretQuestion, answers.answerSecretQuestion());
    server.answer(generateNewPassword, answers.generateNewPassword());
  });
}

const recoveryHas = (name: RegExp) => async (settings: Settings) => {
  await atRecovery(settings);
  return label(name) !== null;
};

/** The settings that `portico-recovery` reads. */
export const recoveryEffects = effectsOn('portico-recovery', [
  ...(
    [
      ['hideEmailOption', /^Email/],
      ['hideDateOfBirthOption', /^Date of birth/],
      ['hideZipCodeOption', /^Zip code/],
      ['hideBranchNumberOption', /^Branch number/],
    ] as const
  ).map(([name, field]) => ({
    key: `recoveryOptions.${name}`,
    value: 'true',
    sees: recoveryHas(field),
    unset: true,
    set: false,
  })),
  flagHides(
    `${group}.recoverCredentialsWithoutQuestionOption`,
    async (settings) => {
      const { user } = await atRecovery(settings);
      const email = label(/^Email/);
      if (email) await user.type(email, 'maya@example.com{Enter}');
      await settle();
      return label(/^Secret answer/) !== null;
    },
    {
      'recoveryOptions.hideDateOfBirthOption': 'true',
      'recoveryOptions.hideZipCodeOption': 'true',
      'recoveryOptions.hideBranchNumberOption': 'true',
    },
  ),
]);

async function atNewPassword(settings: Settings) {
  await showWidget(<PasswordChangeView token="link-1" />, { settings }, (test) => {
    rules(test);
    test.server.answer(checkTokenExpiration, answers.checkTokenExpiration());
    test.server.answer(lookupLoginFromToken, answers.lookupLoginFromToken());
  });
  await screen.findByLabelText(/^New password/);
}

/** The settings that `portico-password-change` reads. */
export const passwordChangeEffects = effectsOn('portico-password-change', [
  {
    key: `${group}.useCustomerCredentialsOption`,
    value: 'true',
    sees: async (settings) => {
      await atNewPassword(settings);
      return longPasswordMessage(/^New password/);
    },
    unset: 'Password cannot be longer than 12 characters',
    set: '',
  },
  flagShows(`${group}.usePasswordRuleListOption`, async (settings) => {
    await atNewPassword(settings);
    return hasText('Your password needs');
  }),
  flagShows(`${group}.confirmPasswordOption`, async (settings) => {
    await atNewPassword(settings);
    return label(/^Confirm new password/) !== null;
  }),
]);

/** The settings that `portico-activation` reads. */
export const activationEffects = effectsOn('portico-activation', [
  {
    key: 'globalOptions.customerServicePhone',
    value: '555-0100',
    sees: async (settings) => {
      const { user } = await showWidget(
        <ActivationView token="t-1" />,
        { settings },
        ({ server }) => {
          server.answerRaw(institutionOptions, {});
          server.refuse(activateAccount, 'Error');
        },
      );
      for (const name of [/^New password/, /^Confirm password/]) {
        const field = label(name);
        if (field) await user.type(field, 'Lantern-52');
      }
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      return hasText('555-0100');
    },
    unset: false,
    set: true,
  },
]);

/** The settings that `portico-opt-out` reads. */
export const optOutEffects = effectsOn('portico-opt-out', [
  {
    key: 'globalOptions.logoImage',
    value: '/logo.svg',
    sees: async (settings) => {
      await showWidget(<OptOutView token="t-1" />, { settings });
      return isThere('img[src="/logo.svg"]');
    },
    unset: false,
    set: true,
  },
]);
