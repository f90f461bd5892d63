import { bankLookup, draftAgreement } from '@portico/contract';
import { settle } from '@portico/core/testing';
import { screen } from '@testing-library/react';
import {
  bankForm,
  textOf,
  button,
  enterDay,
  openLoan,
  typeAmount,
  confirmButton,
} from '@portico/payment/testing';
import { effectsOn, flagHides, flagShows, type Settings } from './effect';
import {
  atFrequency,
  payoffLater,
  amountMessage,
  dayMessage,
  whyOnlyToday,
} from './payment.observations';

const { checkbox, fill, pressContinue, openForm } = bankForm;

const group = 'achPaymentOptions';

const bankFields = ['routingNumber', 'accountNumber', 'confirmation', 'ownerName'];

/** The fields and choices in the form of a new bank account. */
async function fieldsOfForm(settings: Settings) {
  await openForm({ settings });
  return [
    ...screen.queryAllByRole('textbox').map((field) => field.getAttribute('name') ?? ''),
    ...screen.queryAllByRole('radio').map((radio) => radio.getAttribute('value') ?? ''),
  ];
}

/** Every setting of `achPaymentOptions`. */
async function offersToSave(settings: Settings) {
  await openForm({ settings });
  return checkbox() !== null;
}

export const achPaymentEffects = effectsOn('portico-payment', [
  {
    key: `${group}.minimumAchAmount`,
    proves: 'PAY-358',
    value: '20',
    sees: amountMessage('19'),
    unset: '',
    set: 'Payment amount must be between $20.00 and $5,000.00',
  },
  {
    key: `${group}.allowSaturdayOption`,
    value: 'true',
    sees: dayMessage('03/15/2025'),
    unset: 'Payment date cannot be on a Saturday',
    set: '',
  },
  {
    key: `${group}.allowSundayOption`,
    value: 'true',
    sees: dayMessage('03/16/2025'),
    unset: 'Payment date cannot be on a Sunday',
    set: '',
  },
  flagShows(`${group}.singleUseAchOption`, offersToSave),
  flagShows(`${group}.achProfilesOption`, offersToSave),
  {
    ...flagHides(`${group}.achPreCheckOption`, async (settings) => {
      const { user } = await openForm({
        settings,
        prepare: ({ server }) => server.answerRaw(bankLookup, { BankExists: false }),
      });
      await fill(user);
      await pressContinue(user);
      await settle();
      return screen.queryByText('Used for this payment only, not saved') !== null;
    }),
    proves: 'PAY-138',
  },
  {
    key: `${group}.allowSavingsOption`,
    value: 'true',
    sees: fieldsOfForm,
    unset: bankFields,
    set: [...bankFields, 'Checking', 'Savings'],
  },
  {
    key: `${group}.hideConfirmAccountNumberOption`,
    value: 'true',
    sees: async (settings) => {
      const { user } = await openForm({ settings });
      const isAsked = screen.queryByRole('textbox', { name: /^Confirm Account Number/ }) !== null;
      await fill(user, { 'Confirm Account Number': '' });
      await pressContinue(user);
      await settle();
      return [String(isAsked), screen.queryByRole('dialog') ? 'asks for more' : 'is used'];
    },
    unset: ['true', 'asks for more'],
    set: ['false', 'is used'],
  },
  flagShows(`${group}.blockImmediateAchOption`, async (settings) => {
    const { user } = await atFrequency({}, settings);
    await user.click(screen.getByRole('radio', { name: /^Today/ }));
    return screen.queryByText('ACH payments can only be scheduled for a future date.') !== null;
  }),
  {
    key: `${group}.allowScheduledAchPayments`,
    proves: 'PAY-319',
    value: 'true',
    sees: whyOnlyToday(),
    unset: 'Payments by this method can only be made today.',
    set: '',
  },
  {
    key: `${group}.requireAchDraftAgreementOption`,
    value: 'true',
    sees: async (settings) => {
      const { user } = await openLoan({
        settings,
        prepare: ({ server }) =>
          server.answer(draftAgreement, { hasNoErrors: true, errors: [], passableToken: 'd' }),
      });
      await user.click(screen.getByRole('radio', { name: /^On a later day/ }));
      await enterDay(user, '03/20/2025');
      await typeAmount(user, '100');
      await user.click(await button('Submit payment'));
      await confirmButton();
      return textOf(screen.getByRole('dialog').querySelector('h1, h2, h3'));
    },
    unset: 'Confirm your payment',
    set: 'Agreement to take this payment',
  },
  { ...flagShows(`${group}.allowFuturePayoff`, payoffLater()), proves: 'PAY-337' },
]);
