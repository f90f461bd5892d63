import { activateAccount, institutionOptions } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { activationTexts, activationWidget, type ActivationTextKey } from '@portico/sign-in';
import type { Meta } from '@storybook/react-vite';
import { borrower, testOf } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';

const meta = {
  title: 'Screens/Activation/Activation',
  ...widgetMeta(
    activationWidget,
    'The page of an invitation: the borrower chooses the first password.',
  ),
  args: { token: 'invitation-1' },
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;

const scene = (more?: (test: TestCore) => void) => ({
  answers: (test: TestCore) => {
    test.server.answer(institutionOptions, answers.institutionOptions());
    more?.(test);
  },
});

const choose =
  (
    password: string,
    confirmation: string,
    seen: ActivationTextKey,
    params: (story: Parameters<Play>[0]) => Record<string, string | number> = () => ({}),
  ): Play =>
  async (story) => {
    const me = borrower(story, activationTexts);
    await me.types('newPassword', password);
    await me.types('confirmPassword', confirmation);
    await me.presses('submit');
    await me.sees(seen, params(story));
  };

const chosen = 'Lantern-52';
const phone = '800-555-0100';
const withPhone = { args: { 'globalOptions.customerServicePhone': phone } };

/** An error text that names customer service, with its telephone number if there is one. */
const fails = (seen: ActivationTextKey, service: 'service' | 'serviceAt' = 'serviceAt') =>
  choose(chosen, chosen, seen, ({ loaded }) => {
    const words = testOf(loaded).core.texts(activationTexts);
    return { service: words.value(service, { phone }) };
  });

export const Asked = inScene(scene());
export const TooShort = inScene(scene(), {
  play: choose('abc1', 'abc1', 'passwordTooShort', () => ({ n: 8 })),
});
export const NeedsNumber = inScene(scene(), {
  play: choose('abcdefgh', 'abcdefgh', 'passwordNeedsLetterAndNumber'),
});
export const Different = inScene(scene(), {
  play: choose(chosen, 'Lantern-53', 'confirmationMismatch'),
});
export const Submitting = inScene(
  scene(({ server }) => void server.hold(activateAccount)),
  { play: choose(chosen, chosen, 'submitting') },
);
export const Failed = inScene(
  scene(({ server }) => server.refuse(activateAccount, 'Expired')),
  { ...withPhone, play: fails('error') },
);
export const FailedWithoutPhone = inScene(
  scene(({ server }) => server.refuse(activateAccount, 'Expired')),
  { play: fails('error', 'service') },
);
export const Restricted = inScene(
  scene(({ server }) =>
    server.answer(activateAccount, answers.activateAccount({ restricted: true })),
  ),
  { ...withPhone, play: fails('errorRestricted') },
);
export const LogonNameTaken = inScene(
  scene(({ server }) =>
    server.answer(activateAccount, answers.activateAccount({ logonNameTaken: true })),
  ),
  { ...withPhone, play: fails('errorLogonNameTaken') },
);
