import {
  accountDocuments,
  accountList,
  applicationList,
  customerDocuments,
  profile,
} from '@portico/contract';
import { aLoan, answers } from '@portico/contract/fixtures';
import { settle, startTestCore, type TestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Fetched on demand; here already, so that no test waits for it to be compiled.
import '../screens/accounts/document-center';
import '../screens/accounts/documents';
import { portalRoutes } from './portal.routes';
import { Portal } from './portal.view';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const loan = aLoan({ number: '001-1', description: 'Auto loan' });
const accounts = { ...answers.accountList(), accounts: [loan] };
const wireAccounts = { HasNoErrors: true, Accounts: [{ Number: '001-1', Type: 0 }] };

async function showPortal(hash: string, prepare: (test: TestCore) => void = () => undefined) {
  window.history.replaceState(null, '', hash);
  const test = await startTestCore({ session: true });
  const { server } = test;
  server.answer(accountList, accounts);
  server.answer(applicationList, { hasNoErrors: true, errors: [], applications: [] });
  server.answer(profile, answers.profile());
  server.answer(accountDocuments, answers.accountDocuments());
  server.answer(customerDocuments, answers.customerDocuments());
  prepare(test);
  render(
    <WidgetProvider core={test.core}>
      <Portal routes={portalRoutes} />
    </WidgetProvider>,
  );
  return test;
}

const center = '#/myaccount/document-center';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);

it('[LON-030, LON-421, LON-422] myaccount/documents opens the draft agreements and the documents of an account', async () => {
  await showPortal('#/myaccount/documents');
  await title('Documents');
  expect(await screen.findByRole('heading', { name: 'Draft agreements' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Documents of Auto loan 001-1' })).toBeTruthy();
});

it('[LON-031] myaccount/document-center opens the document center', async () => {
  await showPortal(center);
  await title('Document Center');
  expect(tabs()).toEqual(['Account Documents', 'Profile Documents', 'Applications Documents']);
});

describe('[LON-032] the document center is shown', () => {
  type Held = ReturnType<TestCore['server']['hold']>;

  it.each([
    ['accounts first', ['accounts', 'profile']],
    ['profile first', ['profile', 'accounts']],
  ] as const)('once the accounts and the profile have been loaded: %s', async (_, order) => {
    const held: { accounts?: Held; profile?: Held } = {};
    await showPortal(center, ({ server }) => {
      held.accounts = server.hold(accountList);
      held.profile = server.hold(profile);
    });
    const bodies = { accounts: wireAccounts, profile: { HasNoErrors: true } };
    for (const name of order) {
      await act(settle);
      expect(tabs()).toEqual([]);
      held[name]?.release(bodies[name]);
    }
    await title('Document Center');
    expect(tabs()).toHaveLength(3);
  });

  it('also where the profile cannot be loaded', async () => {
    await showPortal(center, ({ server }) => server.drop(profile));
    await title('Document Center');
    expect(tabs()).toHaveLength(3);
  });
});
