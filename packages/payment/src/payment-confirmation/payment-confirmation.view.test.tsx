import { answer, defineCall, passableToken, paymentReceipt } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import {
  createTestStorage,
  startTestCore,
  type TestOptions,
  type TestServer,
} from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cents } from '@portico/rules';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeConfirmation, type Confirmation } from '../confirmation';
import { textOf } from '../testing/dom';
import { day, today } from '../testing/fixtures';
import { PaymentConfirmationView } from './payment-confirmation.view';
import { paymentConfirmationTexts } from './payment-confirmation.sentences';
import spanish from './payment-confirmation.sentences/es';

afterEach(cleanup);

const info: Confirmation['submissionInfo'] = {
  kind: 'immediate',
  frequencyInfo: { frequency: 'OneTime' },
  method: { isCard: false, achInfo: { accountNumber: '1234', accountType: 'Checking' } },
  accountNumber: '12-345678-9',
  amount: cents(10_000),
  additionalPrincipalAmount: cents(0),
  fees: { firstParty: cents(150), thirdParty: cents(25) },
};
const paid: Confirmation = {
  referenceNumber: 'R-1001',
  payDate: today,
  dueDate: day('2025-04-01'),
  isRecurringLOCPayingTotalDue: false,
  submissionInfo: info,
};

/** The confirmation screen after a payment, or without one. */
async function showConfirmation(confirmation?: Confirmation, options: TestOptions = {}) {
  const test = await startTestCore({ session: true, ...options });
  const navigations: unknown[] = [];
  test.core.setRouter({
    hrefFor: ({ screen: name }) => `#/${name}`,
    go: (to) => void navigations.push(to),
  });
  if (confirmation) {
    test.core.navigate(undefined, {
      screen: 'paymentConfirm',
      data: { kind: 'payment', confirmation: writeConfirmation(confirmation) },
    });
    navigations.length = 0;
  }
  render(
    <WidgetProvider core={test.core}>
      <PaymentConfirmationView />
    </WidgetProvider>,
  );
  return { ...test, navigations, user: userEvent.setup({ delay: null }) };
}

const lineOf = (term: string) => textOf(screen.queryByText(term)?.nextSibling);

