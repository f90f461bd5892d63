import { startTestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { BranchLocatorView } from '@portico/branch-locator';
import { DocumentCenterView } from '@portico/document-center';
import { AccountsView, LoanDetailsView } from '@portico/loan-details';
import { FaqView, MessagesView } from '@portico/messages';
import { ContactChangeView, LoginHistoryView } from '@portico/profile';
import { SessionView, SignInView } from '@portico/sign-in';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

/** A first screen as it is prerendered at build time, without a document. */
async function prerender(View: ComponentType, options?: TestOptions): Promise<string> {
  expect(typeof document).toBe('undefined');
  const { core } = await startTestCore(options);
  return renderToString(createElement(WidgetProvider, { core, children: createElement(View) }));
}

it.each<[string, ComponentType, TestOptions, string]>([
  ['the branch locator', BranchLocatorView, {}, 'Find the closest branch'],
  ['the accounts, signed out', AccountsView, {}, 'Sign in to see your accounts.'],
  ['the accounts, signed in', AccountsView, { session: true }, 'Loading your accounts'],
  ['the loan, signed out', LoanDetailsView, {}, 'Sign in to see your loan.'],
  ['the contact change, signed out', ContactChangeView, {}, 'Sign in to ask for a change'],
  ['the contact change, signed in', ContactChangeView, { session: true }, 'Change Address'],
  ['the sign-ins, signed out', LoginHistoryView, {}, 'Sign in to see your sign-ins.'],
  ['the sign-ins, signed in', LoginHistoryView, { session: true }, 'Loading your sign-ins'],
  ['the documents, signed out', DocumentCenterView, {}, 'Documents are shown after you sign in.'],
  ['the documents, signed in', DocumentCenterView, { session: true }, 'data-skeleton'],
  ['the FAQ', FaqView, {}, 'Frequently Asked Questions'],
  ['the message form', MessagesView, {}, 'Compose Message'],
  ['the session link', SessionView, {}, 'Sign in'],
])('%s can be prerendered', async (_, View, options, text) => {
  expect(await prerender(View, options)).toContain(text);
});

it('the prerendered FAQ does not show that it is empty', async () => {
  expect(await prerender(FaqView)).toContain(
    '<p class="invisible">There are no questions and answers',
  );
});

it('the sign-in form can be prerendered, and sends nothing before hydration', async () => {
  const html = await prerender(SignInView);
  expect(html).toContain('name="username"');
  expect(html).toContain('name="password"');
  // A form with this method makes no request: no password is put into an address.
  expect(html).toMatch(/<form[^>]* method="dialog"/);
});
