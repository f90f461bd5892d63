import { startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SessionView } from './session/session.view';
import { SignInView } from './sign-in/sign-in.view';

/** The first screen as it is prerendered at build time, without a document. */
async function prerendered(View: ComponentType): Promise<string> {
  const { core } = await startTestCore();
  return renderToString(createElement(WidgetProvider, { core, children: createElement(View) }));
}

it('the sign-in form can be prerendered, and sends nothing before React listens', async () => {
  expect(typeof document).toBe('undefined');
  const html = await prerendered(SignInView);
  expect(html).toContain('name="username"');
  expect(html).toContain('name="password"');
  // A form with this method makes no request: no password is put into an address.
  expect(html).toMatch(/<form[^>]* method="dialog"/);
});

it('the session link can be prerendered', async () => {
  expect(await prerendered(SessionView)).toContain('Sign in');
});
