import {
  accountDetails,
  accountHistory,
  accountList,
  hideAccount,
  statementList,
  type Account,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cents } from '@portico/rules';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { account, accountsAnswer } from '../testing/accounts-answer';
import { statementBy, statementsToday } from '../testing/show-statements';
import { historyAnswer, transaction } from '../testing/transactions';
import { DepositDetailsView } from './deposit-details.view';
// Fetched on demand; here already, so that no test waits for it to be compiled.
import './screens/hide-deposit';
import '../hide-account/hide-account.view';
import '../history/history.view';
import '../statements/statements.view';

afterEach(cleanup);

const savings = account({
  number: '001-2000001-5',
  type: 1,
  description: 'Savings',
  status: 'Active',
  nameOnAcct: 'Maria Alvarez',
  balance: cents(1_234_567),
  availableBalance: cents(1_200_000),
  rate: 7.5,
});

type Options = TestOptions & {
  readonly accounts?: readonly Account[];
  readonly accountNumber?: string;
  readonly prepare?: (test: TestCore) => void;
  /** False where the page has no dashboard. */
  readonly dashboard?: boolean;
};

async function showDeposit(options: Options = {}) {
  const {
    accounts = [savings],
    accountNumber = savings.number,
    prepare,
    dashboard = true,
  } = options;
  const test = await startTestCore({
    session: true,
    institutionOptions: { today: statementsToday },
    ...options,
  });
  test.server.answer(accountList, accountsAnswer(...accounts));
  test.server.answer(accountDetails, { ...answers.accountDetails(), daysSinceOpened: 691 });
  test.server.answer(accountHistory, historyAnswer(transaction()));
  test.server.answer(statementList, statementBy(0));
  prepare?.(test);
  const navigations: unknown[] = [];
  test.core.setRouter({
    hrefFor: ({ screen: name }) => (name !== 'dashboard' || dashboard ? `#/${name}` : undefined),
    go: (to) => void navigations.push(to),
  });
  render(
    <WidgetProvider core={test.core} host={document.createElement('div')}>
      <DepositDetailsView accountNumber={accountNumber} />
    </WidgetProvider>,
  );
  return { ...test, navigations, user: userEvent.setup({ delay: null }) };
}

const title = (name: string) => screen.findByRole('heading', { name });
/** A label and its value. */
const figures = () => document.querySelectorAll('dl > div');
const shown = () => Array.from(figures(), ({ textContent }) => textContent);

describe('the page of a deposit', () => {
  it("[LON-346, LON-350, LON-351] shows the figures of the account's entry in the list", async () => {
    await showDeposit();
    await title('Savings 001-2000001-5');
    expect(shown()).toEqual([
      'Available balance$12,000.00',
      'Balance$12,345.67',
      'Rate7.50%',
      'StatusActive',
      'Name on accountMaria Alvarez',
    ]);
  });

  it('[LON-346] shows the number without its check digit where the lender wants that', async () => {
    await showDeposit({ settings: { 'globalOptions.removeCheckDigitOption': 'true' } });
    await title('Savings 001-2000001');
  });

  it('leaves out what the list does not say, and says that an account is closed', async () => {
    await showDeposit({
      accounts: [
        {
          ...savings,
          description: undefined,
          status: undefined,
          nameOnAcct: undefined,
          availableBalance: undefined,
          rate: undefined,
          comment: 'CLOSED',
        },
      ],
    });
    await title('Account 001-2000001-5');
    expect(shown()).toEqual(['Balance$12,345.67', 'StatusClosed']);
  });

  it('[LON-347] shows the history of the account, with all since opening', async () => {
    const { server, user } = await showDeposit();
    await screen.findByRole('table', { name: 'Account history' });
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await waitFor(() => expect(server.requestsTo(accountHistory)).toHaveLength(2));
    const queries = server
      .requestsTo(accountHistory)
      .map(({ url }) => Object.fromEntries(new URL(url, 'http://test').searchParams));
    expect(queries).toMatchObject([
      { accountNumber: '001-2000001-5', days: '30' },
      { accountNumber: '001-2000001-5', days: '691' },
    ]);
    expect(server.requestsTo(accountList)).toHaveLength(1);
    expect(server.requestsTo(accountDetails)).toHaveLength(1);
  });

  it('shows the whole history by DaysSinceOpened among the figures, and needs no figures', async () => {
    const { server, user } = await showDeposit({
      prepare: ({ server: api }) =>
        api.answerRaw(accountDetails, { Information: { DaysSinceOpened: 444, Errors: [] } }),
    });
    await screen.findByRole('table', { name: 'Account history' });
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await waitFor(() => expect(server.requestsTo(accountHistory)).toHaveLength(2));
    expect(server.requestsTo(accountHistory)[1]?.url).toContain('days=444');
  });

  it('[LON-348] shows the e-statements of the account', async () => {
    const { server } = await showDeposit();
    expect(await screen.findByRole('heading', { name: 'E-statements' })).toBeTruthy();
    expect(
      await screen.findByRole('button', { name: /^Open the statement of October 2026/ }),
    ).toBeTruthy();
    expect(server.requestsTo(statementList)[0]?.url).toContain('AccountNumber=001-2000001-5');
  });

  it('shows the history also where the details cannot be loaded, and loads them again', async () => {
    const { server, user } = await showDeposit({
      prepare: ({ server }) => server.refuse(accountDetails, 'Error'),
    });
    const table = await screen.findByRole('table', { name: 'Account history' });
    expect(table).toBeTruthy();
    expect(shown()).toContain('Balance$12,345.67');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('The statements of this account could not be loaded.');
    server.answer(accountDetails, answers.accountDetails());
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByRole('button', { name: /^Open the statement of October 2026/ }),
    ).toBeTruthy();
  });

  it.each([3, 5, 6, 7, 8])('[LON-349] is that of an account of type %d too', async (type) => {
    await showDeposit({ accounts: [{ ...savings, type, description: 'Certificate' }] });
    await title('Certificate 001-2000001-5');
    expect(shown()).toContain('Balance$12,345.67');
    expect(await screen.findByRole('table', { name: 'Account history' })).toBeTruthy();
  });
});

