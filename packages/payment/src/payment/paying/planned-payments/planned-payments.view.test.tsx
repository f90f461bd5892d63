import { settle } from '@portico/core/testing';
import { cents } from '@portico/rules';
import { bankIcon, cardIcon } from '@portico/ui';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textOf } from '../../../testing/dom';
import { aRecurringPayment, aScheduledPayment, day } from '../../../testing/fixtures';
import { allowed, deleteButtons, openPlanned } from '../../../testing/planned-payments';
import { chooseLoan, showPayment } from '../../../testing/show-payment';

afterEach(cleanup);

const list = () => screen.findByRole('table', { name: 'Scheduled payments' });
const cellsOf = (row: HTMLElement | undefined) =>
  row ? [...row.querySelectorAll('th, td')].map(textOf) : [];
const block = () => screen.findByRole('heading', { name: 'Autopay' });
const termsOf = (text: string) => screen.queryAllByText(text);

describe('the scheduled payments', () => {
  it('[PAY-095, PAY-096, PAY-550, PAY-551, PAY-552, PAY-553, PAY-554] are in a table with the method step', async () => {
    const { user } = await showPayment({
      settings: allowed,
      info: {
        scheduledPayments: [
          aScheduledPayment({ paymentAmount: cents(123_450) }),
          aScheduledPayment({
            paymentId: 'scheduled-2',
            isCard: true,
            accountNumber: '4242',
            paymentDate: day('2025-04-02'),
          }),
        ],
      },
    });
    expect(screen.queryByRole('table')).toBeNull();
    await chooseLoan(user);
    const [header, bank, card] = within(await list()).getAllByRole('row');
    expect(cellsOf(header)).toEqual(['Type', 'Account or card', 'Payment day', 'Amount', 'Delete']);
    const values = (row: HTMLElement | undefined) =>
      cellsOf(row).map((text) => text.replace(/^(Account or card|Payment day|Amount)/, ''));
    expect(values(bank).slice(1, 4)).toEqual(['x1234', '03/20/2025', '$1,234.50']);
    expect(values(card).slice(1, 4)).toEqual(['x4242', '04/02/2025', '$100.00']);
    const typeOf = (row: HTMLElement | undefined) => [
      row?.querySelector('th path')?.getAttribute('d'),
      textOf(row?.querySelector('th')),
    ];
    expect(typeOf(bank)).toEqual([bankIcon, 'Bank account']);
    expect(typeOf(card)).toEqual([cardIcon, 'Card']);
    expect(
      termsOf('To change a payment that is still to come, delete it and set up a new one.'),
    ).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Pay from' })).toBeTruthy();
  });

  it('[PAY-096] show no instructions where nothing is planned', async () => {
    await openPlanned({});
    await settle();
    expect(screen.queryByRole('table')).toBeNull();
    expect(
      termsOf('To change a payment that is still to come, delete it and set up a new one.'),
    ).toEqual([]);
  });

  it.each([
    ['[PAY-555]', {}, allowed, 1],
    ['[PAY-555]', { canDelete: false }, allowed, 0],
    ['[PAY-556]', {}, {}, 0],
    ['[PAY-557]', { hasBeenPosted: true }, allowed, 0],
  ])('%s %j with %j show %i delete buttons', async (_, change, settings, count) => {
    await openPlanned({ scheduled: [aScheduledPayment(change)], settings });
    await list();
    expect(deleteButtons()).toHaveLength(count);
  });

  const text = { 'generalPaymentOptions.scheduledDeletionBlockedText': 'Call us to change it.' };
  const external = { 'generalPaymentOptions.externalScheduledPaymentManagerOption': 'true' };
  const held = aScheduledPayment({ paymentId: 'scheduled-2', canDelete: false });
  it.each([
    ['[PAY-558]', [aScheduledPayment()], { ...text }, 1],
    ['[PAY-558]', [aScheduledPayment()], {}, 0],
    ['[PAY-558]', [aScheduledPayment(), held], { ...allowed, ...text }, 0],
    ['[PAY-559]', [aScheduledPayment(), held], { ...allowed, ...text, ...external }, 1],
    ['[PAY-560]', [aScheduledPayment()], { ...text, ...external }, 1],
  ])('%s %j with %j show %i times that they are blocked', async (_, scheduled, settings, count) => {
    await openPlanned({ scheduled, settings });
    await list();
    await settle();
    await waitFor(() => expect(termsOf('Call us to change it.')).toHaveLength(count));
  });
});