describe('the receipt', () => {
  it('[PAY-513, PAY-514] has a title and the confirmation number', async () => {
    await showConfirmation(paid);
    expect(screen.getByRole('heading', { name: 'Payment confirmation' })).toBeTruthy();
    expect(screen.getByText('R-1001')).toBeTruthy();
  });

  it('is shown once: what the payment screen stored for a reload is removed', async () => {
    const sessionStorage = createTestStorage();
    sessionStorage.set('portico.payment', '{}');
    await showConfirmation(paid, { sessionStorage });
    expect(sessionStorage.get('portico.payment')).toBeUndefined();
  });

  it('[PAY-518, PAY-526] of a card names its type and number, and drafts nothing', async () => {
    await showConfirmation({
      ...paid,
      submissionInfo: {
        ...info,
        method: { isCard: true, cardInfo: { cardType: 'Visa', cardNumber: '4242' } },
      },
    });
    expect(lineOf('Paid from')).toBe('Visa x4242');
    expect(lineOf('Total')).toBe('$101.75');
    expect(lineOf('Total payment to draft')).toBe('');
  });

  it.each([
    ['[PAY-516]', 'Loan to pay down', '12-345678-9'],
    ['[PAY-518]', 'Paid from', 'Checking x1234'],
    ['[PAY-519]', 'Frequency', 'Pay Once'],
    ['[PAY-520]', 'Payment date', '03/12/2025'],
    ['[PAY-522]', 'Amount', '$100.00'],
    ['[PAY-523]', 'Processing fee', '$1.75'],
    ['[PAY-525]', 'Total', '$101.75'],
    ['[PAY-526]', 'Total payment to draft', '$101.75'],
    ['[PAY-521]', 'Days prior', ''],
    ['[PAY-524]', 'Additional principal', ''],
  ])('%s says %s: %s', async (_, term, value) => {
    await showConfirmation(paid);
    expect(lineOf(term)).toBe(value);
  });

  it('[PAY-521, PAY-524, PAY-525] says days prior and additional principal where there are', async () => {
    await showConfirmation({
      ...paid,
      submissionInfo: {
        ...info,
        kind: 'recurring',
        frequencyInfo: { frequency: 'DaysBeforeDue', numDays: 3 },
        additionalPrincipalAmount: cents(500),
      },
    });
    expect(lineOf('Days prior')).toBe('3');
    expect(lineOf('Additional principal')).toBe('$5.00');
    expect(lineOf('Total each time')).toBe('$106.75');
  });

  it('[PAY-517] leaves the check digit out if the lender does', async () => {
    await showConfirmation(paid, { settings: { 'globalOptions.removeCheckDigitOption': 'true' } });
    expect(lineOf('Loan to pay down')).toBe('12-345678');
  });

  it.each([
    ['immediate', false],
    ['scheduled', true],
  ] as const)('[PAY-515] warns of a future date after an %s payment: %s', async (kind, warns) => {
    await showConfirmation({ ...paid, submissionInfo: { ...info, kind } });
    expect(screen.queryByText(/Your payment is scheduled for 03\/12\/2025/) !== null).toBe(warns);
  });

  it.each([true, false])('[PAY-527] has the line-of-credit note: %s', async (note) => {
    await showConfirmation({ ...paid, isRecurringLOCPayingTotalDue: note });
    expect(screen.queryByText(/amount due on your line of credit/) !== null).toBe(note);
  });

  it('[PAY-527] of a line of credit says no amount: it is known only on its day', async () => {
    await showConfirmation({
      ...paid,
      isRecurringLOCPayingTotalDue: true,
      submissionInfo: {
        ...info,
        kind: 'recurring',
        frequencyInfo: { frequency: 'OnDueDate' },
        amount: cents(0),
        fees: { firstParty: cents(0), thirdParty: cents(0) },
      },
    });
    expect(lineOf('Payment date')).toBe('03/12/2025');
    expect(screen.getAllByText(/\$/).map(textOf)).toEqual(['$0.00']);
    expect(lineOf('Processing fee')).toBe('$0.00');
  });

  it('[PAY-528] leads back to the dashboard', async () => {
    const { user, navigations } = await showConfirmation(paid);
    const link = screen.getByRole('link', { name: 'Back to Dashboard' });
    expect(link.getAttribute('href')).toBe('#/dashboard');
    await user.click(link);
    expect(navigations).toMatchObject([{ screen: 'dashboard' }]);
  });

  it('[PAY-529] prints', async () => {
    const print = vi.spyOn(globalThis, 'print').mockReturnValue(undefined);
    const { user } = await showConfirmation(paid);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  it("[PAY-530, LON-546] does not print in the lender's mobile app", async () => {
    await showConfirmation(paid, { userAgent: 'Mozilla/5.0 gacmobile' });
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
  });

  describe('as PDF', () => {
    const opened = { opener: window, location: { assign: vi.fn() }, close: vi.fn() };
    const openWindow = vi.fn();
    afterEach(() => vi.unstubAllGlobals());

    /** The document as a call, so that the test's server can answer it. */
    const receipt = defineCall({
      name: paymentReceipt.name,
      method: 'GET',
      path: paymentReceipt.path,
      session: 'none',
      effect: 'reads',
      response: answer({}),
    });

    async function openReceipt(page: unknown, prepare: (server: TestServer) => void) {
      vi.clearAllMocks();
      vi.stubGlobal('open', openWindow.mockReturnValue(page));
      const test = await showConfirmation(paid, { configuration: { api: 'https://api.test' } });
      test.server.answerRaw(receipt, '%PDF');
      prepare(test.server);
      await test.user.click(screen.getByRole('button', { name: /Receipt as PDF/ }));
      return test;
    }

    it('[PAY-592] opens in a new window with a token of GetPassableToken, requested without payload', async () => {
      const { server } = await openReceipt(opened, (at) =>
        at.answer(passableToken, answers.passableToken({ passableToken: 'pass-7' })),
      );
      await waitFor(() =>
        expect(opened.location.assign.mock.calls).toEqual([
          [
            'https://api.test/api/PaymentInformation/RenderReceipt?token=pass-7&referenceNumber=R-1001',
          ],
        ]),
      );
      expect(openWindow).toHaveBeenCalledExactlyOnceWith('', '_blank');
      expect(opened.opener).toBeNull();
      // One to ask whether the lender has receipts, and one for the window.
      const asked = {
        method: 'GET',
        url: 'https://api.test/api/PassableToken/GetPassableToken',
        body: undefined,
      };
      expect(server.requestsTo(passableToken)).toMatchObject([asked, asked]);
    });

    it.each([404, 405, 501])(
      '[POR-056] is no longer offered if the API answers %d, which is shown once',
      async (status) => {
        await openReceipt(opened, (at) => {
          at.answer(passableToken, answers.passableToken());
          at.answerRaw(receipt, '', status);
        });
        const said = await screen.findByText(
          'Receipts are not offered as PDF. Please print this page.',
        );
        await waitFor(() => expect(said.closest('[role=status]')).toBe(document.activeElement));
        expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
        expect(opened.location.assign).not.toHaveBeenCalled();
        expect(opened.close).toHaveBeenCalledOnce();
      },
    );

    it('opens where the page may not read the answer of another origin', async () => {
      await openReceipt(opened, (at) => {
        at.answer(passableToken, answers.passableToken());
        at.drop(receipt);
      });
      await waitFor(() => expect(opened.location.assign).toHaveBeenCalledOnce());
    });

    it('says in its address that the borrower reads Spanish', async () => {
      vi.stubGlobal('open', openWindow.mockReturnValue(opened));
      const { user, server } = await showConfirmation(paid, { configuration: { locale: 'es' } });
      server.answer(passableToken, answers.passableToken({ passableToken: 'pass-8' }));
      server.answerRaw(receipt, '%PDF');
      await user.click(await screen.findByRole('button', { name: /PDF/ }));
      await waitFor(() =>
        expect(opened.location.assign.mock.calls.at(-1)?.[0]).toMatch(
          /\?token=pass-8&referenceNumber=R-1001&language=es$/,
        ),
      );
    });

    it.each([
      ['no token is to be had', opened, 1],
      ['the browser blocks the window', null, 0],
    ])('says that it could not when %s', async (_, page, closed) => {
      await openReceipt(page, (at) =>
        page ? at.drop(passableToken) : at.answer(passableToken, answers.passableToken()),
      );
      await screen.findByText(/The receipt could not be opened/);
      expect(opened.close).toHaveBeenCalledTimes(closed);
      expect(opened.location.assign).not.toHaveBeenCalled();
    });
  });
});

it('[PAY-531] goes to the dashboard when there is no payment', async () => {
  const { navigations } = await showConfirmation();
  await waitFor(() => expect(navigations).toMatchObject([{ screen: 'dashboard' }]));
});

it('has every sentence in Spanish', () => {
  expect(Object.keys(spanish).sort()).toEqual(Object.keys(paymentConfirmationTexts.english).sort());
});
