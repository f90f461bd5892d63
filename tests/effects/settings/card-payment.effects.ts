import { settle } from '@portico/core/testing';
import { screen } from '@testing-library/react';
import { cardForm, descriptionOf, openLoan, typeAmount } from '@portico/payment/testing';
import { openToAll } from '@portico/payment/testing/parts';
import { hasText } from './observations';
import { effectsOn, flagShows, type Settings } from './effect';
import {
  atFrequency,
  atMethod,
  byCard,
  payoffLater,
  amountMessage,
  dayMessage,
  whyOnlyToday,
} from './payment.observations';

const { checkbox, field, fill, openForm, pressContinue } = cardForm;

const group = 'cardPaymentOptions';

const formFields = ['cardNumber', 'expiration', 'securityCode', 'firstName', 'lastName', 'zip'];
const choices = ['debitCredit', 'save'];
const cardFields = [...formFields, ...choices];

async function namesInForm(settings: Settings) {
  const { user } = await openForm({ settings });
  const names = [...document.querySelectorAll('dialog [name]')].map((each) =>
    each.getAttribute('name'),
  );
  return { user, names: [...new Set(names)].filter((name) => name !== null) };
}

async function offersToSave(settings: Settings) {
  await openForm({ settings });
  return checkbox() !== null;
}

/** The address of the link to the other site for cards; null when there is no link. */
async function otherSite(settings: Settings) {
  await atFrequency(byCard, settings);
  const link = screen.queryByRole('link', { name: /^Continue to the card payment site/ });
  return link?.getAttribute('href') ?? null;
}

const elsewhere: Settings = {
  [`${group}.thirdPartyCardLinkOption`]: 'true',
  [`${group}.thirdPartyCardLinkUrl`]: 'https://cards.example/',
};

/** Every setting of `cardPaymentOptions`. */
export const cardPaymentEffects = effectsOn('portico-payment', [
  {
    key: `${group}.allowScheduledCardPayments`,
    proves: 'PAY-318',
    value: 'true',
    sees: whyOnlyToday(byCard),
    unset: 'Payments by this method can only be made today.',
    set: '',
  },
  {
    key: `${group}.cardWeekendsOption`,
    proves: 'PAY-297',
    value: 'true',
    sees: dayMessage('03/15/2025', byCard),
    unset: 'Payment date cannot be on a Saturday',
    set: '',
  },
  {
    key: `${group}.maximumCardAmount`,
    proves: 'PAY-369',
    value: '20',
    sees: amountMessage('21', byCard),
    unset: '',
    set: 'Payment amount must be between $0.01 and $20.00',
  },
  { ...flagShows(`${group}.allowFuturePayoff`, payoffLater(byCard)), proves: 'PAY-336' },
  {
    key: `${group}.cardTypes`,
    value: 'Mastercard,Amex',
    sees: async (settings) => {
      const { user } = await openForm({ settings });
      await fill(user);
      return descriptionOf(await field('Card Number'));
    },
    unset: '',
    set: "The card number you've entered does not appear to be a supported type.",
  },
  {
    key: `${group}.cardTypes`,
    value: 'Visa',
    sees: async (settings) => {
      await atMethod({ info: openToAll }, settings);
      return document.querySelectorAll('svg[viewBox="0 0 40 26"]').length;
    },
    unset: 4,
    set: 1,
  },
  {
    key: `${group}.debitOnlyOption`,
    value: 'true',
    sees: async (settings) => (await namesInForm(settings)).names,
    unset: cardFields,
    set: cardFields.filter((name) => name !== 'debitCredit'),
  },
  {
    key: `${group}.fullAddressOption`,
    value: 'true',
    sees: async (settings) => {
      const { user, names } = await namesInForm(settings);
      await fill(user);
      await pressContinue(user);
      await settle();
      return [...names, screen.queryByRole('dialog') ? 'asks for more' : 'is used'];
    },
    unset: [...cardFields, 'is used'],
    set: [...formFields, 'address1', 'address2', 'city', 'state', ...choices, 'asks for more'],
  },
  {
    key: `${group}.hostedFieldsUrl`,
    value: 'https://fields.example/card',
    given: { [`${group}.allowRawCardsOption`]: 'false' },
    sees: async (settings) => {
      const { user } = await atMethod({ info: openToAll, saved: [] }, settings);
      const card = screen.queryByRole('radio', { name: /^Card/ });
      if (!card) return 'no cards';
      await user.click(card);
      return () => document.querySelector('iframe')?.getAttribute('src') ?? null;
    },
    unset: 'no cards',
    set: 'https://fields.example/card',
  },
  flagShows(`${group}.allowRawCardsOption`, async (settings) => {
    await atMethod({ info: openToAll }, settings);
    return () => screen.queryByRole('radio', { name: /^Card/ }) !== null;
  }),
  flagShows(`${group}.singleUseCardOption`, offersToSave),
  flagShows(`${group}.cardProfilesOption`, offersToSave),
  {
    key: `${group}.cardFeeInfoText`,
    value: '<p>Ask <b>Joan</b>.</p>',
    sees: async (settings) => {
      const { user } = await openLoan({ settings }, 'Card');
      await typeAmount(user, '100');
      return hasText('Ask Joan.');
    },
    unset: false,
    set: true,
  },
  {
    key: `${group}.thirdPartyCardLinkOption`,
    value: 'true',
    given: elsewhere,
    sees: otherSite,
    unset: null,
    set: 'https://cards.example/',
  },
  {
    key: `${group}.thirdPartyCardLinkUrl`,
    value: 'https://cards.example/other',
    given: elsewhere,
    sees: otherSite,
    unset: null,
    set: 'https://cards.example/other',
  },
]);
