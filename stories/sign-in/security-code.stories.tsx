import { maintenanceMode, resendCode, userLogin, validateCode } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { signInTexts, signInWidget } from '@portico/sign-in';
import type { Meta } from '@storybook/react-vite';
import { loginAnswer, securityCodeTexts } from '@portico/sign-in/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';

const meta = {
  title: 'Screens/Sign in/Security code',
  ...widgetMeta(signInWidget, 'The step of signing in that asks for the code from an e-mail.'),
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;
type Key = keyof typeof securityCodeTexts.english;

/** A correct password, then a security code to enter. */
const afterPassword = (more?: (test: TestCore) => void) => ({
  options: { settings: { 'loginOptions.useMultiFactorOption': 'true' } },
  answers: (test: TestCore) => {
    test.server.answer(userLogin, loginAnswer());
    test.server.answer(maintenanceMode, { isEnabled: false });
    test.server.answer(resendCode, { hasNoErrors: true, errors: [] });
    more?.(test);
  },
});

const reachTheStep: Play = async (story) => {
  const me = borrower(story, signInTexts);
  await me.types('username', 'maria');
  await me.types('password', 'Secret-1');
  await me.presses('logIn');
  await borrower(story, securityCodeTexts).sees('heading');
};

const enterCode =
  (seen?: Key): Play =>
  async (story) => {
    await reachTheStep(story);
    const me = borrower(story, securityCodeTexts);
    const input = await me.finds('input[autocomplete="one-time-code"]');
    await me.types(input.getAttribute('name') ?? '', '402913');
    await me.presses('validate');
    if (seen) await me.sees(seen);
  };

const refusing = (code: string) =>
  afterPassword(({ server }) => server.refuse(validateCode, code, 403));

export const Asked = inScene(afterPassword(), { play: reachTheStep });

export const Validating = inScene(
  afterPassword(({ server }) => void server.hold(validateCode)),
  { play: enterCode('validating') },
);

export const WrongCode = inScene(refusing('Invalid'), { play: enterCode('errorInvalid') });

export const Expired = inScene(refusing('CodeExpired'), { play: enterCode('errorCodeExpired') });

export const TooManyAttempts = inScene(refusing('MaxAttemptsReached'), {
  play: enterCode('errorMaxAttemptsReached'),
});

/** The first code has just been sent, and another can be requested. */
const withoutWait = {
  ...afterPassword(),
  options: {
    settings: {
      'loginOptions.useMultiFactorOption': 'true',
      'loginOptions.securityCodeWaitSeconds': '0',
    },
  },
};

export const ReadyToResend = inScene(withoutWait, { play: reachTheStep });

/** With agreements to accept after it. */
export const FirstOfTwo = inScene(
  {
    ...afterPassword(),
    options: {
      settings: {
        'loginOptions.useMultiFactorOption': 'true',
        'globalOptions.agreements': '/terms|01/01/2024|Terms|login',
      },
    },
  },
  { play: reachTheStep },
);

export const SentAgain = inScene(withoutWait, {
  play: async (story) => {
    await reachTheStep(story);
    const me = borrower(story, securityCodeTexts);
    await me.presses('resend');
    await me.sees('resent');
  },
});
