import { addCard } from '@portico/contract';
import { paymentPayingTexts, paymentWidget } from '@portico/payment';
import type { Meta } from '@storybook/react-vite';
import { newCardTexts } from '@portico/payment/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';
import { withCards, paying } from './scene';
import { chooseLoan } from './steps';

const meta = {
  title: 'Screens/Payment/New card',
  ...widgetMeta(
    paymentWidget,
    'A card that is used for the first time, in a dialog of the payment page.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;

const openForm: Play = async (story) => {
  const me = borrower(story, paymentPayingTexts);
  await chooseLoan(story);
  await me.chooses('paymentType', 'card');
  await me.finds('dialog[open] input[name="firstName"]');
};

const fill: Play = async (story) => {
  await openForm(story);
  const me = borrower(story, newCardTexts);
  await me.types('firstName', 'Maria');
  await me.types('lastName', 'Alvarez');
  await me.types('cardNumber', '4242 4242 4242 4242');
  await me.types('securityCode', '123');
  await me.types('expiration', '08/27');
  await me.types('zip', '52401');
};

const pressContinue: Play = async (story) => {
  await fill(story);
  const me = borrower(story, newCardTexts);
  await me.ticks('save');
  await me.presses('continue');
};

const scene = (settings = {}) => paying({ loan: withCards, settings });

export const Empty = inScene(scene(), { play: openForm });

export const Filled = inScene(scene(), { play: fill });

export const Incomplete = inScene(scene(), {
  play: async (story) => {
    await openForm(story);
    await borrower(story, newCardTexts).presses('continue');
    await borrower(story, newCardTexts).finds('[aria-invalid=true]');
  },
});

export const NotASupportedType = inScene(scene({ 'cardPaymentOptions.cardTypes': 'Visa' }), {
  play: async (story) => {
    await fill(story);
    const me = borrower(story, newCardTexts);
    await me.types('cardNumber', '5555 5555 5555 4444');
    me.leaves();
    await me.sees('cardNumberUnsupported');
  },
});

export const WholeAddress = inScene(scene({ 'cardPaymentOptions.fullAddressOption': 'true' }), {
  play: openForm,
});

export const DebitCardsOnly = inScene(scene({ 'cardPaymentOptions.debitOnlyOption': 'true' }), {
  play: openForm,
});

export const Saving = inScene(
  paying({ loan: withCards, more: ({ server }) => void server.hold(addCard) }),
  { play: pressContinue },
);

export const NotSaved = inScene(
  paying({ loan: withCards, more: ({ server }) => server.refuse(addCard, 'InvalidInfo') }),
  {
    play: async (story) => {
      await pressContinue(story);
      await borrower(story, newCardTexts).sees('adviceCheck');
    },
  },
);

/** The address of the processor's page is this page itself. */
export const FieldsOfTheProcessorMissing = inScene(
  scene({ 'cardPaymentOptions.hostedFieldsUrl': '/' }),
  {
    play: async (story) => {
      await openForm(story);
      await borrower(story, newCardTexts).sees('frameFailed');
    },
  },
);
