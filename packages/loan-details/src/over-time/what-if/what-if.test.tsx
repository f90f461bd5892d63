import { accountHistory } from '@portico/contract';
import { startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cents, localDate } from '@portico/rules';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { loanOverTime } from '../../testing/loan-over-time';
import OverTimeView from '../over-time.view';
import { suggestedAmounts } from './suggestions';

afterEach(cleanup);

async function show(patch: Parameters<typeof loanOverTime>[0] = {}) {
  const { loan, history } = loanOverTime(patch);
  const test = await startTestCore({ session: true });
  test.server.answer(accountHistory, history);
  const navigations: unknown[] = [];
  test.core.setRouter({ hrefFor: () => '#/payment', go: (to) => navigations.push(to) });
  render(
    <WidgetProvider core={test.core} host={document.createElement('div')}>
      <OverTimeView loan={loan} reload={() => {}} />
    </WidgetProvider>,
  );
  await screen.findByRole('img');
  const result = () => screen.getByRole('status').textContent;
  return { ...test, navigations, result, user: userEvent.setup({ delay: null }) };
}

const amountField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Extra amount' });

describe('what if I pay more', () => {
  it('[POR-091] shows at first what a suggested amount each month saves', async () => {
    const { result } = await show();
    expect(amountField().value).toBe('50.00');
    expect(screen.getByRole('button', { name: '$50', pressed: true })).toBeTruthy();
    expect(result()).toBe(
      'Paid off 5 months soonerJanuary 2028 instead of June 2028, and $211.29 less interest.',
    );
  });

  it('[POR-091] follows an amount 300 ms after typing ends, in a polite live region', async () => {
    const { result, user, clock } = await show();
    const before = result();
    await user.clear(amountField());
    await user.type(amountField(), '100');
    act(() => clock.advance(299));
    expect(result()).toBe(before);
    act(() => clock.advance(1));
    expect(result()).toBe(
      'Paid off 9 months soonerSeptember 2027 instead of June 2028, and $371.53 less interest.',
    );
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain(
      'with $100.00 more, in September 2027.',
    );
  });

  it('[POR-091] once: the suggestions and the result are about one payment', async () => {
    const { result, user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Once' }));
    await user.click(screen.getByRole('button', { name: '$1,000' }));
    expect(amountField().value).toBe('1,000.00');
    expect(result()).toBe(
      'Paid off 4 months soonerFebruary 2028 instead of June 2028, and $250.27 less interest.',
    );
  });

  it('[POR-091] says when the last payment stays in its month', async () => {
    const { result, user, clock } = await show();
    await user.clear(amountField());
    await user.type(amountField(), '.5');
    act(() => clock.advance(300));
    expect(result()).toBe(
      'Paid off in the same monthJune 2028 as planned, and $2.56 less interest.',
    );
  });

  it('[POR-091] an amount beyond the balance pays off the loan', async () => {
    const { result, user, clock } = await show();
    await user.click(screen.getByRole('radio', { name: 'Once' }));
    await user.clear(amountField());
    await user.type(amountField(), '20000');
    act(() => clock.advance(300));
    expect(result()).toMatch(
      /^That pays off the loanOn April 4, 2025 instead of in June 2028, and \$1,508\.40 less interest\. .* exact payoff amount/,
    );
  });

  it.each([
    ['5x', 'Paid off 1 month sooner'],
    ['', 'Enter an amount to see what it saves.'],
    ['0', 'Enter an amount to see what it saves.'],
  ])('typed as "%s" shows "%s"', async (typed, expected) => {
    const { result, user, clock } = await show();
    await user.clear(amountField());
    if (typed) await user.type(amountField(), typed);
    act(() => clock.advance(300));
    expect(result()).toContain(expected);
  });

  it.each([
    ['1.234', 'Enter at most two decimals.'],
    ['1,23', 'Enter an amount in dollars, such as 50.00.'],
  ])('rejects "%s" beside the field and keeps it', async (typed, expected) => {
    const { result, user, clock } = await show();
    await user.clear(amountField());
    await user.type(amountField(), typed);
    act(() => clock.advance(300));
    expect(screen.getByText(expected)).toBeTruthy();
    expect(amountField().value).toBe(typed);
    expect(result()).toBe('');
  });

  it('[POR-091] states what it assumes, with planned payments counted', async () => {
    await show();
    expect(
      screen.getByText(
        "Assumes that each payment is made on its due date, at today's rate of 7.49%.",
      ),
    ).toBeTruthy();
    cleanup();
    await show({
      information: {
        interestRate: 6.125,
        paymentInformation: {
          defaultPaymentMethod: undefined,
          recurringPayment: {
            paymentId: 'r',
            isCard: false,
            recurringOption: 'DaysBeforeDue',
            date: undefined,
            totalAmount: cents(39_535),
            additionalPrincipalAmount: cents(2_500),
            canDelete: true,
          },
          scheduledPayments: [
            {
              paymentId: 's',
              isCard: false,
              accountNumber: '6789',
              paymentDate: localDate('2025-03-20'),
              paymentAmount: cents(10_000),
              canDelete: true,
              hasBeenPosted: false,
            },
          ],
        },
      },
    });
    expect(
      screen.getByText(
        /rate of 6\.125%\. Planned payments of \$100\.00 are counted\. The \$25\.00 that you already pay/,
      ),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Show every payment/ }));
    const table = within(screen.getByRole('table', { name: 'Every payment to the end' }));
    const payments = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(payments[1]).toMatch(/^03\/20\/2025.*\$100\.00/);
    // 370.35 - 100.00 + 25.00
    expect(payments[2]).toMatch(/^04\/04\/2025.*\$295\.35/);
    expect(payments[3]).toMatch(/^05\/04\/2025.*\$395\.35/);
  });

  it.each([
    ['with each payment', 'Every month', { frequency: 'OnDueDate', principal: '5000' }],
    ['once', 'Once', { amount: '5000' }],
  ])('[POR-153] leads to the payment of the same amount, %s', async (_when, often, expected) => {
    const { user, navigations } = await show();
    await user.click(screen.getByRole('radio', { name: often }));
    const field = screen.getByRole('textbox', { name: /extra/i });
    await user.clear(field);
    await user.type(field, '50');
    await user.click(screen.getByRole('link', { name: 'Go to payment' }));
    expect(navigations).toMatchObject([{ screen: 'payment', params: expected }]);
  });

  it('[POR-091] leads to the payment of the loan and changes nothing by itself', async () => {
    const { user, server, navigations } = await show();
    const requests = server.requests.length;
    await user.click(screen.getByRole('link', { name: 'Go to payment' }));
    expect(navigations).toMatchObject([
      { screen: 'payment', params: { accountNumber: '001-1000001-7' } },
    ]);
    expect(server.requests).toHaveLength(requests);
  });
});

describe('suggested amounts', () => {
  it.each([
    [37_035, false, [2_500, 5_000, 10_000]],
    [37_035, true, [25_000, 50_000, 100_000]],
    [180_000, false, [10_000, 20_000, 40_000]],
    [2_000, false, [100, 200, 400]],
    [500, false, [100, 200, 400]],
  ])('for an installment of %i cents, once %s', (installment, once, expected) => {
    expect(suggestedAmounts(cents(installment), once)).toEqual(expected);
  });
});
