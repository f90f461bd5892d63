import { accountList, clientError, paymentInfo } from '@portico/contract';
import { settle, testSession } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cents } from '@portico/rules';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textOf, valueOf } from '../testing/dom';
import { day, loanAccount } from '../testing/fixtures';
import {
  chooseLoan,
  methodStep,
  readyToSubmit,
  selector,
  showPayment,
  stepNames,
} from '../testing/show-payment';
import { PaymentView } from './payment.view';

afterEach(cleanup);

describe('the account selector', () => {
  it('[PAY-001, PAY-003] is the only field and shows its placeholder while nothing is chosen', async () => {
    await showPayment();
    const options = within(await selector()).getAllByRole('option');
    expect(options.map(textOf)[0]).toBe('Select Loan Account');
    expect(valueOf(await selector())).toBe('');
    expect(stepNames()).toEqual([]);
    expect(readyToSubmit()).toBeUndefined();
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });

  it('[PAY-002] opens the account of the page without any action', async () => {
    const { server } = await showPayment({ accountNumber: '001-1234567-8' });
    expect(await methodStep()).toBeTruthy();
    expect(valueOf(await selector())).toBe('001-1234567-8');
    expect(server.requestsTo(paymentInfo)).toHaveLength(1);
  });

  it('[PAY-004, PAY-005, PAY-007] shows number, amount due and due date of each loan', async () => {
    await showPayment({
      accounts: [loanAccount({ loanAmountDue: cents(123_450), loanDueDate: day('2025-04-01') })],
    });
    const option = within(await selector()).getByRole('option', { name: /001-1234567-8/ });
    expect(textOf(option)).toContain('001-1234567-8: $1,234.50 due 04/01/2025');
  });

  it('[PAY-008] shows no due date of year 0001', async () => {
    await showPayment({
      prepare: ({ server }) =>
        server.answerRaw(accountList, {
          HasNoErrors: true,
          Accounts: [{ Number: '7', Type: 0, LoanAmountDue: 5, LoanDueDate: '0001-01-01' }],
        }),
    });
    const option = within(await selector()).getByRole('option', { name: /^7/ });
    expect(textOf(option)).toMatch(/^7: \$5\.00 due$/);
  });

  it('[POR-075] names each loan by description and number, and offers no closed loan', async () => {
    await showPayment({
      accounts: [
        loanAccount({ number: '0012-104417-3', description: 'Auto loan' }),
        loanAccount({ number: '0012-104418-1', description: 'Boat loan', comment: 'Closed 01/02' }),
        loanAccount({ number: '0012-300928-1', type: 9, description: undefined }),
      ],
    });
    const options = within(await selector()).getAllByRole('option');
    expect(options.map(textOf)).toEqual([
      'Select Loan Account',
      'Auto loan, 0012-104417-3: $250.00 due 04/01/2025',
      '0012-300928-1: $250.00 due 04/01/2025',
    ]);
  });

  it('[PAY-009, PAY-010] offers loans and lines of credit, never deposits or investments', async () => {
    const types = [0, 1, 3, 5, 6, 7, 8, 9];
    await showPayment({
      accounts: types.map((type) => loanAccount({ type, number: `type-${type}` })),
    });
    const offered = within(await selector())
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'));
    expect(offered).toEqual(['', 'type-0', 'type-9']);
  });

  it('[PAY-011] leaves an unknown type out and reports it once', async () => {
    const { server } = await showPayment({
      accounts: [loanAccount(), ...[2, 4, 10].map((type) => loanAccount({ type, number: 'x' }))],
    });
    expect(within(await selector()).getAllByRole('option')).toHaveLength(2);
    await waitFor(() => expect(server.requestsTo(clientError)).toHaveLength(3));
  });

  it.each([
    ['[PAY-016]', { 'globalOptions.removeCheckDigitOption': 'true' }, '12-345678:'],
    ['[PAY-017]', {}, '12-345678-9:'],
  ])('%s with %j shows the account as %s', async (_, settings, shown) => {
    await showPayment({ settings, accounts: [loanAccount({ number: '12-345678-9' })] });
    const options = within(await selector()).getAllByRole('option');
    expect(textOf(options[1])).toContain(shown);
  });

  it.each([
    [{ 'generalPaymentOptions.accountSelectorText': '<p>Ask for Joan.</p>' }, 1],
    [{}, 0],
  ])('[PAY-018] with %j shows %d info texts', async (settings, count) => {
    const { container } = await showPayment({ settings });
    await selector();
    await settle();
    await waitFor(() => expect(container.querySelectorAll('[part=rich-text]')).toHaveLength(count));
  });

  it('[PAY-019] shows a spinner of 50 while the account loads', async () => {
    const { user } = await showPayment({ prepare: ({ server }) => void server.hold(paymentInfo) });
    await chooseLoan(user);
    const spinner = await screen.findByRole('img', { name: 'Loading' });
    expect(spinner.getAttribute('width')).toBe('50');
  });

  it('[PAY-023] fetches the list once, without a body', async () => {
    const { server } = await showPayment();
    await selector();
    const [request, ...more] = server.requestsTo(accountList);
    expect(request).toMatchObject({ method: 'GET', body: undefined });
    expect(request?.url).toMatch(/\/api\/accountList$/);
    expect(more).toEqual([]);
  });

  it('[PAY-028] that cannot be loaded shows an error, and can be tried again', async () => {
    const { user, server } = await showPayment({
      prepare: ({ server: api }) => api.refuse(accountList, 'Error'),
    });
    const alert = await screen.findByRole('alert');
    expect(textOf(alert)).toContain('There was a problem retrieving your accounts.');
    expect(screen.queryByRole('combobox')).toBeNull();
    server.answer(accountList, { hasNoErrors: true, errors: [], accounts: [loanAccount()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await selector()).toBeTruthy();
  });
});

describe('the account list', () => {
  it('[PAY-024] is kept for the borrower', async () => {
    const { server, core, unmount, host } = await showPayment();
    await selector();
    unmount();
    render(
      <WidgetProvider core={core} host={host}>
        <PaymentView />
      </WidgetProvider>,
    );
    await selector();
    expect(server.requestsTo(accountList)).toHaveLength(1);
  });

  it('[PAY-025] is fetched again for another borrower', async () => {
    const { server, core } = await showPayment();
    await selector();
    core.endSession('loggedOut');
    core.startSession({ ...testSession, username: 'john', userToken: 'token-2' });
    await selector();
    await waitFor(() => expect(server.requestsTo(accountList)).toHaveLength(2));
    expect(server.requestsTo(accountList)[1]?.headers['usertoken']).toBe('token-2');
  });
});

it('asks a visitor without a session to sign in', async () => {
  const { core } = await showPayment();
  core.endSession('loggedOut');
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('#/login');
});

it('[POR-052] opens after sign-in, with its loan, for a borrower who opened it signed out', async () => {
  const { core } = await showPayment({ session: undefined, accountNumber: '001-1234567-8' });
  await screen.findByRole('link', { name: 'Sign in' });
  expect(core.wanted.take()).toEqual({
    screen: 'payment',
    params: { accountNumber: '001-1234567-8' },
  });
});

it('does not open after sign-in for a borrower who logged out there', async () => {
  const { core } = await showPayment();
  await selector();
  act(() => core.endSession('loggedOut'));
  await screen.findByRole('link', { name: 'Sign in' });
  expect(core.wanted.take()).toBeUndefined();
});
