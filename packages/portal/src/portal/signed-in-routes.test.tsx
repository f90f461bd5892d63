import {
  accountDetails,
  accountList,
  applicationDetails,
  applicationList,
  borrowerRequests,
  loginHistory,
  paymentInfo,
  paymentMethods,
  profile,
  type Call,
} from '@portico/contract';
import { aDeposit, aLoan, answers } from '@portico/contract/fixtures';
import { chunk } from '@portico/core/internal';
import { settle, startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Fetched on demand; here already, so that no test waits for them to be compiled.
import '../dashboard/dashboard.signed-in.view';
import '../screens/accounts/application-details';
import '../screens/profile/contact-change';
import '../screens/accounts/deposit-details';
import '../screens/accounts/document-center';
import '../screens/accounts/documents';
import '../screens/contact/faq';
import '../screens/accounts/loan-details';
import '../screens/contact/locations';
import '../screens/profile/login-history';
import '../screens/contact/messages';
import '../screens/accounts/payment';
import '../screens/accounts/payment-confirmation';
import '../screens/profile/profile';
import '../screens/accounts/requests';
import type { Route } from '../routing/route';
import { portalRoutes } from './portal.routes';
import { Portal } from './portal.view';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const loan = aLoan({ number: '001-1', description: 'Auto loan' });
const otherLoan = aLoan({ number: '001-2', description: 'Home loan' });
const deposit = aDeposit({ number: '002-1', description: 'Savings' });

type Options = TestOptions & { readonly routes?: readonly Route[] };

async function open(path: string, { routes = portalRoutes, ...options }: Options = {}) {
  window.history.replaceState(null, '', `#/${path}`);
  const test = await startTestCore({ session: true, ...options });
  const { server } = test;
  server.answer(accountList, { ...answers.accountList(), accounts: [loan, otherLoan, deposit] });
  server.answer(accountDetails, answers.accountDetails());
  server.answer(applicationList, answers.applicationList());
  server.answer(applicationDetails, answers.applicationDetails());
  server.answer(loginHistory, answers.loginHistory());
  server.answer(paymentInfo, answers.paymentInfo());
  server.answer(paymentMethods, answers.paymentMethods());
  server.answer(profile, answers.profile());
  render(
    <WidgetProvider core={test.core}>
      <Portal routes={routes} />
    </WidgetProvider>,
  );
  return { ...test, user: userEvent.setup({ delay: null }) };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const text = (words: RegExp | string) => async () => {
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
};
const field = (role: string, name: string) => async () => {
  expect(await screen.findByRole(role, { name })).toBeTruthy();
};
/** Expects that the screen has requested something of a number of the path. */
const asks =
  (call: Call, number: string) =>
  ({ server }: TestCore) =>
    waitFor(() => {
      const [request] = server.requestsTo(call);
      expect(`${request?.url ?? ''} ${JSON.stringify(request?.body)}`).toContain(number);
    });

type Row = readonly [
  ids: string,
  path: string,
  title: string,
  proof: (test: TestCore) => Promise<void>,
];

const rows: readonly Row[] = [
  ['[ACC-020]', 'dashboard', 'Dashboard', text(/Auto loan/)],
  ['[ACC-020, LON-029]', 'profile', 'Profile', text('Your profile')],
  ['[ACC-020]', 'documents', 'Documents', text('Draft agreements')],
  ['[ACC-020]', 'payment', 'Make a payment', field('combobox', 'Loan account')],
  ['[ACC-020, LON-027]', 'payment/001-1', 'Make a payment', asks(paymentInfo, '001-1')],
  ['[ACC-020, LON-024]', 'loanDetails/001-1', 'Loan details', asks(accountDetails, '001-1')],
  [
    '[ACC-020, LON-022]',
    'deposits/depositDetails/002-1',
    'Account details',
    asks(accountDetails, '002-1'),
  ],
  ['[ACC-020]', 'document-center', 'Document Center', text('Account Documents')],
  ['[ACC-020, LON-033]', 'locations', 'Locations', text('Find the closest branch')],
  [
    '[ACC-020, LON-025]',
    'applicationdetails/A-7',
    'Application details',
    asks(applicationDetails, 'A-7'),
  ],
  ['[POR-169]', 'requests', 'Requests', asks(borrowerRequests, '001-1')],
  ['[POR-169]', 'requests/001-2', 'Requests', asks(borrowerRequests, '001-2')],
  ['[ACC-020]', 'loginHistory', 'Recent sign-ins', text('Ip Address')],
  ['[ACC-020, LON-036]', 'messages', 'Messages', text('Compose Message')],
  ['[ACC-020, LON-037]', 'faq', 'FAQ', text('Frequently Asked Questions')],
  ['[ACC-020]', 'requestChange', 'Contact Info Change', text('User Info Changes Form')],
];

describe('with a session, an address under #/myaccount/', () => {
  it.each(rows)('%s opens %s', async (_ids, path, name, proof) => {
    const test = await open(`myaccount/${path}`);
    await title(name);
    await proof(test);
    expect(window.location.hash).toBe(`#/myaccount/${path}`);
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Back to Login' })).toBeNull();
  });

  it('[LON-026] without an account number preselects no loan', async () => {
    const { server } = await open('myaccount/payment');
    await title('Make a payment');
    const loans = await screen.findByRole('combobox', { name: 'Loan account' });
    expect(loans).toHaveProperty('value', '');
    expect(server.requestsTo(paymentInfo)).toHaveLength(0);
  });

  it('[PAY-589, PAY-590] asks before a started payment is left; No keeps it', async () => {
    const { user } = await open('myaccount/payment/001-1', {
      settings: { 'achPaymentOptions.singleUseAchOption': 'true' },
    });
    const method = await screen.findByRole('combobox', { name: /^Bank account/ });
    await user.selectOptions(method, within(method).getAllByRole('option').at(-1) ?? '');
    const amount = await screen.findByRole('radio', { name: /^Another amount/ });
    await user.click(amount);
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(navigation.getByRole('link', { name: 'Dashboard' }));
    await screen.findByText(
      'There are unsaved changes on the page, are you sure you want to continue?',
    );
    expect(screen.getByText('Yes')).toBeTruthy();
    await user.click(screen.getByText('No'));
    expect(window.location.hash).toBe('#/myaccount/payment/001-1');
    expect(amount).toHaveProperty('checked', true);
  });

  it('[ACC-020, LON-028] opens paymentConfirm with the payment that was made', async () => {
    const test = await open('myaccount/dashboard');
    await title('Dashboard');
    const confirmation = {
      referenceNumber: 'R-1001',
      payDate: '2025-03-12',
      dueDate: '2025-04-01',
      isRecurringLOCPayingTotalDue: false,
      submissionInfo: {
        kind: 'immediate',
        frequencyInfo: { frequency: 'OneTime' },
        method: { isCard: false, achInfo: { accountNumber: '1234', accountType: 'Checking' } },
        accountNumber: '001-1',
        amount: 100,
        additionalPrincipalAmount: 0,
        fees: { firstParty: 0, thirdParty: 0 },
      },
    };
    act(() =>
      test.core.navigate(undefined, {
        screen: 'paymentConfirm',
        data: { kind: 'payment', confirmation },
      }),
    );
    await screen.findByText('R-1001');
    expect(window.location.hash).toBe('#/myaccount/paymentConfirm');
  });
});

/** The routes of the portal with screens that name their path, and what has been fetched. */
function namedRoutes() {
  const fetched: string[] = [];
  const routes = portalRoutes.map((route) => ({
    ...route,
    load: chunk(async () => {
      fetched.push(route.path);
      return { View: () => <p>{route.path}</p>, texts: [] };
    }),
  }));
  return { routes, fetched };
}

describe('the code of a screen', () => {
  const depositPath = 'myaccount/deposits/depositDetails/{accountNumber}';

  it('[LON-023] of a deposit is fetched when its route is first opened, not at start-up', async () => {
    const { routes, fetched } = namedRoutes();
    await open('myaccount/dashboard', { routes });
    await screen.findByText('myaccount/dashboard');
    await act(settle);
    expect(fetched).toEqual(['myaccount/dashboard']);
    window.location.hash = '#/myaccount/deposits/depositDetails/002-1';
    await screen.findByText(depositPath);
    expect(fetched).toEqual(['myaccount/dashboard', depositPath]);
  });

  it.each([
    ['the pointer or a finger reaches', (user: Pointing, link: Element) => user.hover(link)],
    ['the keyboard reaches', async (_: Pointing, link: HTMLElement) => act(() => link.focus())],
  ])('is fetched once as soon as %s its item of the navigation', async (_, reach) => {
    const { routes, fetched } = namedRoutes();
    const { user } = await open('myaccount/dashboard', { routes });
    const navigation = within(await screen.findByRole('navigation', { name: 'Main' }));
    const [link, other] = ['Profile', 'Messages'].map((name) =>
      navigation.getByRole('link', { name }),
    );
    if (!link || !other) throw new Error('no link');
    await reach(user, link);
    await reach(user, other);
    await reach(user, link);
    await act(settle);
    expect(fetched).toEqual(['myaccount/dashboard', 'myaccount/profile', 'myaccount/messages']);
    expect(window.location.hash).toBe('#/myaccount/dashboard');
  });
});

type Pointing = Pick<ReturnType<typeof userEvent.setup>, 'hover'>;

describe('the navigation', () => {
  const everyItem = {
    'achPaymentOptions.requireAchDraftAgreementOption': 'true',
    'globalOptions.useDocumentCenterOption': 'true',
    'globalOptions.useRequestsOption': 'true',
    'profileOptions.forceManualCifChangesOption': 'true',
    'globalOptions.useBranchLocatorOption': 'true',
    'globalOptions.useFAQOption': 'true',
  };

  it.each([
    ['Make payment', 'myaccount/payment'],
    ['Profile', 'myaccount/profile'],
    ['Documents', 'myaccount/documents'],
    ['Document Center', 'myaccount/document-center'],
    ['Contact Info Change', 'myaccount/requestChange'],
    ['Requests', 'myaccount/requests'],
    ['Messages', 'myaccount/messages'],
    ['Locations', 'myaccount/locations'],
    ['FAQ', 'myaccount/faq'],
    ['Dashboard', 'myaccount/dashboard'],
  ])('[ACC-046] %s opens %s', async (name, path) => {
    const start = name === 'Dashboard' ? 'myaccount/profile' : 'myaccount/dashboard';
    const { user } = await open(start, { routes: namedRoutes().routes, settings: everyItem });
    await screen.findByText(start);
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(await navigation.findByRole('link', { name }));
    await screen.findByText(path);
    expect(window.location.hash).toBe(`#/${path}`);
  });
});

describe('a borrower who is signed in', () => {
  it.each(['', '#/', '#/home', '#/nope/x', '#/myaccount', '#/myaccount/nope'])(
    '[POR-082] and opens the portal at %j sees the dashboard with the navigation',
    async (hash) => {
      await open(hash.replace('#/', ''), { routes: namedRoutes().routes });
      await screen.findByText('myaccount/dashboard');
      expect(window.location.hash).toBe('#/myaccount/dashboard');
      expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    },
  );

  it('[POR-082] and follows a link to an unknown address keeps the navigation', async () => {
    await open('myaccount/profile', { routes: namedRoutes().routes });
    await screen.findByText('myaccount/profile');
    window.location.hash = '#/nope/x';
    await screen.findByText('myaccount/dashboard');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  });
});
