import { accountList, applicationList, offeredRequests } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cents, localDate } from '@portico/rules';
import { HeadingsContext } from '@portico/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { account, accountsAnswer } from '../../testing/accounts-answer';
import { AccountsView } from '../accounts.view';

afterEach(cleanup);

type Accounts = Parameters<typeof accountsAnswer>;

type Options = TestOptions & { readonly prepare?: (test: TestCore) => void };

/** The lists of a borrower on Wednesday, March 12, 2025. */
async function showAccounts(
  accounts: Accounts,
  { prepare, ...options }: Options = {},
  level?: number,
) {
  const test = await startTestCore({
    session: true,
    institutionOptions: { today: '2025-03-12' },
    ...options,
  });
  const { core, server } = test;
  server.answer(applicationList, { hasNoErrors: true, errors: [], applications: [] });
  server.answer(accountList, accountsAnswer(...accounts));
  prepare?.(test);
  const navigations: unknown[] = [];
  core.setRouter({
    hrefFor: ({ screen: name }) => `#/${name}`,
    go: (to) => void navigations.push(to),
  });
  render(
    <WidgetProvider core={core} host={document.createElement('div')}>
      <HeadingsContext value={{ level, hidden: false }}>
        <AccountsView />
      </HeadingsContext>
    </WidgetProvider>,
  );
  await screen.findByRole('switch');
  return { core, navigations, user: userEvent.setup() };
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
/** The paragraph with this sentence, whose account number is an element of its own. */
const sentence = (text: string) =>
  screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === text);
const notices = () =>
  screen.queryAllByRole('status').flatMap(({ textContent }) => (textContent ? [textContent] : []));

