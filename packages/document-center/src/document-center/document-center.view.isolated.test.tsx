import {
  accountDocuments,
  accountList,
  applicationDocuments,
  applicationList,
  customerDocuments,
  type Call,
  type OutputOf,
} from '@portico/contract';
import { aDeposit, aLoan, answers } from '@portico/contract/fixtures';
import { startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import type { UploadTarget } from '@portico/shared/documents';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DocumentCenterView } from './document-center.view';

configure({ defaultHidden: true });
afterEach(cleanup);

vi.mock('../../../shared/src/documents/upload/upload.view', () => ({
  texts: [],
  default: ({ target: { path, fields } }: { readonly target: UploadTarget }) => (
    <p data-upload>{[path, ...Object.entries(fields).flat()].join(' ')}</p>
  ),
}));

const loan = aLoan({ number: '001-1000001-7', description: 'Auto loan' });
const savings = aDeposit({ number: '001-1000002-4', description: 'Savings' });
const good = { hasNoErrors: true, errors: [] };
type Listed = OutputOf<typeof accountDocuments>['value'][number];
const listing = (displayName: string) => {
  const document: Listed = { fileId: displayName, displayName, displayFormat: 'pdf' };
  return { ...good, value: [document] };
};

type About = TestOptions & {
  readonly prepare?: (test: TestCore) => void;
  readonly accountNumber?: string;
};

async function show({ prepare, accountNumber, ...options }: About = {}) {
  const test = await startTestCore({
    session: true,
    settings: { 'globalOptions.useFileServicesOption': 'true' },
    ...options,
  });
  const { server } = test;
  server.answer(accountList, { ...answers.accountList(), accounts: [loan, savings] });
  server.answer(applicationList, {
    ...good,
    applications: [{ applicationNumber: 'A-100' }, { applicationNumber: 'A-200' }],
  });
  server.answer(accountDocuments, listing('Loan agreement'));
  server.answer(customerDocuments, listing('Passport'));
  server.answer(applicationDocuments, listing('Pay stub'));
  prepare?.(test);
  render(
    <WidgetProvider core={test.core}>
      <DocumentCenterView accountNumber={accountNumber} />
    </WidgetProvider>,
  );
  if (test.core.session.peek()) await screen.findAllByRole('tab');
  return { ...test, user: userEvent.setup({ delay: null }) };
}

const tab = (name: string) => screen.getByRole('tab', { name });
const selector = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const documentNamed = (name: string) =>
  screen.findByRole('button', { name: `${name} (opens in a new window)` });
const urlsTo = ({ server }: TestCore, call: Call) => server.requestsTo(call).map(({ url }) => url);
const upload = () =>
  waitFor(() => {
    const [shown] = document.querySelectorAll('[data-upload]');
    if (!shown) throw new Error('No upload yet.');
    return shown.textContent;
  });

describe('the document center', () => {
  it('[LON-407] has three tabs, the accounts first', async () => {
    await show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Account Documents',
      'Profile Documents',
      'Applications Documents',
    ]);
    expect(tab('Account Documents').getAttribute('aria-selected')).toBe('true');
  });

  it('shows a visitor the way to sign-in, and requests nothing', async () => {
    const { core, server } = await show({ session: undefined });
    expect(screen.getByText(/^Documents are shown after you sign in\./)).toBeTruthy();
    expect(server.requests.filter(({ url }) => !url.includes('/api/setup/'))).toEqual([]);
    expect(core.wanted.take()).toEqual({ screen: 'documentCenter' });
  });
});

