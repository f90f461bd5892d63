import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { TimeoutDialog } from '../../packages/element/src/session/timeout-dialog';

const meta = {
  title: 'Screens/Session/Timeout',
  component: TimeoutDialog,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { remainingSeconds: 120, onResume: () => undefined },
  render: (args, { globals }) => {
    const locale = globals['locale'] === 'es' ? 'es' : 'en';
    return (
      <WidgetProvider key={locale} core={createTestCore({ configuration: { locale } }).core}>
        <TimeoutDialog {...args} />
      </WidgetProvider>
    );
  },
} satisfies Meta<typeof TimeoutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoMinutesLeft: Story = {};
export const SecondsLeft: Story = { args: { remainingSeconds: 9 } };
