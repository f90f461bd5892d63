import { apply, generateMfaCode, passwordValidationRules, register } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, type TestCore } from '@portico/core/testing';
import { screen } from '@testing-library/react';
import {
  field,
  fillLogon,
  fillPersonal,
  press,
  showRegistration,
  toLogon,
  toSecurity,
} from '@portico/registration/testing';
import { agreementLines, readsText } from './agreement.observations';
import { effectsOn, flagHides, flagShows, type Settings } from './effect';
import { hasText, isThere, descriptionOf, longPasswordMessage, timeAfter } from './observations';

const group = 'registrationOptions';
const login = 'loginOptions';

const has = (label: string) => screen.queryByLabelText(new RegExp(`^${label}`)) !== null;

const asksLastDigits = () =>
  descriptionOf(field('SSN')).includes('The last 4 digits of your Social Security number');

const personalHas = (label: string) => async (settings: Settings) => {
  await showRegistration(settings);
  return has(label);
};

const securityHas = (label: string) => async (settings: Settings) => {
  await showRegistration(settings);
  await toSecurity();
  return has(label);
};

const rules = ({ server }: TestCore) =>
  server.answer(passwordValidationRules, answers.passwordValidationRules());

async function atLogon(settings: Settings) {
  const shown = await showRegistration(settings, (test) => {
    rules(test);
    test.server.answer(apply, answers.apply());
  });
  await toLogon();
  return shown;
}

/** What is sent at the end: the account type of a registration, or an application. */
async function sent(settings: Settings) {
  const { server } = await atLogon(settings);
  fillLogon();
  press('Create Account');
  await settle();
  const [registered] = server.requestsTo(register);
  if (registered) return JSON.stringify(Reflect.get(Object(registered.body), 'AccountType'));
  return server.requestsTo(apply).length > 0 ? 'an application' : 'nothing';
}

const hides = (name: string, label: string, sees = personalHas(label)) =>
  flagHides(`${group}.${name}`, sees);

/** The settings that `portico-registration` reads. */
export const registrationEffects = effectsOn('portico-registration', [
  {
    key: `${group}.noAccountNumberOption`,
    value: 'true',
    given: { [`${group}.requiredSSNDigits`]: '4' },
    sees: async (settings) => {
      await showRegistration(settings);
      return [String(has('Account Number')), String(asksLastDigits())];
    },
    unset: ['true', 'true'],
    // Without it, the whole Social Security number says who it is.
    set: ['false', 'false'],
  },
  hides('hideFirstNameOption', 'First Name'),
  hides('hideMiddleNameOption', 'Middle Name'),
  hides('hideDateOfBirthOption', 'Date Of Birth'),
  hides('hideZipOption', 'Zip Code'),
  hides('hidePhoneOption', 'Phone Number'),
  hides('hidePlaceOfBirthOption', 'Place of Birth', securityHas('Place of Birth')),
  hides('hideDriversLicenseOption', "Driver's License", securityHas("Driver's License")),
  hides('hideMothersMaidenOption', "Mother's Maiden Name", securityHas("Mother's Maiden Name")),
  flagHides(`${group}.depositAccountsOption`, async (settings) => {
    await showRegistration(settings);
    return has('Deposit');
  }),
  {
    key: `${group}.loanAccountsOption`,
    value: 'true',
    given: { [`${group}.depositAccountsOption`]: 'true' },
    sees: sent,
    unset: '"Deposit"',
    set: '"Loan"',
  },
  {
    key: `${group}.applyWithoutAccountOption`,
    value: 'true',
    given: { [`${group}.noAccountNumberOption`]: 'true' },
    sees: sent,
    unset: '"Loan"',
    set: 'an application',
  },
  {
    key: `${group}.requiredSSNDigits`,
    value: '4',
    sees: async (settings) => {
      await showRegistration(settings);
      return asksLastDigits();
    },
    unset: false,
    set: true,
  },
  {
    key: `${group}.infoText`,
    value: '<p>Ask <b>Joan</b>.</p>',
    sees: async (settings) => {
      await showRegistration(settings);
      return hasText('Ask Joan.');
    },
    unset: false,
    set: true,
  },
  flagShows(`${group}.customQuestionOption`, securityHas('Your own security question')),
  flagShows(`${group}.verifyEmailOption`, async (settings) => {
    const { server } = await showRegistration(settings);
    fillPersonal();
    press('Continue');
    await settle();
    return server.requestsTo(generateMfaCode).length > 0 && isThere('input[name=code]');
  }),
  {
    key: `${login}.securityCodeMinutes`,
    value: '25',
    given: { [`${group}.verifyEmailOption`]: 'true' },
    sees: async (settings) => {
      const { clock } = await showRegistration(settings);
      fillPersonal();
      press('Continue');
      await settle();
      return hasText(timeAfter(clock.now(), 25));
    },
    unset: false,
    set: true,
  },
  {
    key: `${login}.securityCodeWaitSeconds`,
    value: '75',
    given: { [`${group}.verifyEmailOption`]: 'true' },
    sees: async (settings) => {
      await showRegistration(settings);
      fillPersonal();
      press('Continue');
      await settle();
      return /new code in (\d:\d\d)/.exec(document.body.textContent)?.[1] ?? null;
    },
    unset: '0:30',
    set: '1:15',
  },
  flagHides(`${login}.recoverCredentialsWithoutQuestionOption`, securityHas('Secret Answer')),
  {
    key: `${login}.secretQuestions`,
    value: 'Your first car?\nYour first street?',
    sees: async (settings) => {
      await showRegistration(settings);
      await toSecurity();
      return screen
        .queryAllByRole('option', { hidden: true })
        .map(({ textContent }) => textContent);
    },
    unset: [],
    set: ['Please Select a Question', 'Your first car?', 'Your first street?'],
  },
  {
    key: `${login}.useCustomerCredentialsOption`,
    value: 'true',
    sees: async (settings) => {
      await atLogon(settings);
      fillLogon();
      return longPasswordMessage(/^Password/);
    },
    unset: 'Password cannot be longer than 12 characters',
    set: '',
  },
  flagShows(`${login}.usePasswordRuleListOption`, async (settings) => {
    await atLogon(settings);
    return hasText('Your password needs');
  }),
  flagShows(`${login}.confirmPasswordOption`, async (settings) => {
    await atLogon(settings);
    return has('Confirm Password');
  }),
  {
    key: 'globalOptions.removeCheckDigitOption',
    value: 'true',
    sees: async (settings) => {
      await showRegistration({ ...settings, [`${group}.loanAccountsOption`]: 'true' });
      await settle();
      return descriptionOf(field('Account Number'));
    },
    unset: 'Like 0000-000000-0',
    set: 'Like 0000-000000',
  },
  {
    key: 'globalOptions.agreements',
    value: '/terms|01/01/2024|Terms|registration',
    sees: async (settings) => {
      await atLogon(settings);
      return has('I agree to the Terms');
    },
    unset: false,
    set: true,
  },
  flagShows(
    'globalOptions.openAgreementsFirstOption',
    async (settings) => {
      await atLogon(settings);
      return field('I agree to the Terms 1').disabled;
    },
    agreementLines('registration'),
  ),
  ...readsText('registration', async (settings) => {
    await atLogon(settings);
  }),
]);
