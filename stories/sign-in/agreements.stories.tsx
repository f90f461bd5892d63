import { agreementLogging } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { signInWidget } from '@portico/sign-in';
import type { Meta } from '@storybook/react-vite';
import { signInAgreementsTexts } from '@portico/sign-in/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { afterPassword, logIn, type Play } from './after-password';

const meta = {
  title: 'Screens/Sign in/Agreements',
  ...widgetMeta(signInWidget, 'The agreements to accept while signing in.'),
} satisfies Meta<WidgetArgs>;

export default meta;

const lines = [
  '#terms|2024-01-01|Terms of online access|login',
  '#consent|2024-01-01|Consent to email|login',
].join('\n');

type More = Readonly<Record<string, string>>;

const scene = (more: More = {}, answers: (test: TestCore) => void = () => undefined) =>
  afterPassword({ settings: { 'globalOptions.agreements': lines, ...more }, answers });

const ownText = { 'globalOptions.agreementText1': '<p>What we promise each other.</p>' };

const reached: Play = async (story) => {
  await logIn(story);
  await borrower(story, signInAgreementsTexts).sees('heading');
};

const submitted =
  (seen: keyof typeof signInAgreementsTexts.english, ...ticked: readonly string[]): Play =>
  async (story) => {
    await reached(story);
    const me = borrower(story, signInAgreementsTexts);
    for (const name of ticked) await me.ticks(name);
    await me.presses('submit');
    await me.sees(seen);
  };

const both = ['agreement11337', 'agreement11338'] as const;

export const Asked = inScene(scene(), { play: reached });
export const OpenedFirst = inScene(scene({ 'globalOptions.openAgreementsFirstOption': 'true' }), {
  play: reached,
});
export const WithItsOwnText = inScene(scene(ownText), { play: reached });
export const NotAll = inScene(scene(), { play: submitted('notAll', both[0]) });

export const Saving = inScene(
  scene({}, ({ server }) => void server.hold(agreementLogging)),
  { play: submitted('submitting', ...both) },
);

export const Failed = inScene(
  scene({}, ({ server }) => server.refuse(agreementLogging, 'Error')),
  { play: submitted('error', ...both) },
);
