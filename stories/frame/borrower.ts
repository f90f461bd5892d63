import type { Params } from '@portico/rules';
import type { Texts } from '@portico/core/internal';
import type { TestCore } from '@portico/core/testing';
import { configure, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { widgetTexts } from '@portico/element/testing/parts';
import { patience } from '../../tests/setup/patience';

configure({
  // Storybook shows the screen, so an error message need not print it.
  getElementError: (message) => new Error(message ?? 'Not found.'),
  asyncUtilTimeout: patience,
});

/** Matches a sentence, also where a part of it, such as a telephone number, is a link. */
const says = (sentence: string) => (own: string, element: Element | null) =>
  own === sentence || element?.textContent.replace(/\s+/g, ' ').trim() === sentence;

const isAfter = (one: Element, other: Element) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

type Story = { readonly canvasElement: HTMLElement; readonly loaded: Record<string, unknown> };

/**
 * A borrower's actions in a story, in its language: texts are named by their key, fields by their
 * name. Each waits until what it needs is on the screen.
 */
export function borrower<K extends string>({ canvasElement, loaded }: Story, texts: Texts<K>) {
  const { core } = testOf(loaded);
  const words = core.texts(texts);
  const root = () => {
    const frame = canvasElement.querySelector('[data-shadow-frame]');
    const found = frame?.shadowRoot?.querySelector<HTMLElement>('.portico-root');
    if (!found) throw new Error('The story has not been drawn yet.');
    return found;
  };
  const find = (selector: string) =>
    waitFor(() => {
      const found = root().querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`Nothing matches ${selector}.`);
      return found;
    });
  return {
    /** Waits until a sentence is on the screen. */
    sees: (key: K, params?: Params) =>
      waitFor(() => within(root()).getAllByText(says(words.value(key, params)))[0]),
    /** Waits until a sentence is no longer on the screen. */
    disappears: (key: K) =>
      waitFor(() => {
        if (within(root()).queryAllByText(says(words.value(key))).length > 0) throw new Error(key);
      }),
    /**
     * Presses the last button with this text: a dialog's is after the page's. The note that it opens
     * a new window may follow it.
     */
    presses: async (key: K, params?: Params) => {
      // The language may still be loading.
      const isNamed = (found: string) => {
        const text = words.value(key, params);
        const note = core.texts(widgetTexts).value('newWindow');
        return found === text || found === `${text} ${note}`;
      };
      const buttons = await waitFor(() =>
        within(root()).getAllByRole('button', { name: isNamed, hidden: true }),
      );
      await userEvent.click(buttons.at(-1) ?? root());
    },
    /** Presses what a CSS selector finds, where a sentence does not name it. */
    pressesOn: async (selector: string) => userEvent.click(await find(selector)),
    types: async (name: string, text: string) => {
      const input = await find(`input[name="${name}"]`);
      input.focus();
      await fireEvent.change(input, { target: { value: text } });
    },
    /** Fills a text area. */
    writes: async (name: string, text: string) => {
      await fireEvent.change(await find(`textarea[name="${name}"]`), { target: { value: text } });
    },
    chooses: async (name: string, value: string) =>
      userEvent.click(await find(`input[name="${name}"][value="${value}"]`)),
    ticks: async (name: string) => userEvent.click(await find(`input[name="${name}"]`)),
    picks: async (name: string, value: string) => {
      await fireEvent.change(await find(`select[name="${name}"]`), { target: { value } });
    },
    /** Goes from the focused field to the next control, as by Tab. */
    leaves: () => {
      const place = root().getRootNode();
      const focused = place instanceof ShadowRoot ? place.activeElement : null;
      const around = focused?.closest('form,dialog') ?? root();
      const controls = [
        ...around.querySelectorAll<HTMLElement>(':is(input,select,button):not([hidden])'),
      ];
      controls.find((one) => focused && isAfter(one, focused))?.focus();
    },
    /** Waits for an element by a CSS selector. */
    finds: find,
  };
}

/** The core that the story's loader created. */
export function testOf({ test }: Record<string, unknown>): TestCore {
  if (!isTestCore(test)) throw new Error('The story has no core of its own.');
  return test;
}

function isTestCore(value: unknown): value is TestCore {
  return typeof value === 'object' && value !== null && 'core' in value;
}
