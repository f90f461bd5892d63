import { accountsOf } from '@portico/core/accounts';
import { accountList, clientError } from '@portico/contract';
import { settle } from '@portico/core/testing';
import { cents, localDate } from '@portico/rules';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { account, accountsAnswer } from '../testing/accounts-answer';
import {
  closed,
  credit,
  deposit,
  investment,
  list,
  listing,
  loan,
  row,
  rowNames,
  showAccounts,
  type Prepare,
} from '../testing/show-accounts';

afterEach(cleanup);

describe('the lists', () => {
  it('[LON-086] are four: loans, deposits, lines of credit and investments', async () => {
    await showAccounts(listing(investment, credit, deposit, loan));
    await list('Loans');
    expect(screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'))).toEqual([
      'Loans',
      'Lines of credit',
      'Deposits',
      'Investments',
    ]);
    expect(rowNames(await list('Loans'))).toEqual(['Auto loan 001-1000001-7']);
    expect(rowNames(await list('Investments'))).toEqual(['Certificate 001-7000001-1']);
  });

  it('leaves how many rows they have to the next page of the tab, and nothing else of them', async () => {
    const { sessionStorage } = await showAccounts(listing(deposit, loan, closed));
    await list('Loans');
    expect(sessionStorage.get('portico.counts')).toBe('of=session-1&deposit=1&loan=1');
  });

  it.each([
    ['[LON-094]', [0], 'Loans'],
    ['[LON-095]', [1, 3, 5, 6], 'Deposits'],
    ['[LON-096]', [7, 8], 'Investments'],
    ['[LON-097]', [9], 'Lines of credit'],
  ])('%s type codes %j appear in %s only', async (_id, types, name) => {
    const accounts = types.map((type) => account({ type, number: `001-${type}` }));
    await showAccounts(listing(...accounts));
    expect(rowNames(await list(name))).toHaveLength(types.length);
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });

  it('[LON-098] leave out unknown type codes, and report them', async () => {
    const { server } = await showAccounts(
      listing(loan, ...[2, 4, 10].map((type) => account({ type, number: `002-${type}` }))),
    );
    expect(rowNames(await list('Loans'))).toHaveLength(1);
    expect(screen.getAllByRole('table')).toHaveLength(1);
    await waitFor(() => expect(server.requestsTo(clientError)).toHaveLength(1));
    expect(server.requestsTo(clientError)[0]?.body).toMatchObject({
      Message: 'Account type not known: 2, 4, 10',
    });
  });

  it('[LON-577] show what is due with what is past due and in fees, and the other figures', async () => {
    const owing = { loanPastDue: cents(5_000), feesDue: cents(1_250) };
    await showAccounts(
      listing(account({ ...owing, number: '001-1000003-9', description: 'Boat loan' }), loan, {
        ...credit,
        ...owing,
        availableBalance: cents(80_000),
      }),
    );
    await list('Loans');
    const boat = (await row('Boat loan')).textContent;
    for (const shown of [
      'Boat loan 001-1000003-9',
      '$325.10Past due $50.00Fees due $12.50',
      '04/01/2025',
      '$12,345.67',
      '7.50%',
      'Past due',
    ]) {
      expect(boat).toContain(shown);
    }
    const auto = (await row('Auto loan')).textContent;
    expect(auto).not.toContain('Past due');
    expect(auto).not.toContain('Fees due');
    expect(auto).toContain('Current');
    expect((await row('Credit line')).textContent).toContain('$800.00');
    const headers = within(await list('Loans')).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).not.toContain('Available');
  });

  it('[LON-111] are not shown for kinds without an account', async () => {
    await showAccounts(listing(loan));
    await list('Loans');
    for (const name of ['Deposits', 'Lines of credit', 'Investments']) {
      expect(screen.queryByText(name)).toBeNull();
    }
  });

  it('[LON-088] are filled by GET /api/accountList without payload', async () => {
    const { server } = await showAccounts(listing(loan));
    await list('Loans');
    expect(server.requestsTo(accountList)).toMatchObject([
      { method: 'GET', url: expect.stringMatching(/\/api\/accountList$/), body: undefined },
    ]);
  });

  it('[LON-089] show the data of an entry of the answer', async () => {
    await showAccounts(({ server }) =>
      server.answerRaw(accountList, {
        HasNoErrors: true,
        Errors: [],
        Accounts: [
          {
            Number: '001-1000001-7',
            Description: 'Auto loan',
            Balance: 12345.67,
            AvailableBalance: 12400,
            Rate: 7.5,
            LoanDueDate: '2025-04-01',
            LoanAmountDue: 325.1,
            LoanPastDue: 50,
            MonthlyInstallment: 325.1,
            FeesDue: 0,
            Status: 'Delinquent',
            StatementPreference: 'PaperOnly',
            Comment: 'chgoff',
            NameOnAcct: 'Maria Alvarez',
            Type: 0,
          },
        ],
      }),
    );
    const { textContent } = await row('Auto loan 001-1000001-7');
    for (const shown of [
      '$12,345.67',
      '7.50%',
      '04/01/2025',
      '$325.10',
      'Past due $50.00',
      'Delinquent',
      'Charged off',
    ]) {
      expect(textContent).toContain(shown);
    }
  });

  it('[LON-090] are cached: showing them again makes no second request until a refresh', async () => {
    const { server, view, unmount, core } = await showAccounts(listing(loan));
    await list('Loans');
    unmount();
    render(view);
    await list('Loans');
    await settle();
    expect(server.requestsTo(accountList)).toHaveLength(1);
    await accountsOf(core).refresh();
    expect(server.requestsTo(accountList)).toHaveLength(2);
  });

  it("[LON-091] are fetched again for another borrower, and never show the first one's", async () => {
    const { core, server } = await showAccounts(listing(loan));
    await list('Loans');
    const { id: _id, ...first } = core.session.peek() ?? { id: '' };
    core.endSession('loggedOut');
    expect(await screen.findByText('Sign in to see your accounts.')).toBeTruthy();
    expect(screen.queryByText(/Auto loan/)).toBeNull();
    const held = server.hold(accountList);
    if (!('userToken' in first)) throw new Error('nobody was signed in');
    core.startSession({ ...first, username: 'john', userToken: 'token-2' });
    await settle();
    expect(screen.queryByText(/Auto loan/)).toBeNull();
    held.release({ HasNoErrors: true, Errors: [], Accounts: [{ Number: '9', Type: 1 }] });
    await list('Deposits');
    expect(screen.queryByText(/Auto loan/)).toBeNull();
    expect(server.requestsTo(accountList)).toHaveLength(2);
  });

  it.each<[string, Prepare]>([
    ['fails', ({ server }) => server.drop(accountList)],
    ['answers 500', ({ server }) => server.answerRaw(accountList, '', 500)],
    ['has errors', ({ server }) => server.refuse(accountList, 'Error')],
  ])('[LON-092] show an error when the call %s, and can be fetched again', async (_how, answer) => {
    const { user, server } = await showAccounts(answer);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('An error occurred trying to retrieve the account list.');
    server.answer(accountList, accountsAnswer(loan));
    const again = screen.getByRole('button', { name: 'Try again' });
    const around = again.closest('[role=alert]')?.parentElement;
    await user.click(again);
    // The pressed button is gone.
    expect(document.activeElement).toBe(around);
    await list('Loans');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keep the known accounts visible when a refresh fails', async () => {
    const { server, core } = await showAccounts(listing(loan));
    await list('Loans');
    server.drop(accountList);
    await accountsOf(core).refresh();
    await screen.findByRole('alert');
    expect(await list('Loans')).toBeTruthy();
  });

  it('[LON-093] say that there is no account', async () => {
    await showAccounts(listing());
    expect(await screen.findByText('No Existing Accounts')).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('ask a visitor to sign in, and request nothing from the server', async () => {
    const { server } = await showAccounts(() => undefined, {});
    expect(screen.getByText('Sign in to see your accounts.')).toBeTruthy();
    await settle();
    expect(server.requestsTo(accountList)).toHaveLength(0);
  });
});

