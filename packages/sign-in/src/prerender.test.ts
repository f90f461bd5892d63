import { startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SessionView } from './session/session.view';
import { SignInView } from './sign-in/sign-in.view';

/** The first screen as it is made at build time, where there is no document. */
async function prerendered(View: ComponentType): Promise<string> {
  const { core } = await startTestCore();
  return renderToString(createElement(WidgetProvider, { core, children: createElement(View) }));
}

it('the sign-in form can be made before there is a page, and is safe before React listens', async () => {
  expect(typeof document).toBe('undefined');
  const html = await prerendered(SignInView);
  expect(html).toContain('name="username"');
  expect(html).toContain('name="password"');
  // A form of this method sends nothing anywhere by itself: no password ends up in an address.
  expect(html).toMatch(/<form[^>]* method="dialog"/);
});

it('the session link can be made before there is a page', async () => {
  expect(await prerendered(SessionView)).toContain('Sign in');
});