describe('autopay', () => {
  it('[PAY-095, PAY-532, PAY-533] shows schedule, amount and where it is paid from', async () => {
    await openPlanned({ recurring: aRecurringPayment() });
    await block();
    const terms = screen.getAllByRole('term').map(textOf);
    const values = screen.getAllByRole('definition').map(textOf);
    const shown = Object.fromEntries(terms.map((term, index) => [term, values[index]]));
    expect(shown).toMatchObject({
      Schedule: 'On the due date',
      Amount: '$250.00',
      'Account or Card Ending In': 'x1234',
    });
    expect(deleteButtons()).toHaveLength(1);
  });

  it('[PAY-621] of a fixed day shows its date', async () => {
    await openPlanned({
      recurring: aRecurringPayment({ recurringOption: 'DayOfMonth', date: day('2025-03-14') }),
    });
    await block();
    const values = screen.getAllByRole('definition').map(textOf);
    expect(values).toContain('Every month on day 14');
    expect(values).toContain('03/14/2025');
  });

  it.each([
    [{ additionalPrincipalAmount: cents(5_000) }, true],
    [{ additionalPrincipalAmount: cents(0) }, false],
    [{ additionalPrincipalAmount: cents(5_000), isCard: true }, false],
  ])('[PAY-534] %j shows additional principal: %s', async (change, shown) => {
    await openPlanned({ recurring: aRecurringPayment(change) });
    await block();
    expect(termsOf('Additional principal amount')).toHaveLength(shown ? 1 : 0);
    expect(termsOf('$50.00')).toHaveLength(shown ? 1 : 0);
  });

  it.each([
    [{ recurringOption: 'Weekly' }, 'Every week'],
    [{ recurringOption: 'BiWeekly' }, 'Every two weeks'],
    [{ recurringOption: 'SemiMonthly' }, 'Twice a month'],
    [{ recurringOption: 'DayOfMonth', date: day('2025-04-17') }, 'Every month on day 17'],
    [{ recurringOption: 'DaysBeforeDue', numberOfDays: 3 }, '3 days before the due date'],
    [{ recurringOption: 'DaysBeforeDue', numberOfDays: 1 }, '1 day before the due date'],
    [{ recurringOption: 'DaysBeforeDue', numberOfDays: 0 }, 'On the due date'],
  ] as const)('[PAY-535] %j reads "%s"', async (change, words) => {
    await openPlanned({ recurring: aRecurringPayment(change) });
    await block();
    expect(termsOf(words)).toHaveLength(1);
  });

  it('[PAY-536] is absent where there is none', async () => {
    await openPlanned({ scheduled: [aScheduledPayment()] });
    await list();
    expect(screen.queryByRole('heading', { name: 'Autopay' })).toBeNull();
  });

  const text = { 'recurringPaymentOptions.recurringDeletionBlockedText': 'Call us to stop it.' };
  it.each([
    ['[PAY-537]', {}, allowed, 1, 0],
    ['[PAY-537]', { canDelete: false }, allowed, 0, 0],
    ['[PAY-538]', {}, {}, 0, 0],
    ['[PAY-539]', {}, text, 0, 1],
    ['[PAY-539]', { canDelete: false }, { ...allowed, ...text }, 0, 1],
    ['[PAY-539]', {}, { ...allowed, ...text }, 1, 0],
  ])(
    '%s %j with %j: %i delete buttons, blocked text shown %i times',
    async (_, change, settings, ways, expected) => {
      await openPlanned({ recurring: aRecurringPayment(change), settings });
      await block();
      await settle();
      expect(deleteButtons()).toHaveLength(ways);
      await waitFor(() => expect(termsOf('Call us to stop it.')).toHaveLength(expected));
    },
  );
});
