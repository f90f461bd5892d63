import { accountList, applicationList, hideAccount } from '@portico/contract';
import { startTestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { AccountsView } from '../accounts/accounts.view';
import { account, accountsAnswer } from '../testing/accounts-answer';
// Fetched on demand; here already, so that no test waits for it to be compiled.
import './hide-account.view';

configure({ defaultHidden: true });
afterEach(cleanup);

const auto = account({ number: '001-1000001-7', description: 'Auto loan' });
const old = account({ number: '001-1000002-4', description: 'Old loan', comment: 'CLOSED' });
const good = { hasNoErrors: true, errors: [] };

async function showAccounts(accounts = [auto, old], options: TestOptions = {}) {
  const test = await startTestCore({ session: true, ...options });
  test.server.answer(accountList, accountsAnswer(...accounts));
  test.server.answer(applicationList, { ...good, applications: [] });
  test.server.answer(hideAccount, good);
  const navigations: unknown[] = [];
  test.core.setRouter({
    hrefFor: ({ screen: name }) => `#/${name}`,
    go: (to) => navigations.push(to),
  });
  render(
    <WidgetProvider core={test.core} host={document.createElement('div')}>
      <AccountsView />
    </WidgetProvider>,
  );
  await screen.findByRole('table', { name: 'Loans' });
  return { ...test, navigations, user: userEvent.setup({ delay: null }) };
}

const opener = () => screen.queryAllByRole('button', { name: 'Hide From Web' })[0];
const dialog = () => screen.queryByRole('dialog');
const confirmButton = () => screen.queryAllByRole('button', { name: 'Hide From Web' }).at(-1);
const select = () => screen.findByRole('combobox', { name: 'Account' });

/** The dialog asks about the auto loan. */
async function ask(accounts?: Parameters<typeof showAccounts>[0]) {
  const shown = await showAccounts(accounts);
  await shown.user.click(opener() ?? document.body);
  await shown.user.selectOptions(await select(), auto.number);
  return shown;
}

describe('Hide From Web', () => {
  it('[LON-337] opens a dialog 500 px wide that says what it means, and sends nothing', async () => {
    const { server } = await ask();
    expect(dialog()?.style.getPropertyValue('--p-width')).toBe('500px');
    expect(dialog()?.textContent).toContain(
      'Auto loan 001-1000001-7 will not be shown on this website any more.',
    );
    expect(dialog()?.textContent).toContain('You cannot make it visible again here.');
    expect(server.requestsTo(hideAccount)).toHaveLength(0);
  });

  it('[LON-338] cancelled closes it, sends nothing and stays', async () => {
    const { server, user, navigations } = await ask();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(dialog()).toBeNull();
    expect(server.requestsTo(hideAccount)).toHaveLength(0);
    expect(navigations).toEqual([]);
  });

  it('[LON-339] confirmed sends POST /api/Account/ShowHideAccount with AccountNumber', async () => {
    const { server, user } = await ask();
    await user.dblClick(confirmButton() ?? document.body);
    await screen.findByText('Auto loan 001-1000001-7 is hidden from the web.');
    const requests = server.requestsTo(hideAccount);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      body: { AccountNumber: '001-1000001-7' },
    });
    expect(requests[0]?.url).toMatch(/\/api\/Account\/ShowHideAccount$/);
  });

  it('[LON-340, LON-341, LON-342, PAY-031] closes after four seconds, goes to the dashboard and lists what is left', async () => {
    const { server, user, clock, navigations } = await ask();
    await user.click(confirmButton() ?? document.body);
    await screen.findByText('Auto loan 001-1000001-7 is hidden from the web.');
    act(() => clock.advance(3_999));
    expect(dialog()).not.toBeNull();
    expect(server.requestsTo(accountList)).toHaveLength(1);
    server.answer(accountList, accountsAnswer(old));
    act(() => clock.advance(1));
    expect(dialog()).toBeNull();
    expect(navigations).toMatchObject([{ screen: 'dashboard' }]);
    await waitFor(() => expect(screen.queryByText('Auto loan')).toBeNull());
    expect(server.requestsTo(accountList)).toHaveLength(2);
  });

  it.each([
    [
      'refused',
      (test: Awaited<ReturnType<typeof ask>>) => test.server.refuse(hideAccount, 'Error'),
    ],
    ['down', (test: Awaited<ReturnType<typeof ask>>) => test.server.refuse(hideAccount, 'x', 500)],
  ])('[LON-344, LON-345] %s says so and stays', async (_, fail) => {
    const shown = await ask();
    fail(shown);
    await shown.user.click(confirmButton() ?? document.body);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'An error occurred attempting to hide this account from the web.',
    );
    act(() => shown.clock.advance(10_000));
    expect(dialog()).not.toBeNull();
    expect(shown.navigations).toEqual([]);
  });

  it('asks which account, and shows an error next to the list', async () => {
    const { server, user } = await showAccounts();
    await user.click(opener() ?? document.body);
    await select();
    await user.click(confirmButton() ?? document.body);
    expect(screen.getByText('Select the account to hide.')).toBeTruthy();
    expect(document.activeElement).toBe(await select());
    expect(server.requestsTo(hideAccount)).toHaveLength(0);
  });

  it('preselects the only account', async () => {
    const { user } = await showAccounts([auto]);
    await user.click(opener() ?? document.body);
    await screen.findByText(/will not be shown on this website any more/);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is not offered where the lender removes it', async () => {
    await showAccounts([auto], { settings: { 'loanOptions.hideHideFromWebOption': 'true' } });
    expect(opener()).toBeUndefined();
  });
});
