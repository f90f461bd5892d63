import {
  generateMfaCode,
  institutionOptions,
  logonValidationRules,
  maintenanceMode,
  register,
  validateRegistrationCode,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { registrationTexts, type RegistrationTextKey } from '@portico/registration';
import {
  registrationEmailTexts,
  registrationLogonTexts,
} from '@portico/registration/testing/parts';
import { borrower } from '../frame/borrower';
import type { Scene, WidgetStory } from '../frame/widget-stories';

export type Play = NonNullable<WidgetStory['play']>;
export type Settings = Readonly<Record<string, string>>;

const keyOf = (name: string) => (name.includes('.') ? name : `registrationOptions.${name}`);
const question = 'In what city were you born?';

/** A lender that accepts every registration; keys without a group are registration settings. */
export function scene(settings: Settings = {}, more?: (test: TestCore) => void): Scene {
  const given = Object.entries(settings).map(([name, value]): [string, string] => [
    keyOf(name),
    value,
  ]);
  const all: Settings = { 'loginOptions.secretQuestions': question, ...Object.fromEntries(given) };
  return {
    options: { settings: all },
    answers: (test) => {
      const { server } = test;
      server.answer(institutionOptions, answers.institutionOptions());
      server.answer(maintenanceMode, answers.maintenanceMode());
      server.answer(logonValidationRules, answers.logonValidationRules());
      server.answer(generateMfaCode, answers.generateMfaCode());
      server.answer(validateRegistrationCode, answers.validateRegistrationCode());
      server.answer(register, answers.register());
      more?.(test);
    },
  };
}

/** Settings that leave out the security step. */
export const short: Settings = {
  hidePlaceOfBirthOption: 'true',
  hideDriversLicenseOption: 'true',
  hideMothersMaidenOption: 'true',
  'loginOptions.recoverCredentialsWithoutQuestionOption': 'true',
};

/** Fills the personal step; `patch` replaces some of the texts. */
export const fillPersonal =
  (patch: Readonly<Record<string, string>> = {}): Play =>
  async (story) => {
    const me = borrower(story, registrationTexts);
    await me.chooses('accountType', 'Loan');
    const typed = {
      accountNumber: '0012-140033-4',
      firstName: 'Iris',
      lastName: 'Caldwell',
      emailAddress: 'iris@example.com',
      ssn: '900123456',
      dateOfBirth: '04/12/1988',
      zip: '52401',
      phoneNumber: '(319) 555-0131',
      ...patch,
    };
    for (const [name, text] of Object.entries(typed)) await me.types(name, text);
  };

export const pressContinue =
  (seen: RegistrationTextKey): Play =>
  async (story) => {
    const me = borrower(story, registrationTexts);
    await me.presses('continue');
    await me.sees(seen);
  };

/** Goes to the step with the code that verifies the e-mail address. */
export const toEmail: Play = async (story) => {
  await fillPersonal()(story);
  await borrower(story, registrationTexts).presses('continue');
  await borrower(story, registrationEmailTexts).sees('heading');
};

/** Goes to the security step. */
export const toSecurity: Play = async (story) => {
  await fillPersonal()(story);
  await borrower(story, registrationTexts).presses('continue');
  await borrower(story, registrationTexts).finds('input[name="placeOfBirth"]');
};

/** Goes from the personal step directly to username and password, with the settings `short`. */
export const toLogon: Play = async (story) => {
  await fillPersonal()(story);
  await borrower(story, registrationTexts).presses('continue');
  await borrower(story, registrationTexts).finds('input[name="userName"]');
};

/** Enters username and password and presses Create Account. */
export const create =
  (password = 'Meadow9lark'): Play =>
  async (story) => {
    await toLogon(story);
    const me = borrower(story, registrationLogonTexts);
    await me.types('userName', 'iris.new');
    await me.types('newPassword', password);
    await me.presses('create');
  };
