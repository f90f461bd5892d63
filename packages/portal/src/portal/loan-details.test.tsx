import {
  accountDetails,
  accountList,
  applicationList,
  logout,
  updateAddress,
} from '@portico/contract';
import { aDeposit, aLineOfCredit, aLoan, anInvestment, answers } from '@portico/contract/fixtures';
import {
  loseCode,
  settle,
  startTestCore,
  type TestCore,
  type TestOptions,
} from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { portalRoutes } from './portal.routes';
import { Portal } from './portal.view';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const loan = aLoan({ description: 'Auto loan' });
const loanHash = `#/myaccount/loanDetails/${loan.number}`;
const question = 'There are unsaved changes on the page, are you sure you want to continue?';

type Options = TestOptions & {
  readonly prepare?: (test: TestCore) => void;
};

async function showPortal(hash: string, { prepare, ...options }: Options = {}) {
  window.history.replaceState(null, '', hash);
  const { history, location } = window;
  const test = await startTestCore({
    session: true,
    location: {
      href: () => location.href,
      state: (): unknown => history.state,
      replace: (href, state) => history.replaceState(state, '', href),
    },
    ...options,
  });
  const accounts = [loan, aLineOfCredit(), aDeposit(), anInvestment()];
  test.server.answer(accountList, { ...answers.accountList(), accounts });
  test.server.answer(accountDetails, answers.accountDetails());
  test.server.answer(applicationList, {
    ...answers.applicationList(),
    applications: [{ applicationNumber: 'A-100', status: 'In review' }],
  });
  test.server.answer(updateAddress, answers.updateAddress());
  test.server.answer(logout, answers.logout());
  prepare?.(test);
  vi.stubGlobal('scrollTo', vi.fn());
  render(
    <WidgetProvider core={test.core}>
      <Portal routes={portalRoutes} />
    </WidgetProvider>,
  );
  return { ...test, user: userEvent.setup({ delay: null }) };
}

const loanPage = () => screen.findByRole('heading', { level: 1, name: 'Loan details' });
const dashboard = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' });
const city = () => screen.findByLabelText<HTMLInputElement>('City');
const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));
const dialog = () => screen.queryByRole('dialog', { hidden: true });

describe('the rows of the dashboard', () => {
  const deposit = 'myaccount/deposits/depositDetails';

  it.each([
    ['[LON-113]', loan.number, 'false', `myaccount/loanDetails/${loan.number}`],
    [
      '[LON-114]',
      aLineOfCredit().number,
      'false',
      `myaccount/loanDetails/${aLineOfCredit().number}`,
    ],
    ['[LON-117]', aDeposit().number, 'false', `${deposit}/${aDeposit().number}`],
    ['[LON-117]', aDeposit().number, 'true', `${deposit}/${aDeposit().number}`],
    ['[LON-118]', anInvestment().number, 'false', `${deposit}/${anInvestment().number}`],
    ['[LON-118]', anInvestment().number, 'true', `${deposit}/${anInvestment().number}`],
    ['[LON-119]', 'A-100', 'false', 'myaccount/applicationdetails/A-100'],
  ])('%s the row of %s, with disableEZPayOption %s, opens %s', async (_id, name, value, path) => {
    const settings = { 'depositOptions.disableEZPayOption': value };
    const { user } = await showPortal('#/myaccount/dashboard', { settings });
    const row = await screen.findByRole('rowheader', { name: new RegExp(name) });
    // Another link of a loan leads to its statements.
    await user.click(
      within(row).getByRole('link', { name: new RegExp(`^(?!Statements).*${name}`) }),
    );
    await waitFor(() => expect(window.location.hash).toBe(`#/${path}`));
  });

  it('are returned to by Back: the same place, with the closed accounts that were shown', async () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    const { user } = await showPortal('#/myaccount/dashboard');
    await user.click(await screen.findByLabelText('Show closed accounts'));
    vi.stubGlobal('scrollY', 420);
    await user.click(await screen.findByRole('link', { name: /^Auto loan/ }));
    await loanPage();
    window.history.back();
    await dashboard();
    expect(screen.getByLabelText<HTMLInputElement>('Show closed accounts').checked).toBe(true);
    await waitFor(() =>
      expect(scrollTo).toHaveBeenLastCalledWith({ top: 420, behavior: 'instant' }),
    );
  });
});

describe('a loan that cannot be shown', () => {
  it.each([
    ['[LON-151, LON-186]', 'Error', 'An error occurred trying to retrieve account information'],
    ['[LON-181]', 'LoanLockedPayoff', 'Account loan is locked for pay off'],
    ['[LON-182]', 'Dispute', 'Account is in dispute'],
    ['[LON-183]', 'NoPaymentOnline', /cannot be paid online.*contact your financial institution/],
    ['[LON-184]', 'NoAchPayment', /from a bank account.*contact your financial institution/],
    ['[LON-185]', 'NightError', /about 15 minutes/],
  ])('%s with the code %s leads to the dashboard, which says: %s', async (_id, code, sentence) => {
    await showPortal(loanHash, { prepare: ({ server }) => server.refuse(accountDetails, code) });
    await dashboard();
    expect(window.location.hash).toBe('#/myaccount/dashboard');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(within(screen.getByRole('alert')).getByText(sentence)).toBeTruthy();
  });

  it('[LON-579] says so on the dashboard until the next navigation', async () => {
    const { user } = await showPortal(loanHash, {
      prepare: ({ server }) => server.refuse(accountDetails, 'Dispute'),
    });
    await dashboard();
    expect(within(screen.getByRole('alert')).getByText('Account is in dispute')).toBeTruthy();
    await user.click(navigation().getByText('Profile'));
    await waitFor(() => expect(window.location.hash).toBe('#/myaccount/profile'));
    await user.click(navigation().getByText('Dashboard'));
    await dashboard();
    expect(screen.queryByText('Account is in dispute')).toBeNull();
  });

  it('[LON-152] leads to the dashboard where the address has no account number', async () => {
    const { server } = await showPortal('#/myaccount/loanDetails');
    await dashboard();
    expect(screen.getByRole('alert').textContent).toBe(
      'An error occurred trying to retrieve account information',
    );
    expect(server.requestsTo(accountDetails)).toHaveLength(0);
  });
});

