import { submitImmediateBank } from '@portico/contract';
import { cents } from '@portico/rules';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { descriptionOf, textOf, valueOf } from '../../../testing/dom';
import { aScheduledPayment, checking, day } from '../../../testing/fixtures';
import {
  enter,
  amountField,
  chooseBank,
  chooseLoan,
  button,
  methodSelect,
  methodStep,
  openAmount,
  openLoan,
  readyToSubmit,
  selector,
  showPayment,
  stepNames,
  submitAndConfirm,
  summaryLine,
  typeAmount,
  type PaymentScene,
  confirmButton,
} from '../../../testing/show-payment';

afterEach(cleanup);

describe('the steps', () => {
  it('[PAY-021, PAY-092, PAY-093, PAY-271] appear one below the other and stay', async () => {
    const { user } = await showPayment({ info: { totalAmountDue: cents(0) } });
    await chooseLoan(user);
    await methodStep();
    expect(stepNames()).toEqual(['Pay from']);
    await chooseBank(user);
    expect(stepNames()).toEqual(['Pay from', 'Payment frequency', 'Payment amount']);
    await typeAmount(user, '100');
    expect(stepNames()).toEqual([
      'Pay from',
      'Payment frequency',
      'Payment amount',
      'Payment total',
    ]);
    expect((await selector()).matches(':enabled')).toBe(true);
    expect((await methodSelect()).matches(':enabled')).toBe(true);
  });

  it('[PAY-274] lets the borrower pay today or pick a later day', async () => {
    const { user } = await showPayment();
    await chooseLoan(user);
    await chooseBank(user);
    expect(
      (await screen.findByRole('radio', { name: 'Today, 03/12/2025' })).matches(':checked'),
    ).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'On a later day' }));
    expect(await screen.findByRole('textbox', { name: /^Payment date/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose a date' })).toBeTruthy();
  });

  const laterDay = async (scene: PaymentScene, text: string) => {
    const { user } = await showPayment(scene);
    await chooseLoan(user);
    await chooseBank(user);
    await user.click(await screen.findByRole('radio', { name: 'On a later day' }));
    const field = await screen.findByRole('textbox', { name: /^Payment date/ });
    if (text) await enter(user, field, text);
    await user.tab();
    await user.tab();
    return field;
  };

  it.each<[string, PaymentScene, string, string]>([
    ['[PAY-279]', {}, '', 'Payment date is required'],
    [
      '[PAY-280]',
      { info: { nonPaymentDays: [day('2025-03-14')] } },
      '03/14/2025',
      'Payment cannot be made on a holiday.',
    ],
    ['[PAY-286]', {}, '03/11/2025', 'Payment date cannot be in the past'],
    ['[PAY-288]', {}, '04/14/2025', 'Payment date cannot be scheduled over this many days: 30'],
    ['[PAY-292]', {}, '03/15/2025', 'Payment date cannot be on a Saturday'],
    ['[PAY-294]', {}, '03/16/2025', 'Payment date cannot be on a Sunday'],
    [
      '[PAY-297] for a bank account',
      { settings: { 'cardPaymentOptions.cardWeekendsOption': 'true' } },
      '03/15/2025',
      'Payment date cannot be on a Saturday',
    ],
  ])('%s refuses %j %s: %s', async (_, scene, text, message) => {
    const field = await laterDay(scene, text);
    expect(descriptionOf(field)).toContain(message);
    expect(readyToSubmit()).toBeUndefined();
  });

  it.each<[string, PaymentScene, string]>([
    ['', {}, '03/17/2025'],
    ['[PAY-293]', { settings: { 'achPaymentOptions.allowSaturdayOption': 'true' } }, '03/15/2025'],
    ['[PAY-295]', { settings: { 'achPaymentOptions.allowSundayOption': 'true' } }, '03/16/2025'],
  ])('%s accepts %j %s', async (_, scene, text) => {
    const field = await laterDay(scene, text);
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    expect(stepNames()).toContain('Payment amount');
  });

  it('[PAY-299] warns when today is chosen after the cut-off', async () => {
    const { user } = await showPayment({
      info: { blockImmediateACHPaymentsAfterCutoffTime: true },
    });
    await chooseLoan(user);
    await chooseBank(user);
    const warning = 'ACH payments can only be scheduled for a future date.';
    await screen.findByRole('textbox', { name: /^Payment date/ });
    expect(screen.queryByText(warning)).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Today/ }));
    expect(await screen.findByText(warning)).toBeTruthy();
  });

  it.each<[string, PaymentScene, boolean]>([
    ['[PAY-302]', { settings: { 'achPaymentOptions.blockImmediateAchOption': 'true' } }, true],
    ['[PAY-302]', { settings: { 'achPaymentOptions.blockImmediateAchOption': 'false' } }, false],
    ['[PAY-298]', { info: { blockImmediateACHPaymentsAfterCutoffTime: true } }, true],
    ['[PAY-298]', { info: { blockImmediateACHPaymentsAfterCutoffTime: false } }, false],
  ])(
    '%s with %j, a payment of today from a bank account is refused at submit: %s',
    async (_row, scene, refused) => {
      const { user, server } = await showPayment(scene);
      await chooseLoan(user);
      await chooseBank(user);
      await user.click(await screen.findByRole('radio', { name: /^Today/ }));
      await typeAmount(user, '100');
      await user.click(await screen.findByRole('button', { name: 'Submit payment' }));
      const problem = 'ACH payments can only be scheduled for a future date.';
      await waitFor(() => expect(screen.queryByRole('dialog') === null).toBe(refused));
      expect(screen.queryAllByText(problem).length > 0).toBe(refused);
      expect(server.requestsTo(submitImmediateBank)).toEqual([]);
    },
  );

  it.each([
    ['2', 1, false],
    ['2', 2, true],
    // Without the setting, one.
    ['', 1, true],
    ['', 0, false],
  ])(
    '[PAY-320] with at most "%s" scheduled payments and %d of them, a later day is refused: %s',
    async (most, count, refused) => {
      const { user, server, navigations } = await showPayment({
        settings: { 'generalPaymentOptions.maxScheduledPaymentsAllowed': most },
        info: {
          scheduledPayments: Array.from({ length: count }, (_, n) =>
            aScheduledPayment({ paymentId: `scheduled-${n}` }),
          ),
        },
      });
      await chooseLoan(user);
      await chooseBank(user);
      const later = await screen.findByRole('radio', { name: /^On a later day/ });
      expect(later.matches(':disabled')).toBe(refused);
      expect(descriptionOf(later).includes('The number of scheduled payments')).toBe(refused);
      await typeAmount(user, '100');
      await submitAndConfirm(user);
      await waitFor(() => expect(navigations).toHaveLength(1));
      expect(server.requestsTo(submitImmediateBank)).toHaveLength(1);
    },
  );

  it('[PAY-320] a payment that was just posted is no longer a scheduled one', async () => {
    const posted = aScheduledPayment({ paymentId: 'posted', hasBeenPosted: true });
    await openLoan({
      settings: { 'generalPaymentOptions.maxScheduledPaymentsAllowed': '2' },
      info: { scheduledPayments: [posted, aScheduledPayment()] },
    });
    expect(screen.getByRole('radio', { name: /^On a later day/ }).matches(':enabled')).toBe(true);
  });

  it('says why a later day cannot be chosen', async () => {
    const { user } = await showPayment({
      settings: { 'achPaymentOptions.allowScheduledAchPayments': 'false' },
    });
    await chooseLoan(user);
    await chooseBank(user);
    const later = await screen.findByRole('radio', { name: /^On a later day/ });
    expect(later.matches(':disabled')).toBe(true);
    expect(descriptionOf(later)).toContain('Payments by this method can only be made today.');
  });

  it('[PAY-348, PAY-349] puts the amount due into the amount', async () => {
    const { user } = await showPayment();
    await chooseLoan(user);
    await chooseBank(user);
    await user.click(await screen.findByRole('radio', { name: /^Pay Amount Due/ }));
    expect(summaryLine('Payment')).toContain('$250.00');
    expect(summaryLine('Total')).toBe('$251.50');
    await user.click(screen.getByRole('radio', { name: /^Another amount/ }));
    expect(screen.getByRole('radio', { name: /^Pay Amount Due/ }).matches(':checked')).toBe(false);
    expect(valueOf(await amountField())).toBe('');
    expect(summaryLine('Total')).toBe('—');
  });

  it('[PAY-353, PAY-354, PAY-355] keeps digits and one dot, and writes the amount out', async () => {
    const { user } = await showPayment();
    await chooseLoan(user);
    await chooseBank(user);
    const field = await openAmount(user);
    expect(field.getAttribute('maxlength')).toBe('15');
    await user.type(field, 'a1-2b34.5.');
    expect(valueOf(field)).toBe('1234.5');
    await user.tab();
    expect(`${textOf(field.parentElement)}${valueOf(field)}`).toBe('$1,234.50');
  });

  it.each([
    ['[PAY-350]', '', 'Payment amount is required'],
    ['[PAY-351]', '0', 'Payment amount must be between $0.01 and $5,000.00'],
    ['[PAY-351]', '5000.01', 'Payment amount must be between $0.01 and $5,000.00'],
  ])('%s refuses the amount "%s": %s', async (_, amount, message) => {
    const { user } = await showPayment();
    await chooseLoan(user);
    await chooseBank(user);
    await user.click(await openAmount(user));
    if (amount) await user.paste(amount);
    await user.tab();
    expect(descriptionOf(await amountField())).toContain(message);
    expect(readyToSubmit()).toBeUndefined();
  });

  it('[PAY-410, PAY-412, PAY-414] shows fee and total, at once with every change', async () => {
    const { user } = await showPayment();
    await chooseLoan(user);
    await chooseBank(user);
    await typeAmount(user, '1234.5');
    expect(summaryLine('Processing fee')).toBe('$1.50');
    expect(summaryLine('Total')).toBe('$1,236.00');
    expect(summaryLine('When')).toBe('Pay OnceToday, 03/12/2025');
    expect(summaryLine('Payment')).toBe('$1,234.50Left to pay off $3,765.50');
    await user.type(await amountField(), '{backspace}9');
    expect(summaryLine('Total')).toBe('$1,236.09');
  });
});

