import { payoffQuote, submitImmediateBank, submitScheduledBank } from '@portico/contract';
import { settle } from '@portico/core/testing';
import { cents } from '@portico/rules';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { descriptionOf, textOf } from '../../../../testing/dom';
import { loanAccount } from '../../../../testing/fixtures';
import {
  amountAnswer,
  chooseBank,
  chooseFrequency,
  chooseLoan,
  enterDay,
  openLoan,
  stepNames,
  submitAndConfirm,
  typeAmount,
  type PaymentScene,
} from '../../../../testing/show-payment';

afterEach(cleanup);

const toggle = () => screen.queryByRole('radio', { name: /^Pay off the loan/ });
const panel = () => screen.queryByRole('radio', { name: /^Pay off the full amount/ });
const amountInput = () => screen.queryByRole('textbox', { name: /^Amount/ });
const pageText = () => textOf(document.body);

const later: PaymentScene['settings'] = { 'achPaymentOptions.allowFuturePayoff': 'true' };
const quoted = (scene: PaymentScene = {}): PaymentScene => ({
  ...scene,
  settings: { ...later, ...scene.settings },
  prepare: (test) => {
    test.server.answer(payoffQuote, {
      hasNoErrors: true,
      errors: [],
      payOffQuoteAmount: cents(512_345),
    });
    scene.prepare?.(test);
  },
});

async function payOff(user: UserEvent) {
  const box = toggle();
  if (box) await user.click(box);
}

async function keepLoan(user: UserEvent) {
  const other = amountAnswer(/^Another amount/);
  if (other) await user.click(other);
}

async function payLater(user: UserEvent, text: string) {
  await user.click(await screen.findByRole('radio', { name: /^On a later day/ }));
  await enterDay(user, text);
}

describe('paying the loan off', () => {
  it('[PAY-323] is offered for a payment made once and no other', async () => {
    const { user } = await openLoan();
    expect(toggle()).toBeTruthy();
    for (const frequency of ['OnDueDate', 'DaysBeforeDue', 'MonthlyOnDate', 'Weekly']) {
      await chooseFrequency(user, frequency);
      expect(toggle()).toBeNull();
    }
    await chooseFrequency(user, 'OneTime');
    expect(toggle()).toBeTruthy();
  });

  it.each<[string, PaymentScene, boolean]>([
    ['[PAY-331]', { info: { payOffAmount: cents(0) } }, false],
    ['[PAY-332]', { settings: { 'generalPaymentOptions.hidePayoffOption': 'true' } }, false],
    ['[PAY-333]', { settings: { 'generalPaymentOptions.maxPayoffPercent': '1.1' } }, false],
    ['[PAY-334]', { settings: { 'generalPaymentOptions.maxPayoffPercent': '1' } }, true],
  ])('%s %j offers it: %s', async (_row, scene, offered) => {
    await openLoan(scene);
    expect(toggle() !== null).toBe(offered);
  });

  it.each([
    ['Card', false],
    ['E-Check', true],
  ] as const)(
    '[PAY-335] of more than the card maximum is offered by %s: %s',
    async (type, offered) => {
      await openLoan({ settings: { 'cardPaymentOptions.maximumCardAmount': '1000' } }, type);
      expect(toggle() !== null).toBe(offered);
    },
  );

  it('[PAY-328, PAY-341] today uses the payoff amount, without a request', async () => {
    const { user, server } = await openLoan();
    await payOff(user);
    await waitFor(() => expect(stepNames()).toContain('Payment total'));
    expect(amountInput()).toBeNull();
    expect(pageText()).toContain('Paying the loan off on 03/12/2025 takes $5,000.00.');
    expect(pageText()).toContain('Total$5,001.50');
    expect(server.requestsTo(payoffQuote)).toEqual([]);
  });

  it('[PAY-343] is sent as one payment that is marked as payoff', async () => {
    const { user, server, navigations } = await openLoan();
    await payOff(user);
    await submitAndConfirm(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(submitImmediateBank)[0]?.body).toMatchObject({
      Payment: { IsPayoff: true, Details: { PaymentAmount: 5000 } },
    });
    expect(server.requestsTo(submitImmediateBank)[0]?.body).not.toHaveProperty(
      'Payment.RecurringDetails',
    );
  });

  it('[PAY-343] no other payment is marked as payoff', async () => {
    const { user, server, navigations } = await openLoan();
    await typeAmount(user, '5000');
    await submitAndConfirm(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(submitImmediateBank)[0]?.body).toMatchObject({
      Payment: { IsPayoff: false },
    });
  });

  it('[PAY-342] turned off shows the amount step again, empty', async () => {
    const { user } = await openLoan();
    await payOff(user);
    await waitFor(() => expect(stepNames()).toContain('Payment total'));
    await keepLoan(user);
    expect(stepNames()).toEqual(['Pay from', 'Payment frequency', 'Payment amount']);
    expect(screen.getByRole('textbox', { name: /^Amount/ })).toHaveProperty('value', '');
    expect(pageText()).not.toContain('takes $5,000.00');
  });
});