/** The loan's page with a city that is not saved. */
async function withChanges(options: Options = {}) {
  const portal = await showPortal(loanHash, options);
  const input = await city();
  await portal.user.type(input, '!');
  return { ...portal, input };
}

describe('leaving a loan with unsaved changes', () => {
  it('[LON-505] does not ask where nothing is changed', async () => {
    const { user } = await showPortal(loanHash);
    await city();
    await user.click(navigation().getByText('Dashboard'));
    await dashboard();
    expect(dialog()).toBeNull();
  });

  it('[ACC-022, LON-505, LON-508, LON-514] asks first, in a dialog 350 px wide with No and Yes', async () => {
    const { user } = await withChanges();
    await user.click(navigation().getByText('Dashboard'));
    await screen.findByText(question);
    expect(dialog()?.style.getPropertyValue('--p-width')).toBe('calc(350 / 16 * var(--p-rem))');
    expect(screen.getByText('No')).toBeTruthy();
    expect(screen.getByText('Yes')).toBeTruthy();
    expect(window.location.hash).toBe(loanHash);
  });

  it('stays and says so where it cannot ask, and asks at the next press', async () => {
    const { user, input, core } = await withChanges();
    const findCode = loseCode(core);
    await user.click(navigation().getByText('Dashboard'));
    // Sections of the loan that are not loaded yet say their own.
    const problem = await screen.findByText('This could not be opened. Please try again.');
    expect(problem.closest('[role=alert]')).toBeTruthy();
    expect(window.location.hash).toBe(loanHash);
    expect(input.value).toBe('Cedar Rapids!');
    findCode();
    await user.click(navigation().getByText('Dashboard'));
    await screen.findByText(question);
    await user.click(screen.getByText('No'));
    expect(problem.isConnected).toBe(false);
  });

  it('[ACC-061, LON-509] No stays and keeps what is entered', async () => {
    const { user, input, core } = await withChanges();
    await user.click(navigation().getByText('Dashboard'));
    await user.click(await screen.findByText('No'));
    expect(window.location.hash).toBe(loanHash);
    expect(input.value).toBe('Cedar Rapids!');
    expect(core.unsaved.value).toBe(true);
  });

  it('[LON-510] Yes clears the flag and continues', async () => {
    const { user, core } = await withChanges();
    await user.click(navigation().getByText('Dashboard'));
    await user.click(await screen.findByText('Yes'));
    await dashboard();
    expect(core.unsaved.value).toBe(false);
    expect(window.location.hash).toBe('#/myaccount/dashboard');
  });

  it('[LON-503, LON-505] does not ask once they are saved', async () => {
    const { user } = await withChanges();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Address saved');
    await user.click(navigation().getByText('Dashboard'));
    await dashboard();
  });

  it('asks again for a change after the flag was cleared on a page that stays', async () => {
    const { user, core, input } = await withChanges();
    act(() => {
      core.unsaved.value = false;
    });
    await user.type(input, '!');
    expect(core.unsaved.value).toBe(true);
  });

  it('[LON-511, LON-513] Logout asks the same question, and Yes logs out', async () => {
    const { user, core } = await withChanges();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByText(question);
    expect(screen.queryByText('Are you sure you want to logout?')).toBeNull();
    await user.click(screen.getByText('Yes'));
    await waitFor(() => expect(core.session.value).toBeUndefined());
  });

  it('[LON-512] Logout asks the plain question where nothing is changed', async () => {
    const { user } = await showPortal(loanHash);
    await city();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByText('Are you sure you want to logout?');
    expect(screen.queryByText(question)).toBeNull();
  });
});

describe('closing the window on a loan with unsaved changes', () => {
  const leave = (events: EventTarget) => {
    const event = new Event('beforeunload', { cancelable: true });
    events.dispatchEvent(event);
    return event;
  };
  const enabled = { 'globalOptions.leaveWarningOption': 'true' };

  it('[LON-515] warns where the leave warning is enabled', async () => {
    const { events } = await withChanges({ settings: enabled });
    await act(settle);
    expect(leave(events).defaultPrevented).toBe(true);
  });

  it.each([
    ['[LON-517] where it is disabled', { 'globalOptions.leaveWarningOption': 'false' }],
    ['[LON-517] where it is not set', {}],
  ])('does not warn %s', async (_, settings) => {
    const { events } = await withChanges({ settings });
    await act(settle);
    expect(leave(events).defaultPrevented).toBe(false);
  });

  it('[LON-515] does not warn where nothing is changed', async () => {
    const { events } = await showPortal(loanHash, { settings: enabled });
    await city();
    await act(settle);
    expect(leave(events).defaultPrevented).toBe(false);
  });
});
