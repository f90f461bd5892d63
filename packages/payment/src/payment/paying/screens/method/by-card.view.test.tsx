import {
  submitImmediateCard,
  submitRecurringBank,
  submitRecurringCard,
  submitScheduledCard,
} from '@portico/contract';
import { settle } from '@portico/core/testing';
import { cents } from '@portico/rules';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { optionsOf, textOf } from '../../../../testing/dom';
import { checking, loanAccount, loanInfo, openToAll, visa } from '../../../../testing/fixtures';
import {
  chooseFrequency,
  chooseLoan,
  enterDay,
  methodSelect,
  methodStep,
  openLoan,
  stepNames,
  showPayment,
  submitAndConfirm,
  typeAmount,
} from '../../../../testing/show-payment';

afterEach(cleanup);

const pageText = () => textOf(document.body);
const toggle = (name: string) => screen.findByRole('radio', { name: new RegExp(`^${name}`) });

/** As browsers do: the choice arrives as a click between the key's events. */
async function chooseByArrowKey(name: string) {
  const radio = await toggle(name);
  fireEvent.keyDown(document.activeElement ?? radio, { key: 'ArrowDown' });
  radio.focus();
  fireEvent.click(radio);
  fireEvent.keyUp(radio, { key: 'ArrowDown' });
}

