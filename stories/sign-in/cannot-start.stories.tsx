import { createTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StartError } from '../../packages/element/src/react/start-error';

/** Any widget whose setup cannot be loaded and whose element has no content of its own. */
const meta = {
  title: 'Screens/Session/Cannot start',
  component: StartError,
  args: { retry: () => undefined },
  render: (args, { globals }) => {
    const locale = globals['locale'] === 'es' ? 'es' : 'en';
    return (
      <WidgetProvider key={locale} core={createTestCore({ configuration: { locale } }).core}>
        <StartError {...args} />
      </WidgetProvider>
    );
  },
} satisfies Meta<typeof StartError>;

export default meta;

export const Shown: StoryObj<typeof meta> = {};
