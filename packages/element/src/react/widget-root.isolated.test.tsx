import { applicationOptions, clientError } from '@portico/contract';
import type { PorticoEventName } from '@portico/core';
import { defineTexts } from '@portico/core/internal';
import { createTestCore, settle, type TestCore } from '@portico/core/testing';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTexts } from './hooks';
import { registerWidget } from '../define/register-widget';
// On-demand code is loaded at once, so that a test need not wait for a file.
import './on-demand/start-error';
import { defineWidget } from '../define/widget';
import { booleanProperty, stringProperty } from '../define/properties';

let page: TestCore;
vi.mock(import('@portico/core/internal'), async (original) => ({
  ...(await original()),
  pageCore: () => page.core,
}));

const texts = defineTexts('test', { greeting: 'Good day, {name}' });

function Greeting({ name, broken }: { readonly name: string; readonly broken: boolean }) {
  const t = useTexts(texts);
  if (broken) throw new Error('told to break');
  return <p>{t('greeting', { name })}</p>;
}

const facts = {
  texts: [texts],
  skeleton: { rows: 2 },
  properties: {
    name: stringProperty({ default: 'you' }),
    broken: booleanProperty(),
  },
  view: Greeting,
} as const;

registerWidget(defineWidget({ ...facts, tag: 'portico-greeting' }));
registerWidget(defineWidget({ ...facts, tag: 'portico-alone', drawsWithoutSetup: true }));

const heard: [PorticoEventName, unknown][] = [];
const watched = ['portico-ready', 'portico-error'] as const;
const hear = (name: PorticoEventName) => (event: Event) => {
  if (event instanceof CustomEvent) heard.push([name, event.detail]);
};
const listeners = watched.map((name) => [name, hear(name)] as const);

beforeEach(() => {
  page = createTestCore();
  heard.length = 0;
  for (const [name, listener] of listeners) document.addEventListener(name, listener);
});

afterEach(async () => {
  document.body.replaceChildren();
  await act(settle);
  for (const [name, listener] of listeners) document.removeEventListener(name, listener);
});

/** Adds a tag to the page and waits until nothing changes. */
async function place(tag: string, content = '', attributes: Record<string, string> = {}) {
  const element = document.createElement(tag);
  element.textContent = content;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  await act(async () => {
    document.body.append(element);
    await settle();
  });
  return element;
}

const shownIn = (element: Element) => element.shadowRoot?.textContent;
const slotIn = (element: Element) => element.shadowRoot?.querySelector('slot');

describe('an element in the page', () => {
  it('shows its view and dispatches portico-ready once', async () => {
    const element = await place('portico-greeting', 'Call us.', { name: 'Ada' });
    expect(shownIn(element)).toBe('Good day, Ada');
    expect(slotIn(element)).toBeNull();
    await act(async () => {
      element.setAttribute('name', 'Grace');
      await settle();
    });
    expect(shownIn(element)).toBe('Good day, Grace');
    expect(heard).toEqual([['portico-ready', { tag: 'portico-greeting' }]]);
  });

  it('uses settings and texts from its own attribute only for itself', async () => {
    const settings = '{"test.greeting": "Hi, {name}"}';
    const own = await place('portico-greeting', '', { settings });
    const other = await place('portico-greeting');
    expect([shownIn(own), shownIn(other)]).toEqual(['Hi, you', 'Good day, you']);
  });

  it('shows the content between its tags, or that it is busy, until the setup is loaded', async () => {
    const setup = page.server.hold(applicationOptions);
    const filled = await place('portico-greeting', 'Call us.');
    const empty = await place('portico-greeting', '\n');
    expect(slotIn(filled)).not.toBeNull();
    expect(filled.shadowRoot?.querySelector('[aria-busy]')).toBeNull();
    expect(empty.shadowRoot?.querySelector('[aria-busy=true]')).not.toBeNull();
    await act(async () => {
      setup.release({ gassySettings: {} });
      await settle();
    });
    expect(shownIn(filled)).toBe('Good day, you');
  });
});

describe('an element that cannot start', () => {
  const failSetup = () => page.server.answerRaw(applicationOptions, 'no', 500);

  it('[ACC-137, LON-046, PAY-609] shows an inline error instead of its screens and does not navigate', async () => {
    failSetup();
    const element = await place('portico-greeting');
    expect(element.shadowRoot?.querySelector('[role=alert]')?.textContent).toContain(
      'This part of the page could not be loaded.',
    );
    expect(page.assigned).toEqual([]);
  });

  it('[ACC-138, LON-047, PAY-610] dispatches portico-error', async () => {
    failSetup();
    await place('portico-greeting', 'Call us.');
    expect(heard).toEqual([['portico-error', { code: 'setup', tag: 'portico-greeting' }]]);
  });

  it.each([
    ['answers 500', '', 500],
    ['answers nothing', '', 200],
    ['answers a web page', '<html>', 200],
  ])(
    '[POR-050] shows the lender’s text and the error with Retry when the API %s',
    async (_how, body, status) => {
      page.server.answerRaw(applicationOptions, body, status);
      const element = await place('portico-greeting', 'Call us.');
      expect(slotIn(element)).not.toBeNull();
      expect(element.shadowRoot?.querySelector('[role=alert]')).not.toBeNull();
      expect(element.shadowRoot?.querySelector('button')?.textContent).toBe('Try again');
    },
  );

  it('starts when a retry succeeds', async () => {
    failSetup();
    const element = await place('portico-greeting');
    page.server.answerRaw(applicationOptions, { gassySettings: {} });
    await act(async () => {
      element.shadowRoot?.querySelector('button')?.click();
      await settle();
    });
    expect(shownIn(element)).toBe('Good day, you');
  });

  it('is drawn nevertheless when it has its own page for that', async () => {
    failSetup();
    expect(shownIn(await place('portico-alone'))).toBe('Good day, you');
  });

  it('shows the content between its tags when it throws, dispatches portico-error and reports it', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const element = await place('portico-greeting', 'Call us.', { broken: '' });
    silent.mockRestore();
    expect(slotIn(element)).not.toBeNull();
    expect(shownIn(element)).toContain('This part of the page could not be loaded.');
    expect(heard).toEqual([['portico-error', { code: 'render', tag: 'portico-greeting' }]]);
    expect(page.server.requestsTo(clientError)).toHaveLength(1);
  });
});
