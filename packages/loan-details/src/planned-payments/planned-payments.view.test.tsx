import { deleteScheduledBank, deleteScheduledCard, paymentInfo } from '@portico/contract';
import { answers, aScheduledPayment } from '@portico/contract/fixtures';
import { cents, localDate } from '@portico/rules';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openLoan } from '../testing/open-loan';
import { loanWithPlanned, showSection } from '../testing/show-section';
import PlannedPaymentsSection from './planned-payments.view';

afterEach(cleanup);

const settings = { 'generalPaymentOptions.allowDeleteScheduledPaymentsOption': 'true' };
const first = aScheduledPayment({
  paymentDate: localDate('2025-03-20'),
  paymentAmount: cents(10_000),
});
const second = aScheduledPayment({
  paymentId: 'scheduled-2',
  isCard: true,
  paymentDate: localDate('2025-03-28'),
});

/** The section of a loan with these payments, over a host that knows the loan. */
async function show(scheduled = [first], more: Parameters<typeof showSection>[2] = {}) {
  const loan = loanWithPlanned({ scheduled });
  const shown = await showSection(PlannedPaymentsSection, loan, { settings, ...more });
  shown.server.answer(paymentInfo, answers.paymentInfo({ paymentToken: 'token-1' }));
  shown.server.answer(deleteScheduledBank, {
    hasNoErrors: true,
    errors: [],
    paymentToken: 'token-2',
  });
  shown.server.answer(deleteScheduledCard, {
    hasNoErrors: true,
    errors: [],
    paymentToken: 'token-2',
  });
  return shown;
}

const section = () => screen.queryByRole('region', { name: 'Scheduled payments' });
const deleteButtons = () => screen.queryAllByRole('button', { name: /^Delete the payment/ });

async function deleteFirst({ user }: Awaited<ReturnType<typeof show>>) {
  await user.click(deleteButtons()[0] ?? document.body);
  await user.dblClick(screen.getByRole('button', { name: 'Delete payment' }));
}

describe('the scheduled payments of a loan', () => {
  it('[LON-142] are shown when there is at least one, with their day and amount', async () => {
    await show([first, second]);
    expect(section()).not.toBeNull();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.textContent).toContain('03/20/2025');
    expect(rows[0]?.textContent).toContain('$100.00');
  });

  it.each([
    ['none are in its details', loanWithPlanned({})],
    ['its details have no payments at all', openLoan()],
  ])('[LON-142] are not shown when %s', async (_, loan) => {
    await showSection(PlannedPaymentsSection, loan, { settings });
    expect(section()).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are deleted with a token requested at that moment, once', async () => {
    const shown = await show([first, second]);
    const { server, reloads } = shown;
    expect(server.requestsTo(paymentInfo)).toEqual([]);
    await deleteFirst(shown);
    const message = await screen.findByText('The scheduled payment was deleted.');
    expect(server.requestsTo(paymentInfo)).toHaveLength(1);
    expect(server.requestsTo(deleteScheduledBank).map(({ body }) => body)).toEqual([
      {
        Token: 'token-1',
        Payment: { EncryptedString: 'scheduled-1', LoanAccountNumber: '001-1000001-7' },
      },
    ]);
    expect(reloads).toHaveLength(1);
    expect(deleteButtons()).toHaveLength(1);
    expect(document.activeElement).toBe(message.closest('[role=status]'));
  });

  it('say that the last one was deleted, without the section', async () => {
    const shown = await show([first], { reloaded: loanWithPlanned({}) });
    await deleteFirst(shown);
    await screen.findByText('The scheduled payment was deleted.');
    expect(section()).toBeNull();
  });

  it('stay when the host refuses the deletion, with its sentence', async () => {
    const shown = await show();
    shown.server.refuse(deleteScheduledBank, 'ScheduledAchNotModifiable');
    await deleteFirst(shown);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Scheduled ACH payments cannot be modified. Please contact your financial institution.',
    );
    expect(deleteButtons()).toHaveLength(1);
    expect(shown.reloads).toEqual([]);
  });

  it('stay when no token can be had, and nothing is deleted', async () => {
    const shown = await show();
    shown.server.refuse(paymentInfo, 'Error');
    await deleteFirst(shown);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'There was an error deleting your payment.',
    );
    expect(shown.server.requestsTo(deleteScheduledBank)).toEqual([]);
    expect(deleteButtons()).toHaveLength(1);
  });

  it('cannot be deleted where the lender does not allow it', async () => {
    await show([first], {
      settings: { 'generalPaymentOptions.scheduledDeletionBlockedText': 'Call us to change it.' },
    });
    expect(deleteButtons()).toEqual([]);
    await waitFor(() => expect(screen.getByText('Call us to change it.')).toBeTruthy());
  });
});
