import { tokenLogin } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { SingleSignOnEntry, singleSignOnTexts } from '@portico/sign-in';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { borrower, testOf } from '../frame/borrower';
import { configurationOf } from '../frame/story-configuration';

/** The entry from a single sign-on: while its token is checked, and where its state is unknown. */
const meta = {
  title: 'Screens/Sign in/Single sign-on',
  component: SingleSignOnEntry,
  args: { token: 'token', state: 'asked' },
  loaders: [
    async ({ globals, args }) => {
      const test = await startTestCore({
        configuration: configurationOf(globals),
        settings: { 'globalOptions.singleSignOnUrl': 'https://login.lender.test/' },
      });
      test.sessionStorage.set('portico.singleSignOn', 'asked');
      if (args.state === 'asked') test.server.hold(tokenLogin);
      else test.server.answer(tokenLogin, answers.userLogin({ isLoggedIn: true }));
      await test.core.loadTexts([singleSignOnTexts]);
      return { test };
    },
  ],
  render: (args, { loaded }) => (
    <WidgetProvider core={testOf(loaded).core}>
      <SingleSignOnEntry {...args} />
    </WidgetProvider>
  ),
} satisfies Meta<typeof SingleSignOnEntry>;

export default meta;

export const Entering: StoryObj<typeof meta> = {};

export const ConfirmName: StoryObj<typeof meta> = {
  args: { state: undefined },
  play: async (story) => {
    await borrower(story, singleSignOnTexts).sees('leave');
  },
};
