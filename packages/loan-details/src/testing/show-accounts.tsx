import { accountList, applicationList } from '@portico/contract';
import { startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountsView } from '../accounts/accounts.view';
import { account, accountsAnswer } from './accounts-answer';

export type Prepare = (test: TestCore) => void;

/** The lists of a signed-in borrower, with an element that their events come from. */
export async function showAccounts(prepare: Prepare, options: TestOptions = { session: true }) {
  const test = await startTestCore(options);
  test.server.answer(applicationList, { hasNoErrors: true, errors: [], applications: [] });
  prepare(test);
  const host = document.createElement('div');
  const navigations: unknown[] = [];
  test.core.setRouter({
    hrefFor: ({ screen: name, params }) => `#/${name}/${Object.values(params ?? {}).join('/')}`,
    go: (to) => void navigations.push(to),
  });
  const view = (
    <WidgetProvider core={test.core} host={host}>
      <AccountsView />
    </WidgetProvider>
  );
  const rendered = render(view);
  return { ...test, ...rendered, view, host, navigations, user: userEvent.setup() };
}

type Accounts = Parameters<typeof accountsAnswer>;

export const listing =
  (...accounts: Accounts): Prepare =>
  ({ server }) =>
    server.answer(accountList, accountsAnswer(...accounts));

export const loan = account({ number: '001-1000001-7', description: 'Auto loan' });
export const deposit = account({ number: '001-2000001-5', type: 1, description: 'Savings' });
export const investment = account({ number: '001-7000001-1', type: 7, description: 'Certificate' });
export const credit = account({ number: '001-9000001-3', type: 9, description: 'Credit line' });
export const closed = account({
  number: '001-1000002-4',
  description: 'Old loan',
  comment: 'CLOSED',
});

export const list = (name: string) => screen.findByRole('table', { name });
export const rowNames = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent.replace(/Statements$/, ''));
/** The row whose name begins with this. */
export const row = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) });
  const found = header.closest('tr');
  if (!found) throw new Error('no row');
  return found;
};
