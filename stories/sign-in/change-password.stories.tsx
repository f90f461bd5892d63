import { institutionOptions, passwordValidationRules, resetPassword } from '@portico/contract';
import { answers as fixtures } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { signInWidget } from '@portico/sign-in';
import type { Meta } from '@storybook/react-vite';
import {
  newPasswordTexts,
  passwordResetTexts,
  type PasswordResetTextKey,
} from '@portico/sign-in/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { afterPassword, logIn, type Play } from './after-password';

const meta = {
  title: 'Screens/Sign in/Change password',
  ...widgetMeta(signInWidget, 'The step of signing in that asks for a new password.'),
} satisfies Meta<WidgetArgs>;

export default meta;

const ruleMode = { 'loginOptions.usePasswordRuleListOption': 'true' };

const scene = (
  answers: (test: TestCore) => void = () => undefined,
  settings: Readonly<Record<string, string>> = {},
) =>
  afterPassword({
    login: { mustChangePassword: true, changePasswordToken: 'change' },
    settings,
    answers: (test) => {
      test.server.answer(institutionOptions, fixtures.institutionOptions());
      test.server.answer(passwordValidationRules, fixtures.passwordValidationRules());
      answers(test);
    },
  });

const reached: Play = async (story) => {
  await logIn(story);
  await borrower(story, newPasswordTexts).sees('password');
};

const typed =
  (password: string, confirmation = password): Play =>
  async (story) => {
    await reached(story);
    const me = borrower(story, newPasswordTexts);
    await me.types('newPassword', password);
    await me.types('confirmPassword', confirmation);
    await me.presses('submit');
  };

const refused =
  (key: PasswordResetTextKey): Play =>
  async (story) => {
    await typed('Sunrise-12')(story);
    await borrower(story, passwordResetTexts).sees(key);
  };

const refusing = (code: string) => scene(({ server }) => server.refuse(resetPassword, code));

export const Asked = inScene(scene(), { play: reached });
export const WithRuleList = inScene(scene(undefined, ruleMode), { play: reached });
export const RulesUnmet = inScene(scene(undefined, ruleMode), { play: typed('sunrise') });

export const NothingTyped = inScene(scene(), {
  play: async (story) => {
    await reached(story);
    const me = borrower(story, newPasswordTexts);
    await me.presses('submit');
    await me.sees('required');
  },
});

export const Different = inScene(scene(), { play: typed('Sunrise-12', 'Sunset-12') });

export const Changing = inScene(
  scene(({ server }) => void server.hold(resetPassword)),
  { play: typed('Sunrise-12') },
);

export const Reused = inScene(refusing('ReusedPassword'), { play: refused('errorReusedPassword') });
export const TokenOver = inScene(refusing('Expired'), { play: refused('errorExpired') });
export const Failed = inScene(refusing('Whatever'), { play: refused('error') });
