import { generateMfaCode, validateRegistrationCode } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { registrationTexts, registrationWidget } from '@portico/registration';
import type { Meta } from '@storybook/react-vite';
import {
  registrationEmailTexts,
  type RegistrationEmailTextKey,
} from '@portico/registration/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { scene, toEmail, type Play } from './steps';

const meta = {
  title: 'Screens/Registration/Email verification',
  ...widgetMeta(
    registrationWidget,
    'The step of registering in which a mailed code proves the e-mail address.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

const asking = (more?: (test: TestCore) => void) => scene({ verifyEmailOption: 'true' }, more);
const refusing = (code: string) =>
  asking(({ server }) => server.refuse(validateRegistrationCode, code, 403));

const email = 'iris@example.com';

const reached =
  (seen: RegistrationEmailTextKey): Play =>
  async (story) => {
    await toEmail(story);
    await borrower(story, registrationEmailTexts).sees(seen, { email });
  };

const entered =
  (code: string, seen?: RegistrationEmailTextKey): Play =>
  async (story) => {
    await reached('sent')(story);
    const me = borrower(story, registrationEmailTexts);
    await me.types('code', code);
    await borrower(story, registrationTexts).presses('continue');
    if (seen) await me.sees(seen, { email });
  };

export const Sending = inScene(
  asking(({ server }) => void server.hold(generateMfaCode)),
  { play: reached('sending') },
);
export const Sent = inScene(asking(), { play: reached('sent') });
export const NotSent = inScene(
  asking(({ server }) => server.drop(generateMfaCode)),
  { play: reached('error') },
);
const withoutWait = scene({
  verifyEmailOption: 'true',
  'loginOptions.securityCodeWaitSeconds': '0',
});

export const SentAgain = inScene(withoutWait, {
  play: async (story) => {
    await reached('sent')(story);
    const me = borrower(story, registrationEmailTexts);
    await me.presses('resend');
    await me.sees('resent');
  },
});
export const NoCode = inScene(asking(), { play: entered('', 'codeRequired') });
export const Validating = inScene(
  asking(({ server }) => void server.hold(validateRegistrationCode)),
  {
    play: async (story) => {
      await entered('402913')(story);
      await borrower(story, registrationTexts).sees('continuing');
    },
  },
);
export const WrongCode = inScene(refusing('Invalid'), { play: entered('402913', 'errorInvalid') });
export const Expired = inScene(refusing('CodeExpired'), {
  play: entered('402913', 'errorCodeExpired'),
});
export const TooManyAttempts = inScene(refusing('MaxAttemptsReached'), {
  play: entered('402913', 'errorMaxAttemptsReached'),
});
export const Failed = inScene(
  asking(({ server }) => server.answerRaw(validateRegistrationCode, '', 500)),
  { play: entered('402913', 'error') },
);
export const Verified = inScene(asking(), {
  play: async (story) => {
    await entered('402913')(story);
    const me = borrower(story, registrationTexts);
    await me.finds('input[name="placeOfBirth"]');
    await me.presses('back');
    await me.finds('input[name="lastName"]');
    await me.presses('continue');
    await me.finds('input[name="placeOfBirth"]');
  },
});