describe('Account Documents', () => {
  it('[LON-408] has an account number selector, and opens with the first account', async () => {
    const test = await show();
    const options = [...(await selector('Account number')).options].map(({ text }) => text);
    expect(options).toEqual([`Auto loan ${loan.number}`, `Savings ${savings.number}`]);
    expect(await documentNamed('Loan agreement')).toBeTruthy();
    expect(urlsTo(test, accountDocuments)).toEqual([
      `/api/Documents/GetAccountDocuments?accountNumber=${loan.number}`,
    ]);
  });

  it('leads to the statements of a loan, which a deposit has on its own page', async () => {
    const test = await show();
    const went: unknown[] = [];
    test.core.setRouter({ hrefFor: ({ screen: to }) => `#/${to}`, go: (to) => void went.push(to) });
    await selector('Account number');
    await test.user.click(await screen.findByRole('link', { name: 'See statements' }));
    expect(went).toEqual([
      {
        screen: 'loanDetails',
        params: { accountNumber: loan.number },
        data: { kind: 'section', section: 'statements' },
      },
    ]);
    await test.user.selectOptions(await selector('Account number'), savings.number);
    expect(screen.queryByRole('link', { name: 'See statements' })).toBeNull();
  });

  it('[LON-409, LON-415, LON-416] shows the documents of the chosen account and their upload', async () => {
    const test = await show();
    await test.user.selectOptions(await selector('Account number'), loan.number);
    expect(await documentNamed('Loan agreement')).toBeTruthy();
    expect(
      screen.getByRole('heading', { name: `Documents of Auto loan ${loan.number}` }),
    ).toBeTruthy();
    expect(await upload()).toBe(`/api/file/UploadFileWithLoanNumber LoanNumber ${loan.number}`);
    expect(urlsTo(test, accountDocuments)).toEqual([
      `/api/Documents/GetAccountDocuments?accountNumber=${loan.number}`,
    ]);
  });

  it('[LON-410] shows the documents of another account once that is chosen', async () => {
    const test = await show();
    await test.user.selectOptions(await selector('Account number'), loan.number);
    await documentNamed('Loan agreement');
    test.server.answer(accountDocuments, listing('Signature card'));
    await test.user.selectOptions(await selector('Account number'), savings.number);
    expect(await documentNamed('Signature card')).toBeTruthy();
    expect(screen.queryByText(/^Loan agreement/)).toBeNull();
    expect(await upload()).toContain(savings.number);
    expect(urlsTo(test, accountDocuments)).toEqual([
      `/api/Documents/GetAccountDocuments?accountNumber=${loan.number}`,
      `/api/Documents/GetAccountDocuments?accountNumber=${savings.number}`,
    ]);
  });

  it.each([
    ['of its property', { accountNumber: loan.number }],
    [
      "of the page's address",
      {
        configuration: {
          locale: 'en',
          pages: { documentCenter: '/documents?account={accountNumber}' },
        },
        location: { href: () => `http://lender.test/documents?account=${loan.number}` },
      },
    ],
  ] as const)('shows the account %s first', async (_, about) => {
    await show(about);
    expect(await documentNamed('Loan agreement')).toBeTruthy();
    expect((await selector('Account number')).value).toBe(loan.number);
  });

  it("requests nothing about an account that is not the borrower's", async () => {
    const test = await show({ accountNumber: '999-9' });
    await documentNamed('Loan agreement');
    expect(urlsTo(test, accountDocuments).filter((url) => url.includes('999-9'))).toEqual([]);
  });

  it('shows account numbers without their check digit where the lender removes it', async () => {
    await show({ settings: { 'globalOptions.removeCheckDigitOption': 'true' } });
    const options = [...(await selector('Account number')).options].map(({ text }) => text);
    expect(options).toContain('Auto loan 001-1000001');
  });

  it('whose accounts cannot be loaded says so, and can be retried', async () => {
    const { server, user } = await show({
      prepare: (test) => test.server.drop(accountList),
    });
    await screen.findByText('Your accounts could not be loaded.');
    server.answer(accountList, { ...answers.accountList(), accounts: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You have no accounts.')).toBeTruthy();
  });
});

describe('Profile Documents', () => {
  it("[LON-411, LON-417, LON-418] lists the customer's documents with their upload, without a selector", async () => {
    const test = await show();
    await test.user.click(tab('Profile Documents'));
    expect(await documentNamed('Passport')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(await upload()).toBe('/api/file/UploadByCustomerID');
    expect(urlsTo(test, customerDocuments)).toEqual(['/api/Documents/GetCustomerDocuments']);
  });
});

describe('Applications Documents', () => {
  it('[LON-412] has an application number selector, and opens with the first application', async () => {
    const test = await show();
    await test.user.click(tab('Applications Documents'));
    const options = [...(await selector('Application number')).options].map(({ text }) => text);
    expect(options).toEqual(['A-100', 'A-200']);
    expect(await documentNamed('Pay stub')).toBeTruthy();
  });

  it('[LON-413, LON-419, LON-420] shows the documents of the chosen application and their upload', async () => {
    const test = await show();
    await test.user.click(tab('Applications Documents'));
    await test.user.selectOptions(await selector('Application number'), 'A-100');
    expect(await documentNamed('Pay stub')).toBeTruthy();
    expect(await upload()).toBe(
      '/api/file/UploadFileWithApplicationNumber ApplicationNumber A-100',
    );
    expect(urlsTo(test, applicationDocuments)).toEqual([
      '/api/Documents/GetApplicationDocuments?applicationNumber=A-100',
    ]);
  });

  it('[LON-414] shows the documents of another application once that is chosen', async () => {
    const test = await show();
    await test.user.click(tab('Applications Documents'));
    await test.user.selectOptions(await selector('Application number'), 'A-100');
    await documentNamed('Pay stub');
    test.server.answer(applicationDocuments, listing('Tax return'));
    await test.user.selectOptions(await selector('Application number'), 'A-200');
    expect(await documentNamed('Tax return')).toBeTruthy();
    expect(screen.queryByText(/^Pay stub/)).toBeNull();
    expect(urlsTo(test, applicationDocuments).at(-1)).toContain('applicationNumber=A-200');
  });

  it('requests the applications when it is opened, once', async () => {
    const test = await show();
    await selector('Account number');
    expect(urlsTo(test, applicationList)).toEqual([]);
    await test.user.click(tab('Applications Documents'));
    await selector('Application number');
    await test.user.click(tab('Account Documents'));
    await test.user.click(tab('Applications Documents'));
    expect(urlsTo(test, applicationList)).toEqual([
      '/api/Application/GetList?numDaysToRetrieve=30',
    ]);
  });

  it.each<[string, string, (test: TestCore) => void]>([
    [
      'there are none',
      'No applications found.',
      ({ server }) => server.answer(applicationList, { ...good, applications: [] }),
    ],
    [
      'they cannot be loaded',
      'Your applications could not be loaded.',
      ({ server }) => server.refuse(applicationList, 'Error'),
    ],
  ])('says that %s', async (_, sentence, prepare) => {
    const { user } = await show({ prepare });
    await user.click(tab('Applications Documents'));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});

it('the profile and the applications are never shown in the tab of the other', async () => {
  const { user } = await show();
  await user.click(tab('Profile Documents'));
  await documentNamed('Passport');
  // At once, before the code of the other tab is there.
  fireEvent.click(tab('Applications Documents'));
  expect(screen.queryByRole('heading', { name: 'Your documents' })).toBeNull();
  await selector('Application number');
  fireEvent.click(tab('Profile Documents'));
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('what is chosen in a tab stays while another is shown', async () => {
  const { user } = await show();
  await user.selectOptions(await selector('Account number'), loan.number);
  await documentNamed('Loan agreement');
  await user.click(tab('Profile Documents'));
  await documentNamed('Passport');
  expect(screen.queryByText(/^Loan agreement/)).toBeNull();
  await user.click(tab('Account Documents'));
  expect((await selector('Account number')).value).toBe(loan.number);
  await documentNamed('Loan agreement');
  expect(await upload()).toContain(loan.number);
});
