import { paymentOutcome, submitImmediateBank, submitImmediateCard } from '@portico/contract';
import { paymentPayingTexts, paymentWidget } from '@portico/payment';
import type { Meta } from '@storybook/react-vite';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';
import { paying, withCards } from './scene';
import { confirm, confirmCard, review } from './steps';

const meta = {
  title: 'Screens/Payment/Submitting',
  ...widgetMeta(
    paymentWidget,
    'From the press that pays to its outcome: sent, refused, or not known yet.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

const confirmAndSee =
  (key: keyof typeof paymentPayingTexts.english): NonNullable<WidgetStory['play']> =>
  async (story) => {
    await confirm(story);
    await borrower(story, paymentPayingTexts).sees(key);
  };

const refusing = (code: string) =>
  paying({ more: ({ server }) => server.refuse(submitImmediateBank, code) });

export const Confirming = inScene(paying(), { play: review });

export const Submitting = inScene(
  paying({ more: ({ server }) => void server.hold(submitImmediateBank) }),
  { play: confirmAndSee('submitting') },
);

export const RefusedInASentence = inScene(refusing('Host error 0x17 at line 9'), {
  play: confirmAndSee('error'),
});

/** The bank of a card has declined it. */
export const Declined = inScene(
  paying({
    cards: true,
    loan: withCards,
    more: ({ server }) => server.refuse(submitImmediateCard, 'Declined'),
  }),
  {
    play: async (story) => {
      await confirmCard(story);
      await borrower(story, paymentPayingTexts).sees('errorDeclined');
    },
  },
);

export const AlreadyScheduled = inScene(refusing('ScheduledPaymentExists'), {
  play: confirm,
});

/** No answer was received: the outcome is looked up, and nothing can be pressed. */
export const CheckingTheOutcome = inScene(
  paying({
    more: ({ server }) => {
      server.drop(submitImmediateBank);
      server.hold(paymentOutcome);
    },
  }),
  { play: confirmAndSee('checkingHeading') },
);

/** The outcome is unknown after fifteen seconds: the borrower can only look it up again. */
export const OutcomeUnknown = inScene(
  paying({
    isHurried: true,
    more: ({ server }) => {
      server.drop(submitImmediateBank);
      server.drop(paymentOutcome);
    },
  }),
  { play: confirmAndSee('unresolvedHeading') },
);

/** The lender's API has no look-up, and the borrower reads whom to ask (D160). */
export const OutcomeCannotBeLookedUp = inScene(
  paying({
    settings: {
      'globalOptions.customerServicePhone': '800-555-0100',
      'generalPaymentOptions.resendSameKeyOption': 'true',
    },
    more: ({ server }) => {
      server.drop(submitImmediateBank);
      server.answerRaw(paymentOutcome, 'Not Found', 404);
    },
  }),
  { play: confirmAndSee('noLookUp') },
);

/** The host has not received it, and a request of it may still be on its way (D173). */
export const MayStillArrive = inScene(
  paying({
    isHurried: true,
    more: ({ server }) => {
      server.drop(submitImmediateBank);
      server.answer(paymentOutcome, { status: 'unknown', errors: [] });
    },
  }),
  { play: confirmAndSee('unresolvedHeading') },
);

/** The host has not received it and never will under its key, so it can be sent again. */
export const NotSent = inScene(
  paying({
    more: ({ server }) => {
      server.drop(submitImmediateBank);
      server.answer(paymentOutcome, { status: 'unknown', keyIsClosed: true, errors: [] });
    },
  }),
  { play: confirmAndSee('retrySame') },
);

export const Done = inScene(
  paying({
    more: ({ server }) =>
      server.answer(submitImmediateBank, {
        hasNoErrors: true,
        errors: [],
        referenceNumber: '48-20931',
      }),
  }),
  { play: confirmAndSee('doneHeading') },
);
