import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { TimeoutDialog, sessionTimeoutTexts } from '@portico/element/testing/parts';
import { testOf } from '../frame/borrower';
import { configurationOf } from '../frame/story-configuration';

/** The dialog before a session ends by itself. */
const meta = {
  title: 'Screens/Session/Timeout',
  component: TimeoutDialog,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { remainingSeconds: 120, onResume: () => undefined },
  loaders: [
    async ({ globals }) => {
      const test = createTestCore({ configuration: configurationOf(globals) });
      await test.core.loadTexts([sessionTimeoutTexts]);
      return { test };
    },
  ],
  render: (args, { loaded }) => {
    const { core } = testOf(loaded);
    return (
      <WidgetProvider key={core.environment.randomId()} core={core}>
        <TimeoutDialog {...args} />
      </WidgetProvider>
    );
  },
} satisfies Meta<typeof TimeoutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoMinutesLeft: Story = {};
export const SecondsLeft: Story = { args: { remainingSeconds: 9 } };