describe('the payment type', () => {
  it('[PAY-082] is one of two, of which one is active', async () => {
    const { user } = await openLoan();
    expect((await toggle('E-Check')).matches(':checked')).toBe(true);
    expect((await toggle('Card')).matches(':checked')).toBe(false);
    await user.click(await toggle('Card'));
    expect((await toggle('E-Check')).matches(':checked')).toBe(false);
    expect((await toggle('Card')).matches(':checked')).toBe(true);
  });

  it('[POR-074] chosen by arrow key opens nothing until the group is left, and opens it once', async () => {
    const { user } = await showPayment({ saved: [checking], info: openToAll });
    await chooseLoan(user);
    await user.click(await toggle('E-Check'));
    await chooseByArrowKey('Card');
    expect((await toggle('Card')).matches(':checked')).toBe(true);
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.tab();
    expect(await screen.findByRole('dialog')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (await toggle('Card')).focus();
    await user.tab();
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['{Enter}', ' ', 'press'])(
    '[PAY-088] chosen by arrow key and then pressed opens the form: %j',
    async (press) => {
      const { user } = await showPayment({ saved: [checking], info: openToAll });
      await chooseLoan(user);
      await user.click(await toggle('E-Check'));
      await chooseByArrowKey('Card');
      await settle();
      if (press === 'press') await user.click(await toggle('Card'));
      else await user.keyboard(press);
      expect(await screen.findByRole('dialog')).toBeTruthy();
    },
  );

  it('[PAY-088] without a saved method opens the form when it is pressed', async () => {
    const { user } = await showPayment({ saved: [checking], info: openToAll });
    await chooseLoan(user);
    await user.click(await toggle('Card'));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('[PAY-083] offers Card where the host allows cards: %s', async (allowCards, count) => {
    const paymentOptions = { ...loanInfo(openToAll).paymentOptions, allowCards };
    const { user } = await showPayment({ cards: [visa], info: { paymentOptions } });
    await chooseLoan(user);
    await methodStep();
    expect(screen.queryAllByRole('radio', { name: /^Card/ })).toHaveLength(count);
  });

  it('[PAY-087, PAY-094] shows only the saved methods of the type, and removes the later steps', async () => {
    const { user } = await openLoan();
    await typeAmount(user, '100');
    await user.click(await toggle('Card'));
    expect(optionsOf(await methodSelect())).toEqual(['Choose a saved method', 'Visa x4242']);
    expect(stepNames()).toEqual(['Pay from']);
    await user.click(await toggle('E-Check'));
    expect(optionsOf(await methodSelect())).toEqual([
      'Choose a saved method',
      'Checking x1234',
      'Savings x9876',
    ]);
  });

  it('selects the default method at once', async () => {
    const { user } = await showPayment({
      cards: [visa],
      info: { ...openToAll, defaultPaymentMethod: { isCard: true, profileId: 'c1' } },
    });
    await chooseLoan(user);
    await waitFor(() => expect(stepNames()).toContain('Payment amount'));
    expect((await toggle('Card')).matches(':checked')).toBe(true);
  });

  const elsewhere = {
    'cardPaymentOptions.thirdPartyCardLinkOption': 'true',
    'cardPaymentOptions.thirdPartyCardLinkUrl': 'https://cards.example/pay',
  };

  it.each([
    ['Card', elsewhere, true],
    ['E-Check', elsewhere, false],
    ['Card', { ...elsewhere, 'cardPaymentOptions.thirdPartyCardLinkOption': 'false' }, false],
  ] as const)(
    '[PAY-097, PAY-098, PAY-099] by %s with %j links elsewhere: %s; the steps stay',
    async (type, settings, shown) => {
      const { user } = await openLoan({ settings }, type);
      const link = screen.queryByRole('link', { name: /card payment site/ });
      expect(link?.getAttribute('href')).toBe(shown ? 'https://cards.example/pay' : undefined);
      await typeAmount(user, '100');
      expect(stepNames()).toContain('Payment total');
    },
  );
});

describe('a payment by card', () => {
  const card = {
    CardType: 'Visa',
    CardNumber: '4242',
    ProfileId: 'c1',
    DebitCreditType: 'DebitCard',
  };

  it('[PAY-444] of today', async () => {
    const { user, server, navigations } = await openLoan({}, 'Card');
    await typeAmount(user, '100');
    expect(pageText()).toContain('Total$102.00');
    await submitAndConfirm(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    const [request] = server.requestsTo(submitImmediateCard);
    expect(request?.url).toMatch(/\/api\/PaymentImmediate\/SubmitCard$/);
    expect(request).toMatchObject({ method: 'POST', body: { Payment: { Method: card } } });
    expect(navigations[0]).toMatchObject({
      data: { confirmation: { submissionInfo: { method: { isCard: true } } } },
    });
  });

  it('[PAY-446] of a later day', async () => {
    const { user, server, navigations } = await openLoan({}, 'Card');
    await user.click(await toggle('On a later day'));
    await enterDay(user, '03/20/2025');
    await typeAmount(user, '100');
    await submitAndConfirm(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(submitScheduledCard)[0]?.url).toMatch(
      /\/api\/PaymentScheduled\/SubmitCard$/,
    );
  });

  it('[PAY-448] that recurs', async () => {
    const { user, server, navigations } = await openLoan({}, 'Card');
    await chooseFrequency(user, 'Weekly');
    await enterDay(user, '03/20/2025');
    await typeAmount(user, '100');
    await submitAndConfirm(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(submitRecurringCard)[0]?.url).toMatch(
      /\/api\/PaymentRecurring\/SubmitCard$/,
    );
  });

  it('[PAY-379] shows when it cannot pay the regular payment', async () => {
    await openLoan({ settings: { 'cardPaymentOptions.maximumCardAmount': '100' } }, 'Card');
    expect(
      await screen.findByText(
        'Your total due amount of $250.00 exceeds the max amount allowed to pay with this payment method. Please select a different payment method to pay your total due.',
      ),
    ).toBeTruthy();
  });
});

describe('a line of credit', () => {
  it.each([
    ['OnDueDate', undefined],
    ['DaysBeforeDue', '3'],
  ])(
    '[PAY-618] paid %s is sent 0, shows no amount and no total, and keeps the button',
    async (frequency, days) => {
      const { user, server, navigations } = await openLoan({
        accounts: [loanAccount({ type: 9 })],
      });
      await chooseFrequency(user, frequency);
      if (days) {
        await user.selectOptions(screen.getByRole('combobox', { name: /^Days/ }), days);
      }
      await screen.findByRole('button', { name: 'Submit payment' });
      expect(screen.queryByRole('textbox', { name: /^Amount/ })).toBeNull();
      expect(pageText()).not.toContain('Left to pay off');
      expect(pageText()).not.toContain('Total$');
      await submitAndConfirm(user);
      await waitFor(() => expect(navigations).toHaveLength(1));
      expect(server.requestsTo(submitRecurringBank)[0]?.body).toMatchObject({
        Payment: { Details: { PaymentAmount: 0 } },
      });
    },
  );

  it('[PAY-388, PAY-389, PAY-415] is paid what is due then: 0 is sent, and no amount is asked or summed up', async () => {
    const { user, server, navigations } = await openLoan({ accounts: [loanAccount({ type: 9 })] });
    await chooseFrequency(user, 'OnDueDate');
    await screen.findByRole('button', { name: 'Submit payment' });
    expect(stepNames()).toEqual(['Pay from', 'Payment frequency']);
    expect(screen.queryByRole('textbox', { name: /^Amount/ })).toBeNull();
    expect(pageText()).not.toMatch(/Payment amount (is required|must be)/);
    expect(pageText()).toContain('we will take the amount due from Checking x1234');
    await submitAndConfirm(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(submitRecurringBank)[0]?.body).toMatchObject({
      Payment: { AccountType: 9, Details: { PaymentAmount: cents(0) } },
    });
    expect(navigations[0]).toMatchObject({
      data: { confirmation: { isRecurringLOCPayingTotalDue: true } },
    });
  });
});