describe('what is due next', () => {
  it('[POR-080, POR-153] is the first sentence, and Pay opens the payment of it', async () => {
    const { user, navigations } = await showAccounts([auto, home]);
    expect(headings()[0]).toBe('$191.43 due Friday');
    const lead = screen.getByRole('heading', { name: '$191.43 due Friday' });
    expect(lead.parentElement?.textContent).toContain('Home improvement loan 2');
    expect(lead.parentElement?.textContent).toContain('Due 03/14/2025');
    const [pay] = screen.getAllByRole('link', { name: /^Pay/ });
    expect(pay?.textContent).toBe('Pay $191.43');
    expect(pay?.getAttribute('aria-label')).toBe('Pay $191.43, Home improvement loan 2');
    if (pay) await user.click(pay);
    expect(navigations).toMatchObject([
      { screen: 'payment', params: { accountNumber: '2', amount: '19143' } },
    ]);
  });

  it('[POR-169] past due, leads to what can be requested, where something can', async () => {
    const { user, navigations, core } = await showAccounts([late], {
      prepare: ({ server }) => server.answer(offeredRequests, answers.offeredRequests()),
    });
    const name = 'See what you can do if you cannot pay now';
    await user.click(await screen.findByRole('link', { name }));
    expect(navigations).toMatchObject([{ screen: 'requests', params: { accountNumber: '3' } }]);
    expect(core.takeScreenData('requests')).toEqual({ kind: 'request' });
    cleanup();
    await showAccounts([late], {
      prepare: ({ server }) =>
        server.answer(offeredRequests, answers.offeredRequests({ kinds: [] })),
    });
    await screen.findByText(/is past due/);
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('[POR-080, POR-153] comes after what is past due, which is said first with Pay', async () => {
    const { user, navigations } = await showAccounts([auto, home, late]);
    const notice = sentence('Personal loan 3: $118.20 is past due.').closest('[part]');
    if (!(notice instanceof HTMLElement)) throw new Error('no notice');
    expect(notice.textContent).toContain('It was due March 10.');
    const lead = screen.getByRole('heading', { name: '$191.43 due Friday' });
    expect(notice.compareDocumentPosition(lead)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(within(notice).getByRole('link', { name: 'Pay $118.20, Personal loan 3' }));
    expect(navigations).toMatchObject([
      { screen: 'payment', params: { accountNumber: '3', amount: '11820' } },
    ]);
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

  it('[POR-080] and what is due after that have the level of the widget and the one below', async () => {
    await showAccounts([auto, home], {}, 3);
    expect(screen.getByRole('heading', { name: '$191.43 due Friday', level: 3 })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'After that', level: 4 })).toBeTruthy();
  });

  it('after that has an account without a description by its number, without the check digit', async () => {
    await showAccounts([home, account({ number: '001-1000001-7', description: '' })], {
      settings: { 'globalOptions.removeCheckDigitOption': 'true' },
    });
    expect(screen.getByRole('listitem').textContent).toMatch(/^001-1000001\$/);
  });

  it('[POR-080] is said in Spanish too', async () => {
    await showAccounts([home, late], { configuration: { locale: 'es' } });
    await screen.findByRole('heading', { name: '$191.43 vence el viernes' });
    expect(notices().join()).toContain('Venció el 10 de marzo.');
  });

  it.each([
    ['an amount without a date', [account({ loanDueDate: undefined })], '$325.10 due'],
    ['nothing', [account({ loanAmountDue: cents(0) })], 'Nothing due now'],
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

describe('autopay', () => {
  const autopaid = { ...auto, autopayDate: localDate('2025-04-01') };
  const after = () =>
    within(screen.getByRole('heading', { name: 'After that' }).parentElement ?? document.body);

  it('[POR-080] is said under "After that", and the lead is what the borrower pays', async () => {
    await showAccounts([
      { ...home, autopayDate: localDate('2025-03-14') },
      account({ number: '4', description: 'Boat loan', loanDueDate: localDate('2025-04-20') }),
      autopaid,
    ]);
    expect(headings()[0]).toBe('$325.10 due April 20');
    expect(
      after()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Home improvement loan$191.43Friday, 03/14/2025Autopay will pay it',
      'Auto loan$370.35Tuesday, 04/01/2025Autopay will pay it',
    ]);
  });

  it('[POR-080] is not said of what the borrower pays, with Pay', async () => {
    const { user, navigations } = await showAccounts([home, auto]);
    await user.click(after().getByRole('link', { name: 'Pay Auto loan 1' }));
    expect(navigations).toMatchObject([
      { screen: 'payment', params: { accountNumber: '1', amount: '37035' } },
    ]);
  });

  it('[POR-080] pays what is due next where nothing else is due', async () => {
    await showAccounts([autopaid]);
    expect(headings()[0]).toBe('Nothing due now');
    expect(sentence('Autopay pays $370.35 for Auto loan 1 on Tuesday, 04/01/2025.')).toBeTruthy();
    expect(screen.queryByText('After that')).toBeNull();
  });

  it('[POR-080] that pays too late or too little does not count', async () => {
    await showAccounts([{ ...auto, autopayDate: localDate('2025-04-02') }]);
    expect(headings()[0]).toBe('$370.35 due April 1');
    cleanup();
    await showAccounts([{ ...autopaid, autopayAmount: cents(37_034) }]);
    expect(headings()[0]).toBe('$370.35 due April 1');
  });

  it('is under the due date in the row', async () => {
    await showAccounts([autopaid, { ...home, autopayDate: localDate('2025-03-20') }, late]);
    const cellOf = (name: string) =>
      screen.getByRole('rowheader', { name }).closest('tr')?.textContent;
    expect(cellOf('Auto loan 1')).toContain('04/01/2025Autopay');
    expect(cellOf('Home improvement loan 2')).toContain('03/14/2025Autopay on 03/20/2025');
    expect(cellOf('Personal loan 3')).not.toContain('Autopay');
  });
});

describe('a loan blocked online', () => {
  const blocked = { ...home, blockOnlinePayment: true };
  const row = () => screen.getByRole('rowheader', { name: /^Home/ }).closest('tr');

  it('[POR-080, POR-081] has no Pay, says why in its status, and is not what is due next', async () => {
    await showAccounts([blocked, auto], {
      settings: { 'accounts.payBlocked': 'Pay at an office' },
    });
    expect(headings()[0]).toBe('$370.35 due April 1');
    expect(row()?.textContent).toContain('CurrentPay at an office');
    expect(screen.queryByRole('link', { name: /^Pay.*Home/ })).toBeNull();
    expect(screen.getByRole('listitem').textContent).toContain('Pay at an office');
  });

  it('[POR-081] of a hold code of the lender says what the code means', async () => {
    await showAccounts([{ ...home, comment: '48' }], {
      settings: {
        'generalPaymentOptions.blockOnHoldCodes': '48',
        'loanOptions.accountCodeWords': '48=Pay at an office, please',
      },
    });
    expect(row()?.textContent).toContain('Pay at an office, please');
    expect(row()?.textContent).not.toContain('Cannot be paid online');
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
    expect(headings()[0]).toBe('$191.43 due Friday');
  });

  it('and past due is said in a notice with the reason in place of Pay', async () => {
    await showAccounts([{ ...late, blockOnlinePayment: true }]);
    expect(notices().join()).toContain('Cannot be paid online');
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
