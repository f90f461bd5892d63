import {
  checkTokenExpiration,
  lookupLoginFromToken,
  passwordValidationRules,
  resetPassword,
  validatePasswordForReset,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { credentialsTexts } from '@portico/core/credentials';
import type { TestCore } from '@portico/core/testing';
import { passwordChangeTexts, passwordChangeWidget, passwordResetTexts } from '@portico/sign-in';
import type { Meta } from '@storybook/react-vite';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';

const meta = {
  title: 'Screens/Password change/Password change',
  ...widgetMeta(passwordChangeWidget, 'The page of a mailed link that sets a new password.'),
  args: { token: 'link-1' },
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;

const scene = (more?: (test: TestCore) => void, settings: Record<string, string> = {}) => ({
  options: {
    settings: {
      'loginOptions.useCustomerCredentialsOption': 'true',
      'loginOptions.confirmPasswordOption': 'true',
      ...settings,
    },
  },
  answers: (test: TestCore) => {
    test.server.answer(checkTokenExpiration, answers.checkTokenExpiration());
    test.server.answer(lookupLoginFromToken, answers.lookupLoginFromToken());
    test.server.answer(passwordValidationRules, answers.passwordValidationRules());
    test.server.answer(validatePasswordForReset, answers.validatePasswordForReset());
    test.server.answer(resetPassword, answers.resetPassword());
    more?.(test);
  },
});

const choose = async (story: Parameters<Play>[0], password: string, confirmation: string) => {
  const me = borrower(story, passwordChangeTexts);
  await me.sees('heading');
  await me.types('newPassword', password);
  await me.types('confirmPassword', confirmation);
};

const submit =
  (seen: keyof typeof passwordResetTexts.english): Play =>
  async (story) => {
    await choose(story, 'Lantern-52', 'Lantern-52');
    await borrower(story, passwordChangeTexts).presses('submit');
    await borrower(story, passwordResetTexts).sees(seen);
  };

const refusing = (code: string) => scene(({ server }) => server.refuse(resetPassword, code));

export const Asked = inScene(scene());
export const AskedOnce = inScene(
  scene(undefined, { 'loginOptions.confirmPasswordOption': 'false' }),
  {
    play: async (story) => {
      await borrower(story, passwordChangeTexts).sees('heading');
    },
  },
);
export const Checking = inScene(scene(({ server }) => void server.hold(checkTokenExpiration)));
export const Expired = inScene(
  scene(({ server }) =>
    server.answer(checkTokenExpiration, answers.checkTokenExpiration({ expired: true })),
  ),
);
export const PartlyMet = inScene(scene(), { play: (story) => choose(story, 'lantern', '') });
export const RequirementsNotMet = inScene(scene(), {
  play: async (story) => {
    await choose(story, 'lantern', 'lantern');
    await borrower(story, passwordChangeTexts).presses('submit');
    await borrower(story, credentialsTexts).sees('passwordRequirements');
  },
});
export const LegacyRules = inScene(
  scene(undefined, { 'loginOptions.useCustomerCredentialsOption': 'false' }),
);
export const Reused = inScene(refusing('ReusedPassword'), { play: submit('errorReusedPassword') });
export const LinkOver = inScene(refusing('Expired'), { play: submit('errorExpired') });
export const ServerError = inScene(
  scene(({ server }) => server.answerRaw(resetPassword, '', 500)),
  { play: submit('errorKindServer') },
);
export const UnknownName = inScene(
  scene(({ server }) => server.refuse(lookupLoginFromToken, 'Expired')),
  {
    play: async (story) => {
      await choose(story, 'Lantern-52', 'Lantern-52');
      const me = borrower(story, passwordChangeTexts);
      await me.presses('submit');
      await me.sees('changed');
    },
  },
);
