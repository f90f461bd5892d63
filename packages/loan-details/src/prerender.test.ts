import { startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AccountsView } from './accounts/accounts.view';

it.each([
  ['signed out', {}, 'Sign in to see your accounts.'],
  ['signed in', { session: true } as const, 'Loading your accounts'],
])('the lists can be prerendered: %s', async (_who, options, words) => {
  expect(typeof document).toBe('undefined');
  const { core } = await startTestCore(options);
  const children = createElement(AccountsView);
  expect(renderToString(createElement(WidgetProvider, { core, children }))).toContain(words);
});