describe('closed accounts', () => {
  const toggle = () => screen.findByLabelText<HTMLInputElement>('Show closed accounts');

  it('[LON-104, LON-105] are not shown at first', async () => {
    await showAccounts(listing(loan, closed));
    expect((await toggle()).checked).toBe(false);
    expect(rowNames(await list('Loans'))).toEqual(['Auto loan 001-1000001-7']);
  });

  it('[LON-106] are shown next to the open ones on request, and hidden again', async () => {
    const { user } = await showAccounts(listing(loan, closed));
    await user.click(await toggle());
    expect(rowNames(await list('Loans'))).toEqual([
      'Auto loan 001-1000001-7',
      'Old loan 001-1000002-4',
    ]);
    await user.click(await toggle());
    expect(rowNames(await list('Loans'))).toHaveLength(1);
  });

  it('[LON-107] have no due date and are not paid', async () => {
    const { user } = await showAccounts(listing(closed));
    await user.click(await toggle());
    const { textContent } = await row('Old loan');
    expect(textContent).not.toContain('04/01/2025');
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  });

  it('[LON-112] that are alone in a list are replaced by a sentence', async () => {
    await showAccounts(listing(closed, deposit));
    expect(await screen.findByText('No open accounts.')).toBeTruthy();
    expect(screen.getByText('Loans')).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Loans' })).toBeNull();
  });

  it('that are alone are shown by the button beside the sentence, whose heading has the focus then', async () => {
    const { user } = await showAccounts(listing(closed));
    await user.click(await screen.findByRole('button', { name: 'Show closed accounts' }));
    expect(rowNames(await list('Loans'))).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Loans' }));
  });

  it('[LON-126] have the closed style, and a text for it; open ones have not', async () => {
    const { user } = await showAccounts(listing(loan, closed));
    await user.click(await toggle());
    expect((await row('Old loan')).getAttribute('part')).toBe('row-quiet');
    expect((await row('Old loan')).textContent).toContain('Closed');
    expect((await row('Auto loan')).getAttribute('part')).toBeNull();
  });
});