describe('an account that cannot be shown', () => {
  it.each<[string, Options]>([
    ['that is not listed', { accountNumber: '009-9999999-9' }],
    ['that is a loan', { accounts: [{ ...savings, type: 0 }] }],
    ['that is a line of credit', { accounts: [{ ...savings, type: 9 }] }],
    ['without a number', { accountNumber: '' }],
  ])('%s opens the dashboard with an error, and requests nothing', async (_, options) => {
    const { navigations, server, core } = await showDeposit(options);
    await waitFor(() => expect(navigations).toMatchObject([{ screen: 'dashboard' }]));
    expect(core.takeScreenData('dashboard')).toEqual({ kind: 'viewError' });
    expect(server.requestsTo(accountDetails)).toEqual([]);
    expect(server.requestsTo(accountHistory)).toEqual([]);
  });

  it('says so itself, with a way on, where the page stays', async () => {
    await showDeposit({ accountNumber: '009-9999999-9' });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'An error occurred trying to retrieve account information',
    );
    expect(screen.getByRole('link', { name: 'All accounts' })).toBeTruthy();
  });

  it('says so where there is no dashboard', async () => {
    const { navigations } = await showDeposit({ accountNumber: '9', dashboard: false });
    await screen.findByRole('alert');
    expect(navigations).toEqual([]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('because the list cannot be loaded is requested again', async () => {
    const { server, user, navigations } = await showDeposit({
      prepare: (test) => test.server.drop(accountList),
    });
    const alert = await screen.findByRole('alert');
    within(alert).getByText('An error occurred trying to retrieve account information');
    server.answer(accountList, accountsAnswer(savings));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await title('Savings 001-2000001-5');
    expect(navigations).toEqual([]);
  });
});

it('[LON-341, LON-342] one that was just hidden stays until the dashboard is shown', async () => {
  const { server, user, clock, navigations } = await showDeposit();
  server.answer(hideAccount, answers.hideAccount());
  await user.click(await screen.findByRole('button', { name: 'Hide From Web' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Hide From Web' }));
  await within(dialog).findByText(/is hidden from the web/);
  server.answer(accountList, accountsAnswer());
  act(() => clock.advance(4_000));
  await waitFor(() => expect(server.requestsTo(accountList)).toHaveLength(2));
  await act(settle);
  expect(await title('Savings 001-2000001-5')).toBeTruthy();
  expect(navigations).toEqual([{ screen: 'dashboard' }]);
});

it('a visitor is shown the way to sign-in, and returns after it', async () => {
  const { core } = await showDeposit({ session: undefined });
  expect(screen.getByText('Sign in to see your account.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(core.wanted.take()).toEqual({
    screen: 'depositDetails',
    params: { accountNumber: savings.number },
  });
});
