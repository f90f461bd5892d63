import { settle } from '@portico/core/testing';
import { screen } from '@testing-library/react';
import {
  descriptionOf,
  amountField,
  chooseFrequency,
  enterDay,
  typeAmount,
} from '@portico/payment/testing';
import { aRecurringPayment, openToAll } from '@portico/payment/testing/parts';
import { hasText } from './observations';
import { effectsOn, flagShows, type Settings } from './effect';
import {
  atFrequency,
  atMethod,
  byCard,
  delinquent,
  frequencies,
  overdue,
  stepsWith,
} from './payment.observations';

const group = 'recurringPaymentOptions';

const all = [
  'Pay Once',
  'On Due Date',
  'Days Before Due',
  'Monthly',
  'Semi-Monthly',
  'Every Two Weeks',
  'Weekly',
];
const once = ['Pay Once'];

/** Opens a loan that has a recurring payment. */
async function atRecurring(settings: Settings) {
  await atMethod({ info: { ...openToAll, recurringPayment: aRecurringPayment() } }, settings);
  await screen.findByRole('heading', { name: 'Autopay' });
  await settle();
}

/** Every setting of `recurringPaymentOptions`. */
export const recurringPaymentEffects = effectsOn('portico-payment', [
  {
    key: `${group}.allowedFrequencies`,
    proves: 'PAY-249',
    value: 'Weekly, OnDueDate',
    sees: frequencies(),
    unset: all,
    set: ['Pay Once', 'On Due Date', 'Weekly'],
  },
  {
    key: `${group}.forceOnDueDateOption`,
    proves: 'PAY-244',
    value: 'true',
    sees: frequencies(),
    unset: all,
    set: ['Pay Once', 'On Due Date'],
  },
  {
    key: `${group}.forceDaysBeforeDueOption`,
    value: 'true',
    sees: frequencies(),
    unset: all,
    set: ['Pay Once', 'Days Before Due'],
  },
  {
    key: `${group}.blockRecurringWhenPastDue`,
    proves: 'PAY-252',
    value: 'true',
    sees: frequencies(overdue),
    unset: all,
    set: once,
  },
  {
    key: `${group}.allowRecurringWhenDelinquent`,
    proves: 'PAY-253',
    value: 'true',
    sees: frequencies(delinquent),
    unset: once,
    set: all,
  },
  {
    key: `${group}.allowRecurringAchPayments`,
    proves: 'PAY-255',
    value: 'true',
    sees: frequencies(),
    unset: once,
    set: all,
  },
  {
    key: `${group}.allowRecurringCardPayments`,
    proves: 'PAY-254',
    value: 'true',
    sees: frequencies(byCard),
    unset: once,
    set: all,
  },
  {
    key: `${group}.additionalAmountOption`,
    proves: 'PAY-374',
    value: 'true',
    sees: async (settings) => {
      const { user } = await atFrequency({}, settings);
      await chooseFrequency(user, 'Weekly');
      await enterDay(user, '03/20/2025');
      await typeAmount(user, '250.01');
      return descriptionOf(await amountField());
    },
    unset: 'Payment amount must be between $0.01 and $250.00',
    set: '',
  },
  {
    ...flagShows(`${group}.additionalPrincipalOption`, async (settings) => {
      const { user } = await atFrequency({}, settings);
      await chooseFrequency(user, 'Weekly');
      await enterDay(user, '03/20/2025');
      return screen.queryByRole('textbox', { name: /^Additional Principal/ }) !== null;
    }),
    proves: 'PAY-381',
  },
  {
    key: `${group}.customAmountOption`,
    proves: 'PAY-383',
    value: 'true',
    sees: stepsWith('OnDueDate'),
    unset: ['Pay from', 'Payment frequency', 'Payment total'],
    set: ['Pay from', 'Payment frequency', 'Payment amount'],
  },
  {
    key: `${group}.allowDeleteRecurringOption`,
    value: 'true',
    sees: async (settings) => {
      await atRecurring(settings);
      return ['Turn off autopay', 'Replace autopay'].filter((name) =>
        screen.queryByRole('button', { name }),
      );
    },
    unset: [],
    set: ['Turn off autopay', 'Replace autopay'],
  },
  {
    key: `${group}.recurringDeletionBlockedText`,
    value: '<p>Ask <b>Joan</b>.</p>',
    sees: async (settings) => {
      await atRecurring(settings);
      return hasText('Ask Joan.');
    },
    unset: false,
    set: true,
  },
]);
