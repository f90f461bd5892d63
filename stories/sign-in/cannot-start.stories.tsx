import { createTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StartError, widgetTexts } from '@portico/element/testing/parts';
import { testOf } from '../frame/borrower';
import { configurationOf } from '../frame/story-configuration';

/** Any widget whose setup cannot be loaded and whose element has no content of its own. */
const meta = {
  title: 'Screens/Session/Cannot start',
  component: StartError,
  args: { retry: () => undefined },
  loaders: [
    async ({ globals }) => {
      const test = createTestCore({ configuration: configurationOf(globals) });
      await test.core.loadTexts([widgetTexts]);
      return { test };
    },
  ],
  render: (args, { loaded }) => {
    const { core } = testOf(loaded);
    return (
      <WidgetProvider key={core.environment.randomId()} core={core}>
        <StartError {...args} />
      </WidgetProvider>
    );
  },
} satisfies Meta<typeof StartError>;

export default meta;

export const Shown: StoryObj<typeof meta> = {};

/** A part whose code cannot be loaded: the page can be loaded again too. */
export const WithoutCode: StoryObj<typeof meta> = { args: { isCode: true } };
