import { startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FaqView } from './faq/faq.view';
import { MessagesView } from './messages/messages.view';

async function madeOf(view: ComponentType): Promise<string> {
  const { core } = await startTestCore();
  const children = createElement(view);
  return renderToString(createElement(WidgetProvider, { core, children }));
}

it.each([
  ['the FAQ', FaqView, 'Frequently Asked Questions'],
  ['the message form', MessagesView, 'Compose Message'],
])('%s can be prerendered', async (_what, view, words) => {
  expect(typeof document).toBe('undefined');
  expect(await madeOf(view)).toContain(words);
});

it('the prerendered FAQ does not show that it is empty', async () => {
  expect(await madeOf(FaqView)).toContain(
    '<p class="invisible">There are no questions and answers',
  );
});
