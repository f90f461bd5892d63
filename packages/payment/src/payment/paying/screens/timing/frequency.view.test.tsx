import { submitRecurringBank } from '@portico/contract';
import { aRateReduction } from '@portico/contract/fixtures';
import { cents } from '@portico/rules';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { descriptionOf, optionsOf, textOf, valueOf } from '../../../../testing/dom';
import { day, loanInfo, openToAll } from '../../../../testing/fixtures';
import {
  button,
  chooseFrequency,
  dayField,
  enterDay,
  frequencySelect,
  openAmount,
  openLoan,
  readyToSubmit,
  stepNames,
  submitAndConfirm,
  summaryLine,
  typeAmount,
  type PaymentScene,
} from '../../../../testing/show-payment';

afterEach(cleanup);

const hasAmount = () => stepNames().includes('Payment amount');
const daysSelect = () => screen.queryByRole('combobox', { name: 'Days before the due date' });

describe('the frequency', () => {
  it.each<[string, PaymentScene, readonly string[]]>([
    [
      'a monthly loan',
      {},
      [
        'Pay Once',
        'On Due Date',
        'Days Before Due',
        'Monthly',
        'Semi-Monthly',
        'Every Two Weeks',
        'Weekly',
      ],
    ],
    [
      'a loan billed every two weeks',
      { info: { loanBillingFrequency: 'BiWeekly' } },
      ['Pay Once', 'On Due Date', 'Days Before Due', 'Weekly'],
    ],
    [
      'a lender that allows two',
      { settings: { 'recurringPaymentOptions.allowedFrequencies': 'Weekly,MonthlyOnDate' } },
      ['Pay Once', 'Monthly', 'Weekly'],
    ],
  ])('[PAY-220] of %s is one of those the rules leave', async (_, scene, options) => {
    await openLoan(scene);
    expect(optionsOf(await frequencySelect())).toEqual(options);
  });

  it.each([
    ['true', ['Pay Once', 'Days Before Due']],
    ['false', undefined],
  ])('[PAY-245] forced to days before the due date: %s', async (forced, options) => {
    const { user } = await openLoan({
      settings: { 'recurringPaymentOptions.forceDaysBeforeDueOption': forced },
    });
    const offered = optionsOf(await frequencySelect());
    if (options) expect(offered).toEqual(options);
    else expect(offered.length).toBeGreaterThan(2);
    await chooseFrequency(user, 'DaysBeforeDue');
    expect(daysSelect()).toBeTruthy();
  });

  it('[PAY-246] forced to both leaves both', async () => {
    await openLoan({
      settings: {
        'recurringPaymentOptions.forceOnDueDateOption': 'true',
        'recurringPaymentOptions.forceDaysBeforeDueOption': 'true',
      },
    });
    expect(optionsOf(await frequencySelect())).toEqual([
      'Pay Once',
      'On Due Date',
      'Days Before Due',
    ]);
  });

  it('[PAY-222] once shows today or a later day', async () => {
    const { user } = await openLoan();
    await chooseFrequency(user, 'Weekly');
    expect(screen.queryByRole('radio', { name: /^Today/ })).toBeNull();
    await chooseFrequency(user, 'OneTime');
    expect(screen.getByRole('radio', { name: 'Today, 03/12/2025' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'On a later day' })).toBeTruthy();
  });

  it('[PAY-221, PAY-273] another one removes amount and total until it is valid', async () => {
    const { user } = await openLoan();
    await typeAmount(user, '100');
    expect(stepNames()).toContain('Payment total');
    await chooseFrequency(user, 'Weekly');
    expect(stepNames()).toEqual(['Pay from', 'Payment frequency']);
    expect(readyToSubmit()).toBeUndefined();
    await enterDay(user, '03/20/2025');
    expect(valueOf(await openAmount(user))).toBe('');
    expect(stepNames()).toEqual(['Pay from', 'Payment frequency', 'Payment amount']);
  });

  it('[PAY-223] on the due date is valid at once', async () => {
    const { user } = await openLoan({
      settings: { 'recurringPaymentOptions.customAmountOption': 'true' },
    });
    await chooseFrequency(user, 'OnDueDate');
    expect(await screen.findByText('The next due date is 04/01/2025.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /ayment date/ })).toBeNull();
    expect(daysSelect()).toBeNull();
    expect(hasAmount()).toBe(true);
  });

  it('[PAY-224] days before it is valid once their number is chosen', async () => {
    const { user } = await openLoan({
      settings: { 'recurringPaymentOptions.customAmountOption': 'true' },
    });
    await chooseFrequency(user, 'DaysBeforeDue');
    const days = daysSelect();
    expect(days && optionsOf(days)).toHaveLength(10);
    expect(hasAmount()).toBe(false);
    if (days) await user.selectOptions(days, '3 days before, on 03/29/2025');
    expect(hasAmount()).toBe(true);
  });

  it.each(['MonthlyOnDate', 'SemiMonthly', 'TwoWeeks', 'Weekly'])(
    '[PAY-225, PAY-275] %s is valid once its first day is',
    async (frequency) => {
      const { user } = await openLoan();
      await chooseFrequency(user, frequency);
      expect(hasAmount()).toBe(false);
      const field = await enterDay(user, '3/20/2025');
      expect(valueOf(field)).toBe('03/20/2025');
      expect(hasAmount()).toBe(true);
    },
  );

  it.each([
    ['MonthlyOnDate', false],
    ['SemiMonthly', true],
    ['TwoWeeks', false],
    ['Weekly', false],
  ])('[PAY-229] %s shows a second date: %s', async (frequency, shown) => {
    const { user } = await openLoan();
    await chooseFrequency(user, frequency);
    await enterDay(user, '03/13/2025');
    const line = screen.queryByText('The second payment date is 03/27/2025.');
    expect(line !== null).toBe(shown);
  });

  it('[PAY-232] a second date without payments is noted and does not block the payment', async () => {
    const { user } = await openLoan({ info: { nonPaymentDays: [day('2025-03-27')] } });
    await chooseFrequency(user, 'SemiMonthly');
    await enterDay(user, '03/13/2025');
    expect(
      screen.getByText('No payments are taken on 03/27/2025; that payment is made on 03/28/2025.'),
    ).toBeTruthy();
    expect(hasAmount()).toBe(true);
  });

  it.each([
    ['OneTime', false],
    ['OnDueDate', true],
    ['DaysBeforeDue', true],
    ['MonthlyOnDate', true],
    ['SemiMonthly', true],
    ['TwoWeeks', true],
    ['Weekly', true],
  ])('[PAY-233] %s says who is responsible: %s', async (frequency, shown) => {
    const { user } = await openLoan();
    await chooseFrequency(user, frequency);
    expect(screen.queryByText(/^You remain responsible/) !== null).toBe(shown);
  });

  it('[PAY-272] with a fixed amount shows total and submit at once', async () => {
    const { user } = await openLoan();
    await chooseFrequency(user, 'OnDueDate');
    await waitFor(() => expect(stepNames()).toContain('Payment total'));
    expect(hasAmount()).toBe(false);
    expect(readyToSubmit()).toBeTruthy();
  });

  it('shows why only paying once is offered', async () => {
    await openLoan({
      info: {
        recurringPayment: {
          paymentId: 'r',
          isCard: false,
          recurringOption: 'DayOfMonth',
          totalAmount: cents(100),
          canDelete: false,
        },
      },
    });
    expect(descriptionOf(await frequencySelect())).toContain(
      'This loan has autopay already, so you can pay once.',
    );
  });
});

it('a later day can be chosen where the host allows more days ahead than there are dates', async () => {
  const { paymentOptions } = loanInfo(openToAll);
  const { user } = await openLoan({
    info: { paymentOptions: { ...paymentOptions, numberDaysInPeriod: 2_147_483_647 } },
  });
  await user.click(screen.getByRole('radio', { name: /^On a later day/ }));
  await user.click(await button('Choose a date'));
  await user.click(await screen.findByRole('button', { name: /March 19, 2025$/ }));
  expect(valueOf(await dayField())).toBe('03/19/2025');
});

describe('the first day of a recurring payment', () => {
  it.each([
    ['[PAY-305]', 'Weekly', '04/14/2025', 'First payment date must be within 30 days'],
    ['[PAY-307]', 'Weekly', '03/12/2025', 'Payment date must be in the future'],
    ['[PAY-307]', 'Weekly', '03/11/2025', 'Payment date must be in the future'],
    ['[PAY-308]', 'MonthlyOnDate', '03/31/2025', 'That date is not allowed.'],
    ['[PAY-308]', 'SemiMonthly', '03/31/2025', 'That date is not allowed.'],
  ])('%s %s %s is refused: %s', async (_row, frequency, text, message) => {
    const { user } = await openLoan();
    await chooseFrequency(user, frequency);
    const field = await enterDay(user, text);
    expect(descriptionOf(field)).toContain(message);
    expect(hasAmount()).toBe(false);
  });

  it('[PAY-285] cannot be chosen in the calendar where none are taken, which says why', async () => {
    const { user } = await openLoan({ info: { nonPaymentDays: [day('2025-03-20')] } });
    await chooseFrequency(user, 'Weekly');
    await user.click(screen.getByRole('button', { name: 'Choose a date' }));
    const closed = await screen.findByRole('button', {
      name: /March 20, 2025.*Payment cannot be made on a holiday\./,
    });
    expect(closed.getAttribute('aria-disabled')).toBe('true');
    await user.click(closed);
    expect(valueOf(await dayField())).toBe('');
    await user.click(screen.getByRole('button', { name: /March 19, 2025$/ }));
    expect(valueOf(await dayField())).toBe('03/19/2025');
  });
});

describe('[POR-172] the lower rate of autopay', () => {
  const sentence =
    'Autopay lowers your interest rate by 0.25 percentage points. It ends when autopay is turned off.';
  const lowering = (recurringAllowed: boolean): PaymentScene => ({
    info: {
      paymentOptions: {
        ...loanInfo(openToAll).paymentOptions,
        recurringAllowed,
        autopayRateReduction: aRateReduction(),
      },
    },
  });

  it('is said where autopay can be chosen, and in its review', async () => {
    const { user } = await openLoan(lowering(true));
    expect(screen.getByText(sentence)).toBeTruthy();
    await chooseFrequency(user, 'OnDueDate');
    await user.click(await button('Submit payment'));
    expect(textOf(await screen.findByRole('dialog'))).toContain(sentence);
  });

  it('is not said in the review of a payment made once', async () => {
    const { user } = await openLoan(lowering(true));
    await typeAmount(user, '100');
    await user.click(await button('Submit payment'));
    expect(textOf(await screen.findByRole('dialog'))).not.toContain(sentence);
  });

  it.each([
    ['autopay cannot be chosen', lowering(false)],
    ['the host says nothing of it', {}],
  ])('is not said where %s', async (_, scene) => {
    await openLoan(scene);
    expect(screen.queryByText(/^Autopay lowers/)).toBeNull();
  });
});

describe('what a recurring payment will do', () => {
  it.each([
    [
      'Weekly',
      'Every Thursday we will take $100.25 from Checking x1234, for the first time on 03/13/2025.',
      'Next payments: 03/13/2025, 03/20/2025, 03/27/2025.',
    ],
    [
      'TwoWeeks',
      'Every second Thursday we will take $100.25 from Checking x1234, for the first time on 03/13/2025.',
      'Next payments: 03/13/2025, 03/27/2025, 04/10/2025.',
    ],
    [
      'SemiMonthly',
      'On the days 13 and 27 of each month we will take $100.25 from Checking x1234, for the first time on 03/13/2025.',
      'Next payments: 03/13/2025, 03/27/2025, 04/14/2025.',
    ],
    [
      'MonthlyOnDate',
      'On day 13 of each month we will take $100.25 from Checking x1234, for the first time on 03/13/2025.',
      'Next payments: 03/13/2025, 04/14/2025, 05/13/2025.',
    ],
  ])('is described in a sentence before it is submitted: %s', async (frequency, sentence, next) => {
    const { user } = await openLoan();
    await chooseFrequency(user, frequency);
    await enterDay(user, '03/13/2025');
    await typeAmount(user, '100');
    await waitFor(() => expect(textOf(document.body)).toContain(sentence));
    expect(textOf(document.body)).toContain(next);
    await user.click(await button('Submit payment'));
    const dialog = await screen.findByRole('dialog');
    expect(textOf(dialog)).toContain(sentence);
    expect(textOf(dialog)).toContain(next);
  });

  it('has in its summary the day of the first payment, which is not a Saturday', async () => {
    const { user } = await openLoan();
    await chooseFrequency(user, 'DaysBeforeDue');
    const days = daysSelect();
    if (days) await user.selectOptions(days, '3 days before, on 03/29/2025');
    await waitFor(() => expect(summaryLine('When')).toBe('Days Before Due03/31/2025'));
    expect(textOf(document.body)).toContain('The first payment is on 03/31/2025.');
  });

  it('on the due date is described too', async () => {
    const { user } = await openLoan();
    await chooseFrequency(user, 'OnDueDate');
    await waitFor(() =>
      expect(textOf(document.body)).toContain(
        'On each due date we will take $250.25 from Checking x1234, for the first time on 04/01/2025. Next payments: 04/01/2025, 05/01/2025, 06/02/2025.',
      ),
    );
  });
});

describe('a recurring payment', () => {
  it.each<[string, (user: UserEvent) => Promise<void>, object, string]>([
    [
      'Weekly',
      async (user) => {
        await enterDay(user, '03/20/2025');
        await typeAmount(user, '100');
      },
      { RecurringOption: 'Weekly', DaysBeforeDue: 0 },
      '2025-03-20',
    ],
    [
      'DaysBeforeDue',
      async (user) => {
        const days = daysSelect();
        if (days) await user.selectOptions(days, '4');
      },
      { RecurringOption: 'DaysBeforeDue', DaysBeforeDue: 4 },
      '2025-03-28',
    ],
    [
      'OnDueDate',
      () => Promise.resolve(),
      { RecurringOption: 'DaysBeforeDue', DaysBeforeDue: 0 },
      '2025-04-01',
    ],
  ])('[PAY-449, PAY-452] %s is sent with its details', async (frequency, fill, details, date) => {
    const { user, server, navigations } = await openLoan();
    await chooseFrequency(user, frequency);
    await fill(user);
    await submitAndConfirm(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    const [request] = server.requestsTo(submitRecurringBank);
    expect(request).toMatchObject({
      method: 'POST',
      body: { Payment: { RecurringDetails: details } },
    });
    expect(request?.url).toMatch(/\/api\/PaymentRecurring\/SubmitAch$/);
    expect(request?.body).toMatchObject({ Payment: { Details: { PaymentDate: date } } });
  });

  it('[PAY-457] sends additional principal next to the amount', async () => {
    const { user, server, navigations } = await openLoan({
      settings: { 'recurringPaymentOptions.additionalPrincipalOption': 'true' },
    });
    await chooseFrequency(user, 'Weekly');
    await enterDay(user, '03/20/2025');
    await typeAmount(user, '100');
    const principal = screen.getByRole('textbox', { name: 'Additional Principal Amount' });
    await user.click(principal);
    await user.paste('25.50');
    expect(summaryLine('Each time')).toBe('$125.75');
    await submitAndConfirm(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(submitRecurringBank)[0]?.body).toMatchObject({
      Payment: { Details: { PaymentAmount: 100, AdditionalPrincipalAmount: 25.5 } },
    });
  });
});
