import { startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FaqView } from './faq/faq.view';
import { MessagesView } from './messages/messages.view';

it.each([
  ['the FAQ', FaqView, 'Frequently Asked Questions'],
  ['the message form', MessagesView, 'Compose Message'],
])('%s can be made before there is a page', async (_what, view, words) => {
  expect(typeof document).toBe('undefined');
  const { core } = await startTestCore();
  const children = createElement(view);
  expect(renderToString(createElement(WidgetProvider, { core, children }))).toContain(words);
});
