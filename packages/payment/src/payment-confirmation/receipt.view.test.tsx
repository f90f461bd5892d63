import { accountList } from '@portico/contract';
import { createTestStorage, settle, startTestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cents, type Cents } from '@portico/rules';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeConfirmation, type Confirmation } from '../confirmation';
import { textOf } from '../testing/dom';
import { day, loanAccount, today } from '../testing/fixtures';
import { PaymentConfirmationView } from './payment-confirmation.view';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const loan = loanAccount();

const paid: Confirmation = {
  referenceNumber: 'R-1001',
  payDate: today,
  dueDate: day('2025-04-01'),
  isRecurringLOCPayingTotalDue: false,
  submissionInfo: {
    kind: 'immediate',
    frequencyInfo: { frequency: 'OneTime' },
    method: { isCard: false, achInfo: { accountNumber: '1234', accountType: 'Checking' } },
    accountNumber: loan.number,
    amount: cents(10_000),
    additionalPrincipalAmount: cents(0),
    fees: { firstParty: cents(150), thirdParty: cents(25) },
  },
};

const of = (kind: Confirmation['submissionInfo']['kind']): Confirmation => ({
  ...paid,
  payDate: day('2025-03-28'),
  submissionInfo: { ...paid.submissionInfo, kind },
});

const scheduled = of('scheduled');

/** The confirmation, reached from the payment, or by a reload if there is no payment. */
async function show(
  confirmation: Confirmation | undefined,
  {
    lost = false,
    due = cents(37_035),
    ...options
  }: TestOptions & { readonly lost?: boolean; readonly due?: Cents } = {},
) {
  const test = await startTestCore({ session: true, ...options });
  const navigations: unknown[] = [];
  test.core.setRouter({
    hrefFor: ({ screen: name, params }) => `#/${name}/${params?.['accountNumber'] ?? ''}`,
    go: (to) => void navigations.push(to),
  });
  if (confirmation) {
    const written = writeConfirmation(confirmation);
    test.core.updateSession({ lastPayment: written });
    test.core.navigate(undefined, {
      screen: 'paymentConfirm',
      data: { kind: 'payment', confirmation: written },
    });
    navigations.length = 0;
  }
  const accounts = [{ ...loan, loanAmountDue: due }];
  if (!lost) test.server.answer(accountList, { hasNoErrors: true, errors: [], accounts });
  const user = userEvent.setup({ delay: null });
  render(
    <WidgetProvider core={test.core}>
      <PaymentConfirmationView />
    </WidgetProvider>,
  );
  return { ...test, navigations, user };
}

const nextEvents = () =>
  screen.getAllByRole('listitem').map((item) => [...item.children].map((part) => textOf(part)));

describe('[POR-078] the receipt', () => {
  it.each([
    [paid, 'We have your payment of $101.75', 'It is posted to your loan on 03/12/2025.'],
    [scheduled, 'Your payment is scheduled', '$101.75 is taken on 03/28/2025.'],
    [of('recurring'), 'Autopay is set up', 'The first $101.75 is taken on 03/28/2025.'],
  ])('says what has happened, and when: %#', async (confirmation, heading, sentence) => {
    await show(confirmation);
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('copies the confirmation number, says so, and offers it again after two seconds', async () => {
    const { user, clock } = await show(paid);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('R-1001');
    await screen.findByRole('button', { name: 'Copied' });
    expect(screen.getAllByText('Copied').some((at) => at.closest('[aria-live=polite]'))).toBe(true);
    act(() => clock.advance(2_000));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  });

  it('says where it could not copy', async () => {
    const { user } = await show(paid);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByText(/could not be copied/);
  });

  it('says what comes next: posting, where it is listed, and what is due then', async () => {
    await show(paid);
    await screen.findByText(/\$370\.35 is due/);
    expect(nextEvents()).toEqual([
      ['03/12/2025', 'The payment is posted to your loan and listed in its history.Show the loan'],
      ['04/01/2025', '$370.35 is due next on your loan, as of now.'],
    ]);
    const link = screen.getByRole('link', { name: 'Show the loan' });
    expect(link.getAttribute('href')).toBe(`#/loanDetails/${loan.number}`);
  });

  it('names no next payment where nothing is due', async () => {
    const { server } = await show(paid, { due: cents(0) });
    await act(settle);
    expect(server.requestsTo(accountList)).toHaveLength(1);
    expect(nextEvents()[1]?.[0]).toBe('After that');
  });

  it('names no next payment where the accounts are not to be had', async () => {
    await show(paid, { lost: true });
    expect(nextEvents()[1]).toEqual([
      'After that',
      'Your loan shows when the next payment is due.',
    ]);
  });

  it.each([
    [scheduled, 'It is listed with your scheduled payments.', 'The payment is made and posted'],
    [of('recurring'), 'It is listed under autopay.', 'The first payment is made.'],
  ])('says of a later payment where it is listed until then: %#', async (later, listed, made) => {
    await show(later);
    const [until, then] = nextEvents();
    expect(until).toEqual(['Until 03/28/2025', `${listed}Show the planned payments`]);
    expect(then?.[0]).toBe('03/28/2025');
    expect(then?.[1]).toContain(made);
    const link = screen.getByRole('link', { name: 'Show the planned payments' });
    expect(link.getAttribute('href')).toBe(`#/payment/${loan.number}`);
  });

  it('puts the day of a scheduled payment into a calendar file', async () => {
    const blobs: Blob[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL(blob: Blob) {
          blobs.push(blob);
          return 'blob:portico/1';
        }
      },
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = await show(scheduled);
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    expect(names).toEqual(['payment.ics']);
    const lines = (await read(blobs[0])).split('\r\n');
    expect(lines).toContain('DTSTART;VALUE=DATE:20250328');
    expect(lines).toContain('SUMMARY:Loan payment of $101.75');
    expect(lines.join('').replaceAll('\r\n ', '')).not.toContain(loan.number);
  });

  it('offers no calendar file of a payment made today', async () => {
    await show(paid);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it('is shown again after a reload and on the way back, until the session ends', async () => {
    const sessionStorage = createTestStorage();
    const { core } = await show(paid, { sessionStorage });
    cleanup();
    const reload = () => show(undefined, { sessionStorage, session: undefined });
    const again = await reload();
    expect(screen.getByText('R-1001')).toBeTruthy();
    expect(again.navigations).toEqual([]);

    core.endSession('unauthorized');
    expect(JSON.stringify([...sessionStorage.entries])).not.toContain('R-1001');
    cleanup();
    const signedOut = await reload();
    expect(screen.queryByText('R-1001')).toBeNull();
    expect(signedOut.navigations).toMatchObject([{ screen: 'dashboard' }]);
  });
});

/** The blobs of jsdom have no `text`. */
function read(blob = new Blob([])): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(blob);
  });
}
