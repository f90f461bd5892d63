import { accountList, applicationList } from '@portico/contract';
import { startTestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cents, localDate } from '@portico/rules';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { account, accountsAnswer } from '../../testing/accounts-answer';
import { AccountsView } from '../accounts.view';

afterEach(cleanup);

type Accounts = Parameters<typeof accountsAnswer>;

/** The lists of a borrower on Wednesday, March 12, 2025. */
async function showAccounts(accounts: Accounts, options: TestOptions = {}) {
  const { core, server } = await startTestCore({
    session: true,
    institutionOptions: { today: '2025-03-12' },
    ...options,
  });
  server.answer(applicationList, { hasNoErrors: true, errors: [], applications: [] });
  server.answer(accountList, accountsAnswer(...accounts));
  const navigations: unknown[] = [];
  core.setRouter({
    hrefFor: ({ screen: name }) => `#/${name}`,
    go: (to) => void navigations.push(to),
  });
  render(
    <WidgetProvider core={core} host={document.createElement('div')}>
      <AccountsView />
    </WidgetProvider>,
  );
  await screen.findByRole('checkbox');
  return { navigations, user: userEvent.setup() };
}

const auto = account({ number: '1', description: 'Auto loan', loanAmountDue: cents(37_035) });
const home = account({
  number: '2',
  description: 'Home improvement loan',
  loanAmountDue: cents(19_143),
  loanDueDate: localDate('2025-03-14'),
});
const late = account({
  number: '3',
  description: 'Personal loan',
  loanAmountDue: cents(23_640),
  loanPastDue: cents(11_820),
  loanDueDate: localDate('2025-03-10'),
});

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const notices = () =>
  screen.queryAllByRole('status').flatMap(({ textContent }) => (textContent ? [textContent] : []));

describe('what is due next', () => {
  it('[POR-080] is the first sentence, and Pay opens its payment', async () => {
    const { user, navigations } = await showAccounts([auto, home]);
    expect(headings()[0]).toBe('$191.43 due Friday');
    const lead = screen.getByRole('heading', { name: '$191.43 due Friday' });
    expect(lead.parentElement?.textContent).toContain('Home improvement loan 2');
    expect(lead.parentElement?.textContent).toContain('Due 03/14/2025');
    const [pay] = screen.getAllByRole('link', { name: /^Pay/ });
    expect(pay?.getAttribute('aria-label')).toBe('Pay Home improvement loan 2');
    if (pay) await user.click(pay);
    expect(navigations).toEqual([{ screen: 'payment', params: { accountNumber: '2' } }]);
  });

  it('[POR-080] comes after what is past due, which is said first with Pay', async () => {
    const { user, navigations } = await showAccounts([auto, home, late]);
    const notice = screen.getByText('Personal loan 3: $118.20 is past due.').closest('[part]');
    if (!(notice instanceof HTMLElement)) throw new Error('no notice');
    expect(notice.textContent).toContain('It was due March 10.');
    const lead = screen.getByRole('heading', { name: '$191.43 due Friday' });
    expect(notice.compareDocumentPosition(lead)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(within(notice).getByRole('link', { name: 'Pay Personal loan 3' }));
    expect(navigations).toEqual([{ screen: 'payment', params: { accountNumber: '3' } }]);
  });

  it.each([
    ['2025-03-11', '$325.10 due March 11'],
    ['2025-03-12', '$325.10 due Wednesday'],
    ['2025-03-13', '$325.10 due Thursday'],
    ['2025-03-18', '$325.10 due Tuesday'],
    ['2025-03-19', '$325.10 due March 19'],
    ['2026-01-02', '$325.10 due January 2, 2026'],
  ])('[POR-080] names %s in words that stay true after midnight', async (date, sentence) => {
    await showAccounts([account({ loanDueDate: localDate(date) })]);
    expect(headings()[0]).toBe(sentence);
  });

  it('[POR-080] is said in Spanish too', async () => {
    await showAccounts([home, late], { configuration: { locale: 'es' } });
    await screen.findByRole('heading', { name: '$191.43 vence el viernes' });
    expect(notices().join()).toContain('Venció el 10 de marzo.');
  });

  it.each([
    ['an amount without a date', [account({ loanDueDate: undefined })], '$325.10 due'],
    ['nothing', [account({ loanAmountDue: cents(0) })], 'Nothing is due'],
    ['the amount of a line of credit', [account({ type: 9 })], '$325.10 due April 1'],
    ['no sentence where the server does not say', [account({ loanAmountDue: undefined })], 'Loans'],
    ['no sentence without a loan', [account({ type: 1 })], 'Deposits'],
    ['no sentence for a closed loan', [account({ comment: 'CLOSED' })], 'Loans'],
  ])('is %s', async (_what, accounts, first) => {
    await showAccounts(accounts);
    expect(headings()[0]).toBe(first);
  });

  it('is said without Pay where payments are off', async () => {
    await showAccounts([home, late], {
      settings: { 'depositOptions.disableEZPayOption': 'true' },
    });
    expect(headings()[0]).toBe('$191.43 due Friday');
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  });
});

describe('the code in a comment', () => {
  const rowText = () => screen.getByRole('rowheader').closest('tr')?.textContent;
  const words = 'irso=Owned by an investor\nCHGOFF=\n48=Pay at an office, please';

  it.each([
    ['chgoff', {}, 'Charged off'],
    [' ChgOff ', {}, 'Charged off'],
    ['irso', { 'loanOptions.accountCodeWords': words }, 'Owned by an investor'],
    ['48', { 'loanOptions.accountCodeWords': words }, 'Pay at an office, please'],
  ])('[POR-081] %j with the words %j is shown as "%s"', async (comment, settings, shown) => {
    await showAccounts([account({ comment })], { settings });
    expect(rowText()).toContain(shown);
    expect(rowText()).not.toContain(comment);
  });

  it.each([
    ['nox$', {}],
    ['irso', {}],
    ['48', {}],
    ['xyz', {}],
    ['chgoff', { 'loanOptions.accountCodeWords': words }],
  ])('[POR-081] %j without words is not shown, nor is a column', async (comment, settings) => {
    await showAccounts([account({ comment })], { settings });
    expect(rowText()).not.toContain(comment);
    expect(screen.queryByRole('columnheader', { name: 'Comment' })).toBeNull();
  });

  it('[POR-081] is shown in Spanish too', async () => {
    await showAccounts([account({ comment: 'chgoff' })], { configuration: { locale: 'es' } });
    await waitFor(() => expect(rowText()).toContain('Dado por incobrable'));
  });
});
