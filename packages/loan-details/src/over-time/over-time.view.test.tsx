import { accountHistory } from '@portico/contract';
import { startTestCore, type TestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cents } from '@portico/rules';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { historyOf } from '../history/history-answers';
import { loanOverTime, type OverTimeLoan } from '../testing/loan-over-time';
import { loanOverTimeTexts } from './loan-over-time.sentences';
import OverTimeView from './over-time.view';

afterEach(cleanup);

async function show(
  { loan, history }: OverTimeLoan = loanOverTime(),
  prepare: (test: TestCore) => unknown = () => {},
  locale: 'en' | 'es' = 'en',
) {
  const test = await startTestCore({ session: true, configuration: { locale } });
  test.server.answer(accountHistory, history);
  await prepare(test);
  const navigations: unknown[] = [];
  test.core.setRouter({
    hrefFor: ({ screen: name, params }) => `#/${name}/${params?.['accountNumber']}`,
    go: (to) => navigations.push(to),
  });
  const view = render(
    <WidgetProvider core={test.core} host={document.createElement('div')}>
      <OverTimeView loan={loan} reload={() => {}} />
    </WidgetProvider>,
  );
  return { ...test, ...view, navigations, user: userEvent.setup({ delay: null }) };
}

const picture = () => screen.findByRole('img');
const nameOfPicture = async () => (await picture()).getAttribute('aria-label');
const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

