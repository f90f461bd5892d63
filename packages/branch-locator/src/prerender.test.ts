import { startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BranchLocatorView } from './branch-locator/branch-locator.view';

it('the branch locator can be prerendered', async () => {
  expect(typeof document).toBe('undefined');
  const { core } = await startTestCore();
  const children = createElement(BranchLocatorView);
  const drawn = renderToString(createElement(WidgetProvider, { core, children }));
  expect(drawn).toContain('Find the closest branch');
});
