import type { Screen } from '@portico/core';
import { createTestCore, settle, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider, widgetTexts, type Widget } from '@portico/element';
import { HeadingsContext } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import { testOf } from './borrower';
import { controlsOf, headingsOf, settingsIn, valuesIn } from './controls';
import { createStoryClock } from './story-clock';
import { configurationOf } from './story-configuration';

// Each story acts as a separate tab: a lock held in one must not block another.
Reflect.defineProperty(navigator, 'locks', { value: undefined });

/** Properties by name, settings and sentences by `group.key`. */
export type WidgetArgs = Record<string, unknown>;

/** The context of a widget in a story: the options of its core, and the API's answers. */
export type Scene = {
  readonly options?: TestOptions;
  readonly answers?: (test: TestCore) => void;
  /** Makes delays shorter, for what is shown only after many seconds. */
  readonly isHurried?: boolean;
};

export type WidgetStory = StoryObj<Meta<WidgetArgs>>;

/** A story in a scene, with preset controls and a borrower's actions. */
export function inScene(scene: Scene, story: WidgetStory = {}): WidgetStory {
  return { ...story, parameters: { ...story.parameters, scene } };
}

/**
 * The meta that all stories of a widget share; spread it into one with the title. It has no doc
 * comment: Storybook would take it in place of these parameters.
 *
 * @param about what the screen is for, in a sentence on its docs page
 */
export function widgetMeta(widget: Widget, about: string) {
  return {
    argTypes: controlsOf(widget),
    parameters: {
      controls: { exclude: [] },
      docs: {
        description: { component: about },
        story: { inline: false, height: '32rem' },
        // The markup a lender writes; Storybook's default would print the whole core, which is very
        // slow.
        source: { code: `<${widget.tag}></${widget.tag}>`, language: 'html' },
      },
    },
    loaders: [
      async ({ args, parameters, globals }) => {
        const { options, answers, isHurried = false } = sceneOf(parameters);
        const test = createTestCore({
          ...options,
          clock: createStoryClock(isHurried),
          settings: { ...options?.settings, ...settingsIn(args) },
          configuration: {
            ...options?.configuration,
            ...configurationOf(globals),
          },
        });
        answers?.(test);
        test.core.setRouter({ hrefFor, go: action('navigate') });
        // As an element does before it draws: so no other words are shown first.
        await Promise.all([
          test.core.loadSetup(),
          test.core.loadTexts([widgetTexts, ...widget.texts]),
        ]);
        return { test };
      },
    ],
    render: (args, { loaded }) => {
      const { core } = testOf(loaded);
      const { view: View, beside } = widget;
      return (
        <WidgetProvider key={core.environment.randomId()} core={core} beside={beside}>
          <HeadingsContext value={headingsOf(args)}>
            <View {...valuesIn(widget, args)} />
          </HeadingsContext>
        </WidgetProvider>
      );
    },
    afterEach: settle,
  } satisfies Meta<WidgetArgs>;
}

function sceneOf(parameters: { readonly scene?: Scene }): Scene {
  return parameters.scene ?? {};
}

/** Every screen has an address, so that links are shown as links. */
function hrefFor({ screen }: { readonly screen: Screen }): string {
  return `#/${screen}`;
}
