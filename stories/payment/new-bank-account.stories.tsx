import { agreementLogging, bankLookup } from '@portico/contract';
import { paymentPayingTexts, paymentWidget } from '@portico/payment';
import type { Meta } from '@storybook/react-vite';
import { newBankAccountTexts } from '@portico/payment/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';
import { paying } from './scene';
import { chooseLoan } from './steps';

const meta = {
  title: 'Screens/Payment/New bank account',
  ...widgetMeta(
    paymentWidget,
    'A bank account that is used for the first time, in a dialog of the payment page.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;

const openForm: Play = async (story) => {
  const me = borrower(story, paymentPayingTexts);
  await chooseLoan(story);
  await me.presses('anotherMethod');
  await me.finds('dialog[open] input[name="routingNumber"]');
};

const fill: Play = async (story) => {
  await openForm(story);
  const me = borrower(story, newBankAccountTexts);
  await me.types('ownerName', 'Maria Alvarez');
  await me.types('routingNumber', '021000021');
  await me.types('accountNumber', '123456789');
  await me.types('confirmation', '123456789');
};

const bank = { bankExists: true, routingNumber: '021000021', name: 'First National Bank' };
const preCheck = { 'achPaymentOptions.achPreCheckOption': 'true' };
const terms = { 'globalOptions.agreements': '/terms|01/01/2024|ACH terms|ach' };

export const Empty = inScene(paying(), { play: openForm });

export const Filled = inScene(
  paying({ settings: preCheck, more: ({ server }) => server.answer(bankLookup, bank) }),
  { play: fill },
);

export const Incomplete = inScene(paying(), {
  play: async (story) => {
    await openForm(story);
    await borrower(story, newBankAccountTexts).presses('continue');
    await borrower(story, newBankAccountTexts).finds('[aria-invalid=true]');
  },
});

export const NumbersDoNotMatch = inScene(paying(), {
  play: async (story) => {
    await fill(story);
    const me = borrower(story, newBankAccountTexts);
    await me.types('confirmation', '987654321');
    me.leaves();
    await me.finds('input[name="confirmation"][aria-invalid=true]');
  },
});

export const TermsToAgreeTo = inScene(
  paying({
    settings: terms,
    more: ({ server }) => server.answer(agreementLogging, { hasNoErrors: true, errors: [] }),
  }),
  {
    play: async (story) => {
      await fill(story);
      const me = borrower(story, newBankAccountTexts);
      await me.presses('continue');
      await me.sees('termsHeading');
    },
  },
);
