import {
  accountDetails,
  accountDocuments,
  accountList,
  deleteScheduledBank,
  paymentInfo,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { chunk } from '@portico/core/internal';
import { settle, type TestCore } from '@portico/core/testing';
import { cents, localDate } from '@portico/rules';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { account, accountsAnswer } from '../testing/accounts-answer';
import { listedLoan, loanDetails, loanNumber } from '../testing/loan-answers';
import { showLoan } from '../testing/show-loan';

afterEach(cleanup);

// The test's document scrolls nothing.
Element.prototype.scrollIntoView = () => undefined;

const title = () => screen.findByRole('heading', { level: 2, name: `Auto loan ${loanNumber}` });
/** The end of the page: every section is above it. */
const end = () => screen.findByRole('heading', { level: 3, name: 'Hide this loan' });
/** The parts of the figures, which have their headings between the loan's and the sections'. */
const figures: readonly (string | null)[] = ['Account', 'History', 'Personal'];
const headings = () =>
  [2, 3]
    .flatMap((level) => screen.getAllByRole('heading', { level }))
    .map(({ textContent }) => textContent)
    .filter((name) => !figures.includes(name));
const listing =
  (...accounts: Parameters<typeof accountsAnswer>) =>
  ({ server }: TestCore) =>
    server.answer(accountList, accountsAnswer(...accounts));
const closed = listing(listedLoan({ comment: 'CLOSED' }));
const planned = {
  recurringPayment: {
    paymentId: 'r',
    isCard: false,
    date: localDate('2025-03-14'),
    totalAmount: cents(37_035),
    canDelete: true,
  },
  scheduledPayments: [
    {
      paymentId: 's',
      isCard: false,
      accountNumber: '6789',
      paymentDate: localDate('2025-03-10'),
      paymentAmount: cents(10_000),
      canDelete: true,
      hasBeenPosted: false,
    },
  ],
};
const withPlanned = ({ server }: TestCore) =>
  server.answer(accountDetails, loanDetails({ paymentInformation: planned }));
const fileServices = { 'globalOptions.useFileServicesOption': 'true' };

describe('loading', () => {
  it('[LON-147, LON-150] shows a loading animation, then the sections', async () => {
    const { server } = await showLoan({
      prepare: ({ server: { hold } }) => void hold(accountDetails),
    });
    expect(screen.getByRole('status', { name: 'Loading your loan' })).toBeTruthy();
    cleanup();
    await showLoan({ server });
    await title();
    expect(screen.queryByRole('status', { name: 'Loading your loan' })).toBeNull();
    await end();
    expect(headings()).toContain('Loan history');
  });

  it('[LON-148] requests the list and the details at once, each once', async () => {
    const list: { release?: (body: unknown) => void } = {};
    const { server } = await showLoan({
      prepare: (test) => Object.assign(list, test.server.hold(accountList)),
    });
    await waitFor(() => expect(server.requestsTo(accountDetails)).toHaveLength(1));
    list.release?.({
      HasNoErrors: true,
      Accounts: [{ Number: loanNumber, Type: 0, Description: 'Auto loan' }],
    });
    await title();
    await act(settle);
    expect(server.requestsTo(accountList)).toHaveLength(1);
    expect(server.requestsTo(accountDetails)).toMatchObject([
      { method: 'GET', url: `/api/AccountDetails?accountNumber=${loanNumber}` },
    ]);
  });

  it('[LON-571] sends the full number where the check digit is not displayed', async () => {
    const { server } = await showLoan({
      settings: { 'globalOptions.removeCheckDigitOption': 'true' },
    });
    await screen.findByRole('heading', { name: 'Auto loan 001-1000001' });
    expect(server.requestsTo(accountDetails)[0]?.url).toContain(loanNumber);
  });

  it('reads the account from the page’s address where the tag has none', async () => {
    const { server } = await showLoan({
      accountNumber: undefined,
      configuration: { pages: { loanDetails: '/loan?account={accountNumber}' } },
      entry: { href: `http://lender.test/loan?account=${loanNumber}`, state: null },
    });
    await title();
    expect(server.requestsTo(accountDetails)).toHaveLength(1);
  });

  it('signed out, offers to sign in and remembers the loan', async () => {
    const { core } = await showLoan({ session: undefined });
    expect(screen.getByText(/Sign in to see your loan/)).toBeTruthy();
    expect(core.wanted.take()).toEqual({
      screen: 'loanDetails',
      params: { accountNumber: loanNumber },
    });
  });
});

const everyWhere = [
  ['the details are refused', ({ server }: TestCore) => server.refuse(accountDetails, 'Error')],
  ['the details cannot be requested', ({ server }: TestCore) => server.drop(accountDetails)],
  ['the details answer 500', ({ server }: TestCore) => server.answerRaw(accountDetails, '', 500)],
  [
    'the answer lacks its information',
    ({ server }: TestCore) => server.answerRaw(accountDetails, { HasNoErrors: true }),
  ],
  ['the list is refused', ({ server }: TestCore) => server.refuse(accountList, 'Error')],
  ['the account is hidden or not the borrower’s', listing(account({ number: '9' }))],
  ['the account is a deposit', listing(listedLoan({ type: 1 }))],
] as const;

describe('a loan that cannot be shown', () => {
  it.each(everyWhere)('[LON-151] leads to the dashboard where %s', async (_, prepare) => {
    const { navigations } = await showLoan({ prepare });
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(navigations).toMatchObject([{ screen: 'dashboard', data: { kind: 'viewError' } }]);
  });

  it('[LON-152] leads to the dashboard without an account number, and requests nothing', async () => {
    const { navigations, server } = await showLoan({ accountNumber: undefined });
    await waitFor(() =>
      expect(navigations).toMatchObject([
        { screen: 'dashboard', data: { kind: 'viewError', code: undefined } },
      ]),
    );
    expect(server.requestsTo(accountDetails)).toHaveLength(0);
  });

  it('passes the server’s code on', async () => {
    const { navigations } = await showLoan({
      prepare: ({ server }) => server.refuse(accountDetails, 'Dispute'),
    });
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(navigations[0]?.data).toEqual({ kind: 'viewError', code: 'Dispute' });
  });

  it.each([
    ['[LON-181]', 'LoanLockedPayoff', 'Account loan is locked for pay off'],
    ['[LON-182]', 'Dispute', 'Account is in dispute'],
    ['[LON-183]', 'NoPaymentOnline', /cannot be paid online.*contact your financial institution/],
    ['[LON-184]', 'NoAchPayment', /from a bank account.*contact your financial institution/],
    ['[LON-185]', 'NightError', /maintenance.*about 15 minutes/],
    ['[LON-186]', 'Error', 'An error occurred trying to retrieve account information'],
    ['[LON-186]', 'toString', 'An error occurred trying to retrieve account information'],
  ])('%s says why on a page without a dashboard: %s', async (_id, code, sentence) => {
    await showLoan({
      hasScreen: () => false,
      prepare: ({ server }) => server.refuse(accountDetails, code),
    });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(sentence)).toBeTruthy();
  });

  it('[LON-183] says the lender’s own security message where it is configured', async () => {
    await showLoan({
      hasScreen: () => false,
      settings: { 'loanDetails.errorNoPaymentOnline': 'Call 555-0100 to pay.' },
      prepare: ({ server }) => server.refuse(accountDetails, 'NoPaymentOnline'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Call 555-0100 to pay.');
  });

  it('can be tried again on a page without a dashboard', async () => {
    const { user, server } = await showLoan({
      hasScreen: () => false,
      prepare: (test) => test.server.drop(accountDetails),
    });
    await screen.findByRole('alert');
    server.answer(accountDetails, loanDetails());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await title();
    expect(server.requestsTo(accountList)).toHaveLength(1);
  });
});

describe('the sections', () => {
  it('[LON-139, LON-143] are shown in their order, then hiding the loan', async () => {
    await showLoan({ prepare: withPlanned, settings: fileServices });
    await screen.findByText('A payment is late');
    expect(headings()).toEqual([
      `Auto loan ${loanNumber}`,
      'Autopay',
      'Scheduled payments',
      'Your loan over time',
      'Loan history',
      'E-statements',
      'Account documents',
      'Add documents',
      'Alerts for this loan',
      'Hide this loan',
    ]);
  });

  it('are listed above the figures, each leading to its heading', async () => {
    const { user } = await showLoan({ prepare: withPlanned, settings: fileServices });
    await screen.findByText('A payment is late');
    const list = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      headings().slice(1, -1),
    );
    await user.click(list.getByRole('button', { name: 'E-statements' }));
    expect(document.activeElement?.textContent).toBe('E-statements');
  });

  it('open at the one that the borrower came for', async () => {
    await showLoan({
      // Afterwards the element keeps the focus at the heading.
      sections: { statements: chunk(() => new Promise<never>(() => {})) },
      prepare: ({ core }) =>
        core.navigate(undefined, {
          screen: 'loanDetails',
          data: { kind: 'section', section: 'statements' },
        }),
    });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('E-statements'));
  });

  it('[LON-141, LON-142] leave out payments where none are planned', async () => {
    await showLoan({ settings: { 'depositOptions.disableEZPayOption': 'true' } });
    await screen.findByRole('heading', { level: 3, name: 'Loan history' });
    expect(headings()).not.toContain('Autopay');
    expect(headings()).not.toContain('Scheduled payments');
  });

  it('say that the last scheduled payment was deleted, when the details have none any more', async () => {
    const { server, user } = await showLoan({
      prepare: withPlanned,
      settings: { 'generalPaymentOptions.allowDeleteScheduledPaymentsOption': 'true' },
    });
    server.answer(paymentInfo, answers.paymentInfo());
    server.answer(deleteScheduledBank, { hasNoErrors: true, errors: [], paymentToken: 'token-2' });
    await user.click(await screen.findByRole('button', { name: /^Delete the payment/ }));
    server.answer(accountDetails, loanDetails());
    await user.click(await screen.findByRole('button', { name: 'Delete payment' }));
    await waitFor(() => expect(server.requestsTo(accountDetails)).toHaveLength(2));
    expect(await screen.findByText('The scheduled payment was deleted.')).toBeTruthy();
    await waitFor(() => expect(headings()).not.toContain('Scheduled payments'));
  });

  it.each([
    ['[LON-144]', 'loanOptions.hideEStatementsOption', 'E-statements'],
    ['[LON-146]', 'loanOptions.hideAccountDocumentsOption', 'Account documents'],
    ['', 'loanOptions.hideRecurringPaymentsOption', 'Autopay'],
    ['', 'loanOptions.hideScheduledPaymentsOption', 'Scheduled payments'],
    ['', 'loanOptions.hideLoanOverTimeOption', 'Your loan over time'],
    ['', 'loanOptions.hideLoanHistoryOption', 'Loan history'],
    ['', 'loanOptions.hideAlertsOption', 'Alerts for this loan'],
  ])('%s %s removes %s', async (_id, key, heading) => {
    for (const value of ['false', 'true']) {
      await showLoan({
        prepare: withPlanned,
        settings: { ...fileServices, [key]: value },
      });
      await end();
      expect(headings().includes(heading)).toBe(value === 'false');
      cleanup();
    }
  });

  it.each([
    ['true', true],
    ['false', false],
  ])('[LON-145, LON-568] with file services %s, documents are shown: %s', async (value, shown) => {
    const { server } = await showLoan({
      settings: { 'globalOptions.useFileServicesOption': value },
      prepare: (test) =>
        test.server.answer(accountDocuments, {
          hasNoErrors: true,
          errors: [],
          value: [
            {
              fileId: 'd-1',
              displayName: 'Loan agreement',
              displayFormat: 'pdf',
              dateUploaded: localDate('2025-01-04'),
            },
          ],
        }),
    });
    await end();
    await act(settle);
    expect(headings().includes('Account documents')).toBe(shown);
    expect(screen.queryByText(/^Loan agreement/) !== null).toBe(shown);
    expect(screen.queryByText('PDF, added 1/4/25') !== null).toBe(shown);
    expect(server.requestsTo(accountDocuments).map(({ url }) => url)).toEqual(
      shown ? [`/api/Documents/GetAccountDocuments?accountNumber=${loanNumber}`] : [],
    );
  });

  it('of a closed loan have no alerts', async () => {
    await showLoan({ prepare: closed });
    await screen.findByRole('heading', { level: 3, name: 'Loan history' });
    expect(headings()).not.toContain('Alerts for this loan');
  });

  it('[POR-097] that throw say so under their heading; the others stay, with what is typed', async () => {
    let broken = true;
    const failing = chunk(async () => ({
      default: () => {
        if (broken) throw new Error('A section threw');
        return <p>history works</p>;
      },
    }));
    const { user } = await showLoan({
      sections: { history: failing },
    });
    const city = await screen.findByLabelText<HTMLInputElement>('City');
    await user.clear(city);
    await user.type(city, 'Marion');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This part of the page could not be shown.');
    expect(headings()).toContain('Loan history');
    expect(await screen.findByText('E-statements instead of paper')).toBeTruthy();
    broken = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('history works')).toBeTruthy();
    expect(city.value).toBe('Marion');
  });

  it('[POR-097] whose code cannot be fetched say so, and can be retried', async () => {
    let reachable = false;
    const code = chunk(async () => {
      if (!reachable) throw new TypeError('Failed to fetch');
      return { default: () => <p>history works</p> };
    });
    const test = await showLoan({ sections: { history: code } });
    await waitFor(() => {
      // A failed fetch is retried after a delay.
      act(() => test.clock.advance(1_000));
      screen.getByRole('alert');
    });
    reachable = true;
    await test.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('history works');
  });

  it('keep what is typed while the loan is loaded again, and after that failed', async () => {
    const reloading = chunk(async () => ({
      default: ({ reload }: { readonly reload: () => void }) => (
        <button onClick={reload}>reload</button>
      ),
    }));
    const { user, server } = await showLoan({
      sections: { history: reloading },
    });
    const city = await screen.findByLabelText<HTMLInputElement>('City');
    await user.clear(city);
    await user.type(city, 'Marion');
    server.drop(accountDetails);
    await user.click(await screen.findByText('reload'));
    await screen.findByText(/The newest figures could not be loaded/);
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Marion');
    server.answer(accountDetails, loanDetails({ totalAmountDue: cents(100) }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('$1.00 due March 14');
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Marion');
  });
});