describe('the quote of a later day', () => {
  it('[PAY-324, PAY-325] is requested and becomes the amount', async () => {
    const { user, server, navigations } = await openLoan(quoted());
    await payOff(user);
    await payLater(user, '03/20/2025');
    await waitFor(() => expect(pageText()).toContain('takes $5,123.45'));
    const [request] = server.requestsTo(payoffQuote);
    expect(request).toMatchObject({ method: 'GET', body: undefined });
    expect(request?.url).toMatch(
      /\/api\/PaymentInformation\/GetPayOffQuote\?AccountNumber=001-1234567-8&PayOffDate=2025-03-20$/,
    );
    await submitAndConfirm(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(submitScheduledBank)[0]?.body).toMatchObject({
      Payment: { IsPayoff: true, Details: { PaymentAmount: 5123.45 } },
    });
  });

  it('[PAY-326] is requested once for each day', async () => {
    const { user, server } = await openLoan(quoted());
    await payOff(user);
    await payLater(user, '03/20/2025');
    await waitFor(() => expect(stepNames()).toContain('Payment total'));
    await enterDay(user, '03/21/2025');
    await waitFor(() => expect(server.requestsTo(payoffQuote)).toHaveLength(2));
    await enterDay(user, '03/20/2025');
    await waitFor(() => expect(stepNames()).toContain('Payment total'));
    expect(server.requestsTo(payoffQuote)).toHaveLength(2);
  });

  it('[PAY-327] of another loan is another one', async () => {
    const { user, server } = await openLoan(
      quoted({ accounts: [loanAccount(), loanAccount({ number: '001-7654321-0' })] }),
    );
    await payOff(user);
    await payLater(user, '03/20/2025');
    await waitFor(() => expect(stepNames()).toContain('Payment total'));
    await chooseLoan(user, '001-7654321-0');
    await waitFor(() => expect(stepNames()).toEqual(['Pay from']));
    await user.click(await screen.findByRole('radio', { name: /^E-Check/ }));
    await chooseBank(user);
    await payOff(user);
    await payLater(user, '03/20/2025');
    await waitFor(() => expect(server.requestsTo(payoffQuote)).toHaveLength(2));
    expect(server.requestsTo(payoffQuote)[1]?.url).toContain('AccountNumber=001-7654321-0');
  });

  it.each([
    [
      'is refused',
      (test: Parameters<NonNullable<PaymentScene['prepare']>>[0]) =>
        test.server.refuse(payoffQuote, 'PayoffQuote'),
    ],
    [
      'does not come',
      (test: Parameters<NonNullable<PaymentScene['prepare']>>[0]) => test.server.drop(payoffQuote),
    ],
  ])('[PAY-329, PAY-330] that %s shows an error and turns the payoff off', async (_, prepare) => {
    const { user } = await openLoan(quoted({ prepare }));
    await payOff(user);
    await payLater(user, '03/20/2025');
    expect(await screen.findByText('Could not get payoff quote')).toBeTruthy();
    expect(toggle()?.matches(':checked')).toBe(false);
    expect(stepNames()).toContain('Payment amount');
  });

  it('that is received after the payoff was turned off changes nothing', async () => {
    let held: { release: (body: unknown) => void } | undefined;
    const { user } = await openLoan(
      quoted({
        prepare: ({ server }) => {
          held = server.hold(payoffQuote);
        },
      }),
    );
    await payOff(user);
    await payLater(user, '03/20/2025');
    expect(screen.getByRole('img', { name: 'Looking up the payoff amount' })).toBeTruthy();
    await keepLoan(user);
    held?.release({ HasNoErrors: false, Errors: [{ ErrorMessage: 'PayoffQuote' }] });
    await settle();
    expect(screen.queryByText('Could not get payoff quote')).toBeNull();
    expect(stepNames()).toContain('Payment amount');
  });
});

describe('the day of a payoff', () => {
  it('[PAY-338, PAY-340] before today is refused with its own text, and cannot be submitted', async () => {
    const { user } = await openLoan(quoted());
    await payOff(user);
    await payLater(user, '03/11/2025');
    const field = screen.getByRole('textbox', { name: /^Payment date/ });
    expect(descriptionOf(field)).toContain('Error Choosing Date. Please Choose a future date');
    expect(
      screen
        .getByRole('button', { name: 'Submit payment' })
        .matches(':disabled, [aria-disabled=true]'),
    ).toBe(true);
    await enterDay(user, '03/20/2025');
    await waitFor(() =>
      expect(
        screen
          .getByRole('button', { name: 'Submit payment' })
          .matches(':disabled, [aria-disabled=true]'),
      ).toBe(false),
    );
  });

  it.each([
    ['E-Check', {}, true],
    ['E-Check', { 'achPaymentOptions.allowFuturePayoff': 'true' }, false],
    ['Card', { 'achPaymentOptions.allowFuturePayoff': 'true' }, true],
    ['Card', { 'cardPaymentOptions.allowFuturePayoff': 'true' }, false],
  ] as const)('by %s with %j is today only: %s', async (type, settings, onlyToday) => {
    const { user } = await openLoan({ settings }, type);
    await payOff(user);
    const laterDay = screen.getByRole('radio', { name: /^On a later day/ });
    expect(laterDay.matches(':disabled')).toBe(onlyToday);
  });
});

describe('an overdue loan', () => {
  const overdue: PaymentScene = { accounts: [loanAccount({ loanPastDue: cents(5_000) })] };
  const onlyToday: PaymentScene = {
    info: { restrictionCode: 'InterestTooHighForDelayedPayment' },
  };

  it.each([
    ['past due', overdue],
    ['limited to payments of today', onlyToday],
  ])('[PAY-344, PAY-345, PAY-346] that is %s has a panel for it', async (_, scene) => {
    await openLoan(scene);
    const box = panel();
    expect(box && descriptionOf(box)).toContain('Overdue loan payment can only be made today');
    expect(toggle()).toBeNull();
  });

  it('[PAY-347] the panel is the same payoff as the toggle', async () => {
    const { user } = await openLoan(overdue);
    const box = panel();
    if (box) await user.click(box);
    await waitFor(() => expect(stepNames()).toContain('Payment total'));
    expect(amountInput()).toBeNull();
    expect(pageText()).toContain('Paying the loan off on 03/12/2025 takes $5,000.00.');
    const again = panel();
    if (again) await user.click(again);
    expect(stepNames()).toContain('Payment amount');
  });
});
