import { accountList, applicationList } from '@portico/contract';
import { startTestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { localDate } from '@portico/rules';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dashboard } from './dashboard.signed-in.view';

afterEach(cleanup);

const loan = { Number: '001-1', Type: 0, Balance: 100 };

async function showDashboard(
  options: TestOptions & { readonly accounts?: readonly object[] } = {},
) {
  const test = await startTestCore({
    session: true,
    configuration: {
      pages: { payment: '#/myaccount/payment', loginHistory: '#/history', applyForLoan: '/apply' },
    },
    ...options,
  });
  const Accounts = options.accounts ?? [loan];
  test.server.answerRaw(accountList, { HasNoErrors: true, Accounts });
  test.server.answerRaw(applicationList, { HasNoErrors: true, Applications: [] });
  render(
    <WidgetProvider core={test.core}>
      <Dashboard />
    </WidgetProvider>,
  );
  await screen.findByText('No applications found.');
  return test;
}

describe('the dashboard', () => {
  it('[LON-080] shows the banner image of the settings', async () => {
    await showDashboard({
      settings: {
        'globalOptions.dashboardBannerImage': 'spring.jpg',
        'globalOptions.dashboardBannerText': 'Spring in the valley',
      },
      institutionOptions: { cdnFolder: 'https://cdn.test' },
    });
    const image = screen.getByAltText('Spring in the valley');
    expect(image.getAttribute('src')).toBe('https://cdn.test/spring.jpg');
  });

  it('[LON-081] shows the rich-text info block of the settings', async () => {
    await showDashboard({ settings: { 'globalOptions.dashboardInfoText': '<em>New hours</em>' } });
    expect((await screen.findByText('New hours')).tagName).toBe('EM');
  });

  it('[LON-082] shows the info notice of the settings', async () => {
    await showDashboard({ settings: { 'globalOptions.dashboardNoticeText': 'Closed on Monday' } });
    const notice = await screen.findByText('Closed on Monday');
    expect(notice.closest('[role=status]')).not.toBeNull();
  });

  it.each([
    ['[LON-084] offers', { 'globalOptions.allowApplyForLoanOption': 'true' }, 1],
    ['[LON-085] does not offer', {}, 0],
  ])('%s Apply for a loan as the service allows it', async (_, settings, count) => {
    await showDashboard({ settings });
    expect(screen.queryAllByRole('button', { name: 'Apply for a loan' })).toHaveLength(count);
  });

  it('shows none of the three when they are not configured', async () => {
    await showDashboard();
    expect(screen.queryByRole('img', { name: /./ })).toBeNull();
    expect(document.querySelector('[part="rich-text"]')).toBeNull();
  });

  it('[LON-083] has a Make Payment button that opens the payment screen', async () => {
    await showDashboard();
    const button = await screen.findByRole('link', { name: 'Make Payment' });
    expect(button.getAttribute('href')).toBe('#/myaccount/payment');
  });

  it.each([
    ['easy-pay is disabled', { settings: { 'depositOptions.disableEZPayOption': 'true' } }],
    ['there is nothing to pay', { accounts: [{ ...loan, Type: 1 }] }],
  ])('has no Make Payment button when %s', async (_, options) => {
    await showDashboard(options);
    await screen.findByText('001-1');
    expect(screen.queryByRole('link', { name: 'Make Payment' })).toBeNull();
  });

  it.each([
    ['[ACC-083, LON-137] asks for an e-mail address when there is none', '', true],
    ['[ACC-083, LON-138] does not ask when there is one', 'maria@example.com', false],
  ])('%s', async (_, emailAddress, asks) => {
    await showDashboard({ session: { emailAddress } });
    const notice = screen.queryByText('Please add an email address in the Profile tab.');
    expect(notice !== null).toBe(asks);
  });

  it('[LON-135] shows the date and IP address of the previous login', async () => {
    const lastLoggedIn = localDate('2025-03-01');
    await showDashboard({ session: { lastLoggedIn, lastLoggedInIP: '192.0.2.7' } });
    expect(screen.getByText('Previous login 03/01/2025 from 192.0.2.7')).toBeTruthy();
  });

  it('shows no previous login on the first visit', async () => {
    await showDashboard();
    expect(screen.queryByText(/Previous login/)).toBeNull();
  });

  it('[LON-086, LON-087] lists each of the four kinds of account separately, and the applications', async () => {
    const accounts = [0, 1, 7, 9].map((Type) => ({ ...loan, Number: `00${Type}-1`, Type }));
    await showDashboard({ accounts });
    for (const { Number } of accounts) await screen.findByText(Number);
    expect(document.querySelectorAll('table')).toHaveLength(4);
  });
});
