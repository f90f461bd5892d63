import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dashboard, mainNavigation, showPortal } from '../testing/show-portal';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

const loan = { Number: '001-1', Type: 0, Balance: 100 };
const deposit = { Number: '002-1', Type: 1, Balance: 100 };

describe('the navigation', () => {
  it('[ACC-033, ACC-034, ACC-045] lists Dashboard and Profile, with Logout next to the list, for every borrower', async () => {
    await showPortal({ hash: '#/myaccount/dashboard', session: true, accounts: [] });
    await dashboard();
    for (const name of ['Dashboard', 'Profile']) {
      expect(mainNavigation().getByRole('link', { name })).toBeTruthy();
    }
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });

  it.each([
    ['[ACC-036] a loan', [loan], {}, true],
    ['[ACC-036] a line of credit', [{ ...loan, Type: 9 }], {}, true],
    ['[ACC-036] neither', [deposit], {}, false],
    ['[ACC-036] no account', [], {}, false],
    [
      '[ACC-035] a loan, easy-pay disabled',
      [loan],
      { 'depositOptions.disableEZPayOption': 'true' },
      false,
    ],
  ])('with %s', async (_, accounts, settings, expected) => {
    await showPortal({ hash: '#/myaccount/dashboard', session: true, accounts, settings });
    await dashboard();
    expect(mainNavigation().queryByText('Make payment') !== null).toBe(expected);
  });

  const items = (list: HTMLElement) =>
    within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const bar = () => screen.getByRole('navigation', { name: 'Menu' });

  it('[ACC-032] has the same items in the mobile menu, in the same order', async () => {
    const { user } = await showPortal({ hash: '#/myaccount/dashboard', session: true });
    await dashboard();
    const more = within(bar()).getByRole('button', { name: 'More' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await user.click(more);
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(items(menu)).toEqual(items(screen.getByRole('navigation', { name: 'Main' })));
    expect(items(menu)).toEqual([
      ['Dashboard', '#/myaccount/dashboard'],
      ['Make payment', '#/myaccount/payment/001-1'],
      ['Messages', '#/myaccount/messages'],
      ['Profile', '#/myaccount/profile'],
    ]);
    await user.click(within(menu).getByText('Make payment'));
    await screen.findByRole('heading', { level: 1, name: 'Make a payment' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['all', [loan], {}, ['Dashboard', 'Pay', 'Documents']],
    ['nothing to pay', [deposit], {}, ['Dashboard', 'Documents', 'Messages']],
    [
      'nothing to pay and no messages',
      [deposit],
      { 'globalOptions.hideContactUsOption': 'true' },
      ['Dashboard', 'Documents', 'Profile'],
    ],
  ])('on the bar of a phone has the first items that are on: %s', async (...row) => {
    const [, accounts, settings, expected] = row;
    await showPortal({
      hash: '#/myaccount/dashboard',
      session: true,
      accounts,
      settings: { 'globalOptions.useDocumentCenterOption': 'true', ...settings },
    });
    await dashboard();
    await waitFor(() => expect(items(bar()).map(([name]) => name)).toEqual(expected));
    const [first] = within(bar()).getAllByRole('link');
    expect(first?.getAttribute('aria-current')).toBe('page');
  });

  it('opens the screen, marks its item, and moves the focus to its heading', async () => {
    const { user } = await showPortal({ hash: '#/myaccount/dashboard', session: true });
    const first = await dashboard();
    expect(document.activeElement).not.toBe(first);
    await user.click(mainNavigation().getByText('Make payment'));
    const name = await screen.findByRole('heading', { level: 1, name: 'Make a payment' });
    expect(window.location.hash).toBe('#/myaccount/payment/001-1');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(mainNavigation().getByText('Make payment').getAttribute('aria-current')).toBe('page');
  });

  it('does not open the screen when the lender’s page cancels the event', async () => {
    const { user, host } = await showPortal({ hash: '#/myaccount/dashboard', session: true });
    host.addEventListener('portico-navigate', (event) => event.preventDefault());
    await dashboard();
    await user.click(mainNavigation().getByText('Make payment'));
    expect(window.location.hash).toBe('#/myaccount/dashboard');
  });
});
