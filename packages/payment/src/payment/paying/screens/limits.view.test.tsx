import { payoffQuote, submitRecurringBank, submitScheduledCard } from '@portico/contract';
import { cents } from '@portico/rules';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textOf } from '../../../testing/dom';
import { loanAccount } from '../../../testing/fixtures';
import {
  button,
  chooseFrequency,
  enterDay,
  openAmount,
  openLoan,
  readyToSubmit,
  submitAndConfirm,
  summaryLine,
  typeAmount,
  type PaymentScene,
} from '../../../testing/show-payment';

afterEach(cleanup);

const alertTexts = () => screen.queryAllByRole('alert').map(textOf);
const achOnly =
  'Only payment by ACH is allowed at this time. Your amount due is greater than the payment amount allowed by card.';

describe('a card that cannot pay what is due', () => {
  const settings = {
    'generalPaymentOptions.forceTotalDueOption': 'true',
    'cardPaymentOptions.maximumCardAmount': '250',
  };

  it('[POR-007, PAY-378] accepts no payment, whatever amount is entered', async () => {
    const { user } = await openLoan({ settings }, 'Card');
    await openAmount(user);
    expect(alertTexts()).toEqual([achOnly]);
    for (const amount of ['100', '250', '300']) {
      await typeAmount(user, amount);
      expect(alertTexts()).toEqual([achOnly]);
      expect(readyToSubmit()).toBeUndefined();
    }
  });

  it('[POR-007, PAY-378] accepts no recurring payment of a fixed amount either', async () => {
    const { user } = await openLoan(
      {
        settings: {
          'cardPaymentOptions.maximumCardAmount': '200',
          'generalPaymentOptions.minimumCardPaymentAmount': '200',
        },
      },
      'Card',
    );
    await chooseFrequency(user, 'OnDueDate');
    await waitFor(() => expect(alertTexts()).toEqual([achOnly]));
    expect(readyToSubmit()).toBeUndefined();
  });

  it('leaves the bank account as it is', async () => {
    const { user } = await openLoan({ settings });
    await typeAmount(user, '250');
    expect(alertTexts()).toEqual([]);
    expect(readyToSubmit()).toBeTruthy();
  });
});

describe('a card payoff of a later day', () => {
  const quoted = (dollars: number): PaymentScene => ({
    settings: {
      'cardPaymentOptions.maximumCardAmount': '5000',
      'cardPaymentOptions.allowFuturePayoff': 'true',
    },
    prepare: ({ server }) =>
      server.answer(payoffQuote, {
        hasNoErrors: true,
        errors: [],
        payOffQuoteAmount: cents(dollars * 100),
      }),
  });

  async function payOffLater(scene: PaymentScene) {
    const shown = await openLoan(scene, 'Card');
    await shown.user.click(await screen.findByRole('radio', { name: /^Pay off the loan/ }));
    await shown.user.click(await screen.findByRole('radio', { name: /^On a later day/ }));
    await enterDay(shown.user, '03/20/2025');
    return shown;
  }

  it('[POR-008, PAY-335] over the card maximum by the quote of its day is refused before it is sent', async () => {
    const { user, server } = await payOffLater(quoted(5000.01));
    await waitFor(() =>
      expect(alertTexts()).toEqual(['Payment amount must be between $0.01 and $5,000.00']),
    );
    const submit = await button('Submit payment');
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    await user.click(submit);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.requestsTo(submitScheduledCard)).toEqual([]);
  });

  it('[POR-008] up to the card maximum is sent', async () => {
    const { user, server, navigations } = await payOffLater(quoted(5000));
    await submitAndConfirm(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(submitScheduledCard)[0]?.body).toMatchObject({
      Payment: { IsPayoff: true, Details: { PaymentAmount: 5000 } },
    });
  });
});

describe('a recurring payment of the regular amount', () => {
  const none = { regularPaymentAmount: undefined, totalAmountDue: cents(0) };

  it.each([
    ['none', none],
    ['one of zero', { ...none, regularPaymentAmount: cents(0) }],
  ])('[POR-009] is refused before it is sent where the host gives %s', async (_, info) => {
    const { user, server } = await openLoan({ info });
    await chooseFrequency(user, 'OnDueDate');
    await waitFor(() =>
      expect(alertTexts()).toEqual([
        'This loan has no regular payment amount. Please choose another payment frequency.',
      ]),
    );
    await user.click(await button('Submit payment'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.requestsTo(submitRecurringBank)).toEqual([]);
  });

  it('[PAY-387] skips the amount step and sends the regular amount', async () => {
    const { user, server, navigations } = await openLoan({
      info: { regularPaymentAmount: cents(19_950) },
    });
    await chooseFrequency(user, 'OnDueDate');
    await submitAndConfirm(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Payment amount' })).toBeNull();
    expect(server.requestsTo(submitRecurringBank)[0]?.body).toMatchObject({
      Payment: { Details: { PaymentAmount: 199.5 } },
    });
  });

  it('[POR-009] of a line of credit that pays its total due is sent as 0 (D151)', async () => {
    const { user, server, navigations } = await openLoan({
      info: none,
      accounts: [loanAccount({ type: 9 })],
    });
    await chooseFrequency(user, 'OnDueDate');
    await submitAndConfirm(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(submitRecurringBank)[0]?.body).toMatchObject({
      Payment: { Details: { PaymentAmount: 0 } },
    });
  });
});

describe('the forced minimum', () => {
  const forced = { 'generalPaymentOptions.forceMinimumOption': 'true' };

  it.each([
    ['the payoff quote beside a payoff amount', { payoffQuote: cents(9_000) }, '$90.00'],
    ['the payoff amount without a quote', { payOffAmount: cents(24_000) }, '$240.00'],
    ['the default amount', { defaultPaymentAmount: cents(8_000) }, '$80.00'],
    [
      '[PAY-616] the amount of PaymentDetails, where the answer gives no other default,',
      {
        defaultPaymentAmount: undefined,
        paymentDetails: { company: 7, paymentAmount: cents(6_000) },
      },
      '$60.00',
    ],
    [
      '[PAY-616] not the amount of PaymentDetails beside another default, but that,',
      {
        defaultPaymentAmount: cents(8_000),
        paymentDetails: { company: 7, paymentAmount: cents(6_000) },
      },
      '$80.00',
    ],
    ['the total due', { totalAmountDue: cents(7_000) }, '$70.00'],
  ])('[POR-015, PAY-361] is %s where that is the smallest', async (_, info, min) => {
    const { user } = await openLoan({ settings: forced, info });
    await typeAmount(user, '1');
    expect(await screen.findByText(new RegExp(`must be between \\${min} and`))).toBeTruthy();
    expect(readyToSubmit()).toBeUndefined();
  });
});

describe('an amount that is no longer valid', () => {
  it.each(['', '0', '9999999'])(
    '[PAY-390, PAY-391] "%s" takes the total and the way on away until it is valid again',
    async (invalid) => {
      const { user } = await openLoan();
      await typeAmount(user, '50.25');
      await waitFor(() => expect(summaryLine('Total')).toBe('$51.75'));
      expect(readyToSubmit()).toBeTruthy();
      await typeAmount(user, invalid);
      await waitFor(() => expect(readyToSubmit()).toBeUndefined());
      expect(summaryLine('Total')).toBe('—');
      await user.click(await button('Submit payment'));
      expect(screen.queryByRole('dialog')).toBeNull();
      await typeAmount(user, '50.25');
      await waitFor(() => expect(summaryLine('Total')).toBe('$51.75'));
      expect(readyToSubmit()).toBeTruthy();
    },
  );
});
