import { accountList, applicationList } from '@portico/contract';
import { startTestCore, type TestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cents, localDate } from '@portico/rules';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { accountsAnswer } from '../../testing/accounts-answer';
import { AccountsView } from '../accounts.view';

afterEach(cleanup);

const application = {
  applicationNumber: 'A-100',
  status: 'In review',
  amountRequested: cents(1_000_000),
  amountApproved: cents(900_000),
  lastModified: localDate('2025-03-01'),
  fundsExpected: localDate('2025-03-20'),
  office: 'Cedar Valley',
};

async function showApplications(prepare: (test: TestCore) => void) {
  const test = await startTestCore({ session: true });
  test.server.answer(accountList, accountsAnswer());
  prepare(test);
  const navigations: unknown[] = [];
  test.core.setRouter({
    hrefFor: ({ screen: name, params }) => `#/${name}/${params?.['applicationNumber'] ?? ''}`,
    go: (to) => void navigations.push(to),
  });
  render(
    <WidgetProvider core={test.core}>
      <AccountsView />
    </WidgetProvider>,
  );
  return { ...test, navigations, user: userEvent.setup() };
}

const listing =
  (...applications: (typeof application)[]) =>
  ({ server }: TestCore) =>
    server.answer(applicationList, { hasNoErrors: true, errors: [], applications });

describe('the applications', () => {
  it('[LON-087] have a section of their own', async () => {
    await showApplications(listing());
    expect(screen.getByRole('heading', { name: 'Applications' })).toBeTruthy();
  });

  it('[LON-130] are fetched for the last 30 days', async () => {
    const { server } = await showApplications(listing(application));
    await screen.findByRole('table', { name: 'Applications' });
    expect(server.requestsTo(applicationList)).toMatchObject([
      {
        method: 'GET',
        url: expect.stringMatching(/\/api\/Application\/GetList\?numDaysToRetrieve=30$/),
      },
    ]);
  });

  it('[LON-131] show the data of an entry', async () => {
    await showApplications(({ server }) =>
      server.answerRaw(applicationList, {
        HasNoErrors: true,
        Errors: [],
        Applications: [
          {
            ApplicationNumber: 'A-100',
            Status: 'In review',
            AmountRequested: 10000,
            AmountApproved: 9000,
            LastModified: '2025-03-01T10:00:00',
            FundsExpected: '2025-03-20',
            Office: 'Cedar Valley',
          },
        ],
      }),
    );
    const table = await screen.findByRole('table', { name: 'Applications' });
    for (const shown of [
      'A-100',
      'In review',
      '$10,000.00',
      '$9,000.00',
      '03/01/2025',
      '03/20/2025',
      'Cedar Valley',
    ]) {
      expect(table.textContent).toContain(shown);
    }
  });

  it('[LON-120] open with their number in the address and the whole application passed on', async () => {
    const { user, navigations, core } = await showApplications(listing(application));
    const link = await screen.findByRole('link', { name: 'A-100' });
    expect(link.getAttribute('href')).toBe('#/applicationDetails/A-100');
    await user.click(link);
    expect(navigations).toMatchObject([
      { screen: 'applicationDetails', params: { applicationNumber: 'A-100' } },
    ]);
    expect(core.takeScreenData('applicationDetails')).toEqual({ kind: 'application', application });
  });

  it('[LON-580] that the answer has twice is listed once', async () => {
    await showApplications(listing(application, application));
    await screen.findByRole('table', { name: 'Applications' });
    expect(screen.getAllByRole('link', { name: 'A-100' })).toHaveLength(1);
  });

  it('[LON-132] say that there is none', async () => {
    await showApplications(listing());
    expect(await screen.findByText('No applications found.')).toBeTruthy();
  });

  it("[LON-133] show the server's errors", async () => {
    await showApplications(({ server }) =>
      server.refuse(applicationList, ['The loan desk is closed.', 'Try tomorrow.']),
    );
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('The loan desk is closed. Try tomorrow.')).toBeTruthy();
  });

  it.each<[string, (test: TestCore) => void]>([
    ['cannot be sent', ({ server }) => server.drop(applicationList)],
    ['answers 500', ({ server }) => server.answerRaw(applicationList, '', 500)],
    ['is refused by a code', ({ server }) => server.refuse(applicationList, 'Error')],
  ])('[LON-134] say so in a sentence when the call %s', async (_how, answer) => {
    await showApplications(answer);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Your applications could not be loaded.')).toBeTruthy();
    expect(within(alert).queryByText('Error')).toBeNull();
  });

  it('can be fetched again', async () => {
    const { user, server } = await showApplications((test) => test.server.drop(applicationList));
    await screen.findByRole('alert');
    server.answer(applicationList, { hasNoErrors: true, errors: [], applications: [application] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'A-100' })).toBeTruthy();
  });

  it('[LON-121] sort by each of their columns', async () => {
    const other = {
      applicationNumber: 'B-200',
      status: 'Approved',
      amountRequested: cents(900),
      amountApproved: cents(1_000_000),
      lastModified: localDate('2024-12-31'),
      fundsExpected: localDate('2025-04-01'),
      office: 'Ada',
    };
    const { user } = await showApplications(listing(application, other));
    const table = await screen.findByRole('table', { name: 'Applications' });
    const names = () =>
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent);
    for (const [header, first] of [
      ['Application number', 'A-100'],
      ['Amount requested', 'B-200'],
      ['Amount approved', 'A-100'],
      ['Status', 'B-200'],
      ['Last modified', 'B-200'],
      ['Funds expected', 'A-100'],
      ['Office', 'B-200'],
    ] as const) {
      const button = within(table).getByRole('button', { name: header });
      await user.click(button);
      await waitFor(() => expect(names()[0]).toBe(first));
      await user.click(button);
      await waitFor(() => expect(names()[1]).toBe(first));
    }
  });
});
