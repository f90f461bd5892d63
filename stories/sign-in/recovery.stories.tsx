import { answerSecretQuestion, generateNewPassword, recoveryQuestion } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { recoveryTexts, recoveryWidget, type RecoveryTextKey } from '@portico/sign-in';
import type { Meta } from '@storybook/react-vite';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';

const meta = {
  title: 'Screens/Recovery/Recovery',
  ...widgetMeta(recoveryWidget, 'A borrower who has forgotten the username or the password.'),
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;

const scene = (more?: (test: TestCore) => void, settings: Record<string, string> = {}) => ({
  options: { settings },
  answers: (test: TestCore) => {
    test.server.answer(recoveryQuestion, answers.recoveryQuestion());
    test.server.answer(answerSecretQuestion, answers.answerSecretQuestion());
    test.server.answer(generateNewPassword, answers.generateNewPassword());
    more?.(test);
  },
});

const identify =
  (seen?: RecoveryTextKey): Play =>
  async (story) => {
    const me = borrower(story, recoveryTexts);
    await me.types('email', 'maya@example.com');
    await me.types('dateOfBirth', '04/17/1985');
    await me.types('zipCode', '52401');
    await me.types('branch', '12');
    await me.presses('continue');
    if (seen) await me.sees(seen);
  };

const answer =
  (seen: RecoveryTextKey): Play =>
  async (story) => {
    await identify('answerHeading')(story);
    const me = borrower(story, recoveryTexts);
    await me.types('secretAnswer', 'Biscuit');
    await me.presses('continue');
    await me.sees(seen);
  };

const refusing = (code: string) => scene(({ server }) => server.refuse(recoveryQuestion, code));

export const Identity = inScene(scene());
export const EmailOnly = inScene(
  scene(undefined, {
    'recoveryOptions.hideDateOfBirthOption': 'true',
    'recoveryOptions.hideZipCodeOption': 'true',
    'recoveryOptions.hideBranchNumberOption': 'true',
  }),
);
export const Incomplete = inScene(scene(), {
  play: async (story) => {
    const me = borrower(story, recoveryTexts);
    await me.types('email', 'maya@');
    await me.types('zipCode', '524');
    await me.presses('continue');
    await me.sees('emailInvalid');
  },
});
export const Loading = inScene(
  scene(({ server }) => void server.hold(recoveryQuestion)),
  { play: identify('continuing') },
);
export const SecretQuestion = inScene(scene(), { play: identify('answerHeading') });
export const AnswerMissing = inScene(scene(), {
  play: async (story) => {
    await identify('answerHeading')(story);
    const me = borrower(story, recoveryTexts);
    await me.presses('continue');
    await me.sees('answerRequired');
  },
});
export const Recovered = inScene(scene(), { play: answer('successMail') });
export const RecoveredWithoutQuestion = inScene(
  scene(undefined, { 'loginOptions.recoverCredentialsWithoutQuestionOption': 'true' }),
  { play: identify('successMail') },
);
export const OwnMessage = inScene(
  scene(({ server }) =>
    server.answer(
      answerSecretQuestion,
      answers.answerSecretQuestion({
        successMessage: '<p><b>A letter is on its way.</b> It has your new password.</p>',
      }),
    ),
  ),
  { play: answer('successHeading') },
);
export const Invalid = inScene(refusing('Invalid'), { play: identify('error') });
export const ServerError = inScene(
  scene(({ server }) => server.answerRaw(recoveryQuestion, '', 500)),
  { play: identify('errorError500') },
);
export const TooManyAttempts = inScene(refusing('RecoveryMaxAttempts'), {
  play: identify('errorRecoveryMaxAttempts'),
});
export const NoQuestion = inScene(refusing('BadQuestion'), { play: identify('errorBadQuestion') });
export const WrongAnswer = inScene(
  scene(({ server }) => server.refuse(answerSecretQuestion, 'RecoveryFailed')),
  { play: answer('errorRecoveryFailed') },
);
