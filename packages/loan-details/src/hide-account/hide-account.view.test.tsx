import { accountList, hideAccount } from '@portico/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { accountsAnswer } from '../testing/accounts-answer';
import { showLoan } from '../testing/show-loan';

afterEach(cleanup);

const dialog = () => screen.queryByRole('dialog');
const opener = () => screen.queryByRole('button', { name: 'Hide From Web' });
const loan = 'Auto loan 001-1000001-7';

/** The page of a loan, with the dialog that asks. */
async function ask() {
  const shown = await showLoan();
  await shown.user.click(await screen.findByRole('button', { name: 'Hide From Web' }));
  await screen.findByText(/will not be shown on this website any more/);
  return shown;
}

const confirmButton = () =>
  within(dialog() ?? document.body).getByRole('button', { name: 'Hide From Web' });

type Asked = Awaited<ReturnType<typeof ask>>;

describe('Hide From Web', () => {
  it('[LON-337] opens a dialog 500 px wide that says what it means, and sends nothing', async () => {
    const { server } = await ask();
    expect(dialog()?.style.getPropertyValue('--p-width')).toBe('calc(500 / 16 * var(--p-rem))');
    expect(dialog()?.textContent).toContain(`${loan} will not be shown on this website any more.`);
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
    await user.dblClick(confirmButton());
    await waitFor(() => expect(dialog()?.textContent).toContain(`${loan} is hidden from the web.`));
    const requests = server.requestsTo(hideAccount);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      body: { AccountNumber: '001-1000001-7' },
    });
    expect(requests[0]?.url).toMatch(/\/api\/Account\/ShowHideAccount$/);
  });

  it('[LON-340, LON-341, LON-342, PAY-031] closes after four seconds, goes to the dashboard and requests what is left', async () => {
    const { server, user, clock, navigations } = await ask();
    await user.click(confirmButton());
    await waitFor(() => expect(dialog()?.textContent).toContain(`${loan} is hidden from the web.`));
    act(() => clock.advance(3_999));
    expect(dialog()).not.toBeNull();
    expect(server.requestsTo(accountList)).toHaveLength(1);
    act(() => clock.advance(1));
    expect(dialog()).toBeNull();
    expect(navigations).toMatchObject([{ screen: 'dashboard' }]);
    await waitFor(() => expect(server.requestsTo(accountList)).toHaveLength(2));
  });

  it.each([
    ['refused', ({ server }: Asked) => server.refuse(hideAccount, 'Error'), ''],
    [
      'without an answer',
      ({ server }: Asked) => server.refuse(hideAccount, 'x', 500),
      ' We got no answer, and this is not done so far. You can safely try again.',
    ],
  ])('[LON-344, LON-345] %s says so and stays', async (_, fail, known) => {
    const shown = await ask();
    fail(shown);
    await shown.user.click(confirmButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      `An error occurred attempting to hide this account from the web.${known}`,
    );
    act(() => shown.clock.advance(10_000));
    expect(dialog()).not.toBeNull();
    expect(shown.navigations).toEqual([]);
  });

  it('without an answer is done, if the account is no longer listed', async () => {
    const shown = await ask();
    shown.server.drop(hideAccount);
    shown.server.answer(accountList, accountsAnswer());
    await shown.user.click(confirmButton());
    expect(await screen.findByText(/is hidden from the web\.$/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not offered where the lender removes it', async () => {
    await showLoan({ settings: { 'loanOptions.hideHideFromWebOption': 'true' } });
    await screen.findByRole('heading', { name: 'Loan history' });
    expect(opener()).toBeNull();
  });
});
