import { verifyNewUser } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { signInWidget } from '@portico/sign-in';
import type { Meta } from '@storybook/react-vite';
import { validateSsnTexts, type ValidateSsnTextKey } from '@portico/sign-in/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { afterPassword, logIn, type Play } from './after-password';

const meta = {
  title: 'Screens/Sign in/SSN',
  ...widgetMeta(signInWidget, 'The step of signing in that asks for the social security number.'),
} satisfies Meta<WidgetArgs>;

export default meta;

const scene = (answers?: (test: TestCore) => void) =>
  afterPassword({
    login: { emailIsVerified: false },
    settings: { 'loginOptions.useSsnValidationOption': 'true' },
    ...(answers && { answers }),
  });

const enter =
  (ssn: string, seen: ValidateSsnTextKey): Play =>
  async (story) => {
    await logIn(story);
    const me = borrower(story, validateSsnTexts);
    await me.sees('heading');
    if (ssn) await me.types('ssn', ssn);
    await me.presses('submit');
    await me.sees(seen);
  };

export const Asked = inScene(scene(), {
  play: async (story) => {
    await logIn(story);
    await borrower(story, validateSsnTexts).sees('heading');
  },
});

export const Missing = inScene(scene(), { play: enter('', 'required') });
export const Incomplete = inScene(scene(), { play: enter('11122', 'incomplete') });

export const Validating = inScene(
  scene(({ server }) => void server.hold(verifyNewUser)),
  { play: enter('111223333', 'submitting') },
);

export const Wrong = inScene(
  scene(({ server }) => server.refuse(verifyNewUser, 'SSNInvalid')),
  { play: enter('111223333', 'invalid') },
);

export const Failed = inScene(
  scene(({ server }) => server.drop(verifyNewUser)),
  { play: enter('111223333', 'error') },
);