describe('sorting', () => {
  const accounts = [
    account({
      number: '2',
      description: 'Boat loan',
      loanAmountDue: cents(1_000),
      balance: cents(90_000),
      rate: 10,
      status: 'Overdue',
      loanDueDate: localDate('2024-01-01'),
    }),
    account({
      number: '1',
      description: 'Auto loan',
      loanAmountDue: cents(900),
      balance: cents(1_000_000),
      rate: 9.5,
      status: 'Current',
      loanDueDate: localDate('2023-12-31'),
    }),
  ];
  const ascending = ['Auto loan 1', 'Boat loan 2'];
  const descending = [...ascending].reverse();

  it.each([
    ['[LON-121, LON-122]', 'Account', ascending],
    ['[LON-121, LON-122]', 'Status', ascending],
    ['[LON-121, LON-123]', 'Amount due', ascending],
    ['[LON-121, LON-123]', 'Balance', descending],
    ['[LON-121, LON-123]', 'Rate', ascending],
    ['[LON-121, LON-124]', 'Due date', ascending],
  ])('%s by %s: ascending, then descending', async (_id, header, order) => {
    const { user } = await showAccounts(listing(...accounts));
    const table = await list('Loans');
    const button = within(table).getByRole('button', { name: header });
    await user.click(button);
    expect(rowNames(table)).toEqual(order);
    expect(button.closest('th')?.getAttribute('aria-sort')).toBe('ascending');
    await user.click(button);
    expect(rowNames(table)).toEqual([...order].reverse());
    expect(button.closest('th')?.getAttribute('aria-sort')).toBe('descending');
  });

  it.each([
    ['Loans', 0],
    ['Deposits', 1],
    ['Lines of credit', 9],
    ['Investments', 7],
  ])('[LON-121] of every column of %s', async (name, type) => {
    await showAccounts(listing(...accounts.map((one) => ({ ...one, type }))));
    const headers = within(await list(name)).getAllByRole('columnheader');
    const fixed = headers.filter((header) => within(header).queryByRole('button') === null);
    expect(fixed.map((header) => header.textContent)).toEqual(type % 9 === 0 ? ['Pay'] : []);
  });
});