describe('the balance over time', () => {
  it('[POR-090] is a picture named by a sentence, of the past and the plan', async () => {
    await show();
    expect(await nameOfPicture()).toBe(
      'Balance: $18,500.00 in May 2023, $12,514.21 today, and nothing in June 2028 as planned; with $50.00 more, in January 2028.',
    );
    expect((await picture()).textContent).toContain('Today $12,514.21');
    expect((await picture()).textContent).toContain('$20k');
    expect(screen.getByText('Balance so far')).toBeTruthy();
    expect(screen.getByText('As planned, to June 2028')).toBeTruthy();
    expect(screen.getByText('With $50.00 more, to January 2028')).toBeTruthy();
  });

  it('[POR-090] has a table behind it, with first day, ends of years, today and last payments', async () => {
    const { user } = await show();
    await picture();
    expect(screen.queryByRole('table', { name: 'Balance over time' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show as a table' }));
    const table = screen.getByRole('table', { name: 'Balance over time' });
    const rows = within(table).getAllByRole('row').map(cellsOf);
    expect(rows.map(([day]) => day)).toEqual([
      'Day',
      'May 4, 2023',
      'December 31, 2023',
      'December 31, 2024',
      'March 12, 2025',
      'December 31, 2025',
      'December 31, 2026',
      'December 31, 2027',
      'January 4, 2028',
      'June 4, 2028',
    ]);
    expect(rows[1]?.[1]).toContain('$18,500.00');
    expect(rows[4]?.[1]).toContain('$12,514.21');
    expect(rows.at(-1)?.[1]).toContain('$0.00');
    await user.click(screen.getByRole('button', { name: 'Hide the table' }));
    expect(screen.queryByRole('table', { name: 'Balance over time' })).toBeNull();
  });

  it('[POR-090] shows principal and interest of each year, past and future, with their sums', async () => {
    await show();
    const table = await screen.findByRole('table', { name: "Where each year's payments go" });
    const rows = within(table).getAllByRole('row').map(cellsOf);
    expect(rows.map(([year]) => year)).toEqual([
      'Year',
      '2023',
      '2024',
      '2025',
      '2026',
      '2027',
      '2028',
    ]);
    // 2024: twelve payments of $370.35.
    expect(rows[2]?.slice(2)).toEqual(['$3,303', '$1,141', '$13,383']);
    expect(rows.at(-1)?.at(-1)).toBe('$0');
    // Most is paid in a full year; the bar of 2023 shows its parts of that.
    const bars = [...table.querySelectorAll('tbody rect')].map((bar) => bar.getAttribute('width'));
    expect(bars.slice(0, 2)).toEqual(['40.8%', '17.1%']);
  });

  it('[POR-090] shows every payment to the end on request', async () => {
    const { user } = await show();
    await picture();
    await user.click(screen.getByRole('button', { name: 'Show every payment to the end (39)' }));
    const table = screen.getByRole('table', { name: 'Every payment to the end' });
    const rowsNow = () => within(table).getAllByRole('row').map(cellsOf);
    await waitFor(() => expect(rowsNow()).toHaveLength(40));
    const rows = rowsNow();
    expect(rows[1]?.[0]).toBe('04/04/2025');
    expect(rows[1]?.[1]).toContain('$370.35');
    expect(rows.at(-1)?.at(-1)).toContain('$0.00');
  });

  it('requests the history once, since the opening, also for another section', async () => {
    const { core, server } = await show();
    await picture();
    const { loan } = loanOverTime();
    const days = loan.details.daysSinceOpened ?? 0;
    expect(server.requestsTo(accountHistory).map(({ url }) => url)).toEqual([
      expect.stringContaining(`days=${days}&`),
    ]);
    await historyOf(core, loan.accountNumber, days).load();
    expect(server.requestsTo(accountHistory)).toHaveLength(1);
  });

  it('requests it again with reloaded details, and when the page is opened again', async () => {
    const { core, server, rerender, unmount } = await show();
    await picture();
    const { loan } = loanOverTime({ paid: 23 });
    server.answer(accountHistory, loanOverTime({ paid: 23 }).history);
    rerender(
      <WidgetProvider core={core} host={document.createElement('div')}>
        <OverTimeView loan={loan} reload={() => {}} />
      </WidgetProvider>,
    );
    await waitFor(async () => expect(await nameOfPicture()).toContain('$18,500.00 in April 2023'));
    expect(server.requestsTo(accountHistory)).toHaveLength(2);
    unmount();
    const { daysSinceOpened = 0 } = loan.details;
    expect(historyOf(core, loan.accountNumber, daysSinceOpened).state.peek().status).toBe('idle');
  });

  it('forgets the history with the session', async () => {
    const { core } = await show();
    await picture();
    const { loan } = loanOverTime();
    const status = () =>
      historyOf(core, loan.accountNumber, loan.details.daysSinceOpened ?? 0).state.peek().status;
    expect(status()).toBe('ready');
    act(() => core.endSession('loggedOut'));
    expect(status()).toBe('idle');
  });

  it('without the past begins today, says so, and tries again', async () => {
    const data = loanOverTime();
    const { server, user } = await show(data, (test) =>
      test.server.refuse(accountHistory, 'Error'),
    );
    expect(await screen.findByText('We could not load the balance so far.')).toBeTruthy();
    expect(await nameOfPicture()).toMatch(/^Balance: \$12,514\.21 today, and nothing/);
    expect(screen.getByRole('rowheader', { name: 'Rest of 2025' })).toBeTruthy();
    server.answer(accountHistory, data.history);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await nameOfPicture()).toContain('$18,500.00 in May 2023'));
    expect(screen.getByRole('rowheader', { name: '2023' })).toBeTruthy();
  });

  it('is in Spanish', async () => {
    await show(loanOverTime(), (test) => test.core.loadTexts([loanOverTimeTexts]), 'es');
    expect(await nameOfPicture()).toContain('Saldo: $18,500.00 en mayo de 2023');
    expect(screen.getByText('Pagado 5 meses antes')).toBeTruthy();
  });
});

describe('what is missing', () => {
  it.each<[string, Parameters<typeof loanOverTime>[0]]>([
    ['a line of credit', { entry: { type: 9 } }],
    [
      'a loan of unknown age and rate',
      { information: { interestRate: undefined, loanOriginationDate: undefined } },
    ],
  ])('%s has no such section', async (_, patch) => {
    const data = loanOverTime(patch);
    const { details } = data.loan;
    const loan = { ...data.loan, details: { ...details, daysSinceOpened: undefined } };
    const { container, server } = await show({ ...data, loan });
    await waitFor(() => expect(container.textContent).toBe(''));
    expect(server.requestsTo(accountHistory)).toHaveLength(0);
  });

  it.each<[string, Parameters<typeof loanOverTime>[0]]>([
    ['closed', { closed: true }],
    ['without unpaid interest in the answer', { information: { accruedInterest: undefined } }],
    ['without billing frequency', { information: { loanBillingFrequency: undefined } }],
    ['with an unknown billing frequency', { information: { loanBillingFrequency: 'Quarterly' } }],
    ['without next due date', { information: { nextPaymentDate: undefined } }],
    [
      'without installment',
      { entry: { monthlyInstallment: undefined }, information: { nextPaymentAmount: undefined } },
    ],
  ])('a loan %s shows the past only', async (_, patch) => {
    await show(loanOverTime(patch));
    expect(await nameOfPicture()).toBe('Balance: $18,500.00 in May 2023, $12,514.21 today.');
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '2023',
      '2024',
      '2025',
    ]);
    expect(screen.queryByRole('group', { name: 'What if I pay more?' })).toBeNull();
    expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /every payment/ })).toBeNull();
  });

  it('a history that lacks payments is not counted by year', async () => {
    const data = loanOverTime();
    await show({ ...data, history: { ...data.history, list: data.history.list.slice(0, 5) } });
    expect(await nameOfPicture()).toContain('in November 2024');
    expect(screen.getByRole('rowheader', { name: 'Rest of 2025' })).toBeTruthy();
    expect(screen.queryByRole('rowheader', { name: '2024' })).toBeNull();
  });

  it('a payment below the interest is explained', async () => {
    await show(loanOverTime({ entry: { monthlyInstallment: cents(5_000) } }));
    expect(
      await screen.findByText(/A payment of \$50\.00 does not cover the interest/),
    ).toBeTruthy();
    expect(await nameOfPicture()).not.toContain('nothing');
    expect(screen.queryByRole('group', { name: 'What if I pay more?' })).toBeNull();
  });

  it('a payment of cents is explained', async () => {
    await show(
      loanOverTime({ entry: { monthlyInstallment: cents(100) }, information: { interestRate: 0 } }),
    );
    expect(await screen.findByText(/not paid off within 60 years/)).toBeTruthy();
  });

  it('with one payment to go, nothing is offered to save', async () => {
    const balance = cents(30_000);
    const data = loanOverTime({ information: { balance, accruedInterest: cents(0) } });
    await show({ ...data, history: { ...data.history, list: [] } });
    expect(await nameOfPicture()).toContain('nothing in April 2025 as planned');
    expect(screen.queryByRole('group', { name: 'What if I pay more?' })).toBeNull();
  });
});
