import { accountList, applicationList } from '@portico/contract';
import { startTestCore, type HistoryEntry, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { account, accountsAnswer } from '../testing/accounts-answer';
import { AccountsView } from './accounts.view';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The lists on a page of a lender's site whose loans have a page of their own. */
async function showAccounts(options: TestOptions) {
  const test = await startTestCore({
    session: true,
    configuration: { pages: { loanDetails: '/loan?account={accountNumber}' } },
    ...options,
  });
  const closed = account({ number: '2', description: 'Old loan', comment: 'CLOSED' });
  test.server.answer(accountList, accountsAnswer(account(), closed));
  test.server.answer(applicationList, { hasNoErrors: true, errors: [], applications: [] });
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  render(
    <WidgetProvider core={test.core} host={document.createElement('div')}>
      <AccountsView />
    </WidgetProvider>,
  );
  await screen.findByRole('table', { name: 'Loans' });
  return { ...test, scrollTo, user: userEvent.setup({ delay: null }) };
}

const openAccount = () => screen.findByRole('link', { name: /^Auto loan/ });

describe('Back from an account', () => {
  const entry = (): HistoryEntry => ({ href: 'http://lender.test/account', state: { theirs: 1 } });

  it('returns to the same place in the lists, with the closed accounts that were shown', async () => {
    const page = entry();
    const first = await showAccounts({ entry: page });
    await first.user.click(screen.getByLabelText('Show closed accounts'));
    vi.stubGlobal('scrollY', 640);
    await first.user.click(await openAccount());
    expect(first.assigned).toEqual(['/loan?account=001-1000001-7']);
    cleanup();

    const again = await showAccounts({ entry: page });
    expect(screen.getByText('Old loan')).toBeTruthy();
    act(() => again.clock.advance(0));
    await waitFor(() =>
      expect(again.scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' }),
    );
    expect(page.state).toMatchObject({ theirs: 1 });
  });

  it('a new visit begins at the top, with open accounts only', async () => {
    const first = await showAccounts({ entry: entry() });
    await first.user.click(screen.getByLabelText('Show closed accounts'));
    cleanup();
    const again = await showAccounts({ entry: entry() });
    act(() => again.clock.advance(0));
    expect(screen.queryByText('Old loan')).toBeNull();
    expect(again.scrollTo).not.toHaveBeenCalled();
  });

  it('keeps no account number', async () => {
    const page = entry();
    const { user } = await showAccounts({ entry: page });
    await user.click(await openAccount());
    expect(JSON.stringify(page.state)).not.toContain('001-');
  });
});

describe('[LON-151] a loan that could not be shown', () => {
  it('is explained above the lists on a lender’s page, once', async () => {
    const { core } = await startTestCore({ session: true });
    core.navigate(undefined, {
      screen: 'dashboard',
      data: { kind: 'viewError', code: 'Dispute' },
    });
    const { environment } = core;
    const storage = environment.sessionStorage;
    const stored = storage?.get('portico.screenData');
    expect(stored).toContain('Dispute');
    const test = await startTestCore({ session: true });
    test.sessionStorage.set('portico.screenData', stored ?? '');
    test.server.answer(accountList, accountsAnswer(account()));
    test.server.answer(applicationList, { hasNoErrors: true, errors: [], applications: [] });
    const view = (
      <WidgetProvider core={test.core} host={document.createElement('div')}>
        <AccountsView />
      </WidgetProvider>
    );
    render(view);
    expect((await screen.findByRole('alert')).textContent).toBe('Account is in dispute');
    cleanup();
    render(view);
    await screen.findByRole('table', { name: 'Loans' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
