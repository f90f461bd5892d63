import { accountList, applicationList, branchInfo, type Call } from '@portico/contract';
import { settle, startTestCore, type TestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { portalRoutes } from './portal.routes';
import { Portal } from './portal.view';

afterEach(cleanup);

const accounts = { HasNoErrors: true, Accounts: [] };
const applications = { HasNoErrors: true, Applications: [] };
const settings = { 'globalOptions.useBranchLocatorOption': 'true' };

/** A signed-in portal at an address; `prepare` sets what fails. */
async function open(path: string, call: Call, prepare: (test: TestCore) => void) {
  window.history.replaceState(null, '', `#/myaccount/${path}`);
  const test = await startTestCore({ session: true, settings });
  test.server.answerRaw(accountList, accounts);
  test.server.answerRaw(applicationList, applications);
  prepare(test);
  render(
    <WidgetProvider core={test.core}>
      <Portal routes={portalRoutes} />
    </WidgetProvider>,
  );
  await screen.findByRole('button', { name: 'Logout' });
  await waitFor(() => expect(test.server.requestsTo(call)).not.toHaveLength(0));
  // The clock is advanced past the limit of an import.
  await act(() => vi.dynamicImportSettled());
  await act(settle);
  return { ...test, user: userEvent.setup({ delay: null }) };
}

const faults: readonly (readonly [string, (test: TestCore, call: Call) => void])[] = [
  ['cannot be reached', ({ server }, call) => server.drop(call)],
  ['answers 500', ({ server }, call) => server.answerRaw(call, '', 500)],
  ['answers nothing', ({ server }, call) => server.answerRaw(call, '')],
  ['answers a web page', ({ server }, call) => server.answerRaw(call, '<html>Busy</html>')],
  ['does not answer for 30 seconds', ({ server }, call) => void server.hold(call)],
];
const screens: readonly (readonly [string, string, Call, unknown])[] = [
  ['the accounts', 'dashboard', accountList, accounts],
  ['the applications', 'dashboard', applicationList, applications],
  ['the payment', 'payment', accountList, accounts],
  ['the branches', 'locations', branchInfo, []],
];

describe('an API that is down', () => {
  it.each(screens.flatMap((one) => faults.map((fault) => [...one, ...fault] as const)))(
    '[POR-050] %s at %s: shows an error with a retry, and the borrower stays signed in',
    async (_what, path, call, good, _how, fail) => {
      const { clock, server, core, user } = await open(path, call, (test) => fail(test, call));
      act(() => clock.advance(30_000));
      const alerts = await screen.findAllByRole('alert');
      expect(alerts.length).toBeGreaterThan(0);
      expect(core.session.value).toBeDefined();
      expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
      server.answerRaw(call, good);
      const [retry] = screen.getAllByRole('button', { name: /again|retry/i });
      await user.click(retry ?? document.body);
      await act(settle);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it.each(screens)(
    '[POR-050] %s at %s: shows that it is loading while the answer is slow',
    async (...one) => {
      const [, path, call] = one;
      await open(path, call, ({ server }) => void server.hold(call));
      expect(screen.queryByRole('alert')).toBeNull();
      const said = () =>
        [...document.querySelectorAll('[role=status], [aria-live]')].map(
          (node) => node.getAttribute('aria-label') ?? node.textContent,
        );
      await waitFor(() => expect(said().join()).toMatch(/loading/i));
      expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
    },
  );
});