describe('[POR-072] a returning borrower', () => {
  const scenes: readonly [string, PaymentScene][] = [
    [
      'with a default method',
      { info: { defaultPaymentMethod: { isCard: false, profileId: 'p1' } } },
    ],
    ['with one saved method', { saved: [checking] }],
  ];

  it.each(scenes)('%s pays the amount due in two presses', async (_, scene) => {
    const { user, server, navigations, core } = await showPayment({
      accountNumber: '001-1234567-8',
      ...scene,
    });
    await waitFor(() => expect(summaryLine('Total')).toBe('$251.50'));
    expect(core.unsaved.value).toBe(false);
    await user.click(await button('Submit payment'));
    await user.click(await confirmButton());
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(submitImmediateBank)[0]?.body).toMatchObject({
      Payment: {
        Details: { PaymentDate: '2025-03-12', PaymentAmount: 250 },
        Method: { ProfileId: 'p1' },
      },
    });
  });

  it.each<[string, PaymentScene, string]>([
    ['nothing is due', { info: { totalAmountDue: cents(0) } }, '—'],
    [
      'the amount due is below the minimum',
      { settings: { 'achPaymentOptions.minimumAchAmount': '300' } },
      '—',
    ],
    [
      'the amount due is the minimum',
      { settings: { 'achPaymentOptions.minimumAchAmount': '250' } },
      '$250.00',
    ],
  ])('enters the amount where %s', async (_, scene, amount) => {
    await showPayment({ accountNumber: '001-1234567-8', saved: [checking], ...scene });
    await waitFor(() => expect(stepNames()).toContain('Payment amount'));
    expect(summaryLine('Payment')).toBe(
      amount === '—' ? '—Left to pay off —' : `${amount}Left to pay off $4,750.00`,
    );
  });
});

it('[POR-053] does not count preselected choices as unsaved until the borrower changes them', async () => {
  const { user, core } = await showPayment({
    accountNumber: '001-1234567-8',
    info: { defaultPaymentMethod: { isCard: false, profileId: 'p1' } },
  });
  await waitFor(() => expect(stepNames()).toContain('Payment total'));
  expect(core.unsaved.value).toBe(false);
  await typeAmount(user, '100');
  expect(core.unsaved.value).toBe(true);
});

it('counts choices as unsaved until they are paid', async () => {
  const { user, core, navigations } = await showPayment();
  await chooseLoan(user);
  expect(core.unsaved.value).toBe(false);
  await chooseBank(user);
  expect(core.unsaved.value).toBe(true);
  await typeAmount(user, '100');
  await user.click(screen.getByRole('button', { name: 'Submit payment' }));
  await user.click(await confirmButton());
  await waitFor(() => expect(navigations).toHaveLength(1));
  expect(core.unsaved.value).toBe(false);
});
