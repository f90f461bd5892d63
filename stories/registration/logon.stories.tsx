import { passwordValidationRules, register } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { agreementsTexts } from '@portico/core/agreements';
import { credentialsTexts } from '@portico/core/credentials';
import {
  registrationErrorsTexts,
  registrationTexts,
  registrationWidget,
  type RegistrationErrorsTextKey,
} from '@portico/registration';
import type { Meta } from '@storybook/react-vite';
import { registrationLogonTexts } from '@portico/registration/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { create, scene, short, toLogon, type Play, type Settings } from './steps';

const meta = {
  title: 'Screens/Registration/Registration',
  ...widgetMeta(
    registrationWidget,
    'A borrower without online access gets it: the first step, and username and password.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

const lines = [
  '#terms|2024-01-01|Terms of online access|registration',
  '#fees|2024-01-01|Schedule of fees|registration',
].join('\n');
const agreements = { 'globalOptions.agreements': lines };
const byRules = { 'loginOptions.usePasswordRuleListOption': 'true' };

const last = (more: Settings = {}, prepare?: (test: TestCore) => void) =>
  scene({ ...short, ...more }, (test) => {
    test.server.answer(passwordValidationRules, answers.passwordValidationRules());
    prepare?.(test);
  });

const refused = (code: string) => last({}, ({ server }) => server.refuse(register, code));

const createdWith =
  (seen: RegistrationErrorsTextKey): Play =>
  async (story) => {
    await create()(story);
    await borrower(story, registrationErrorsTexts).sees(seen);
  };

const refusal = (code: string, seen: RegistrationErrorsTextKey) =>
  inScene(refused(code), { play: createdWith(seen) });

export const Asked = inScene(last(), { play: toLogon });
export const TypedTwice = inScene(last({ 'loginOptions.confirmPasswordOption': 'true' }), {
  play: toLogon,
});
export const ListOfRules = inScene(last(byRules), {
  play: async (story) => {
    await toLogon(story);
    const me = borrower(story, registrationLogonTexts);
    await me.types('userName', 'iris.new');
    await me.types('newPassword', 'Meadow9');
  },
});
export const RulesNotMet = inScene(last(byRules), {
  play: async (story) => {
    await create('meadow')(story);
    await borrower(story, credentialsTexts).sees('passwordRequirements');
  },
});
export const Agreements = inScene(last(agreements), { play: toLogon });
export const AgreementsOpenedFirst = inScene(
  last({ ...agreements, 'globalOptions.openAgreementsFirstOption': 'true' }),
  { play: toLogon },
);
export const AgreementToRead = inScene(
  last({ ...agreements, 'globalOptions.agreementText1': '<p>What we promise each other.</p>' }),
  {
    play: async (story) => {
      await toLogon(story);
      const me = borrower(story, agreementsTexts);
      await me.presses('open', { name: 'Terms of online access' });
      await me.finds('dialog[open]');
    },
  },
);
export const NotAgreed = inScene(last(agreements), {
  play: async (story) => {
    await create()(story);
    await borrower(story, agreementsTexts).sees('errorNotAgreed', { name: 'Schedule of fees' });
  },
});
export const Creating = inScene(
  last({}, ({ server }) => void server.hold(register)),
  {
    play: async (story) => {
      await create()(story);
      await borrower(story, registrationTexts).sees('continuing');
    },
  },
);
export const Created = inScene(last(), {
  play: async (story) => {
    await create()(story);
    await borrower(story, registrationLogonTexts).sees('success');
  },
});
export const Restricted = refusal('Restricted', 'errorRestricted');
export const NameTaken = refusal('LoginNameExists', 'errorLoginNameExists');
export const NotKnown = refusal('Invalid', 'errorInvalid');
export const NotAllowed = refusal('RegistrationNotAllowed', 'error');
export const PersonalDataWrong = refusal('userInfo', 'errorUserInfo');
export const PasswordTooWeak = refusal('PasswordLettersNumbers', 'errorPasswordLettersNumbers');
export const AccountNumberWrong = refusal('AccountNumberError', 'errorAccountNumberError');
export const NoAnswer = inScene(
  last({}, ({ server }) => server.drop(register)),
  { play: createdWith('errorUnconfirmed') },
);
