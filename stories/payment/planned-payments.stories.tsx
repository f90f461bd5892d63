import { deleteRecurringBank, deleteScheduledBank, skipNextDebit } from '@portico/contract';
import { plannedPaymentsTexts } from '@portico/shared/planned-payments';
import { paymentWidget } from '@portico/payment';
import { cents } from '@portico/rules';
import type { Meta } from '@storybook/react-vite';
import { aRecurringPayment, aScheduledPayment, day } from '@portico/payment/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';
import { paying } from './scene';
import { chooseLoan } from './steps';

const meta = {
  title: 'Screens/Payment/Planned payments',
  ...widgetMeta(
    paymentWidget,
    'Planned payments beside a new one: what is already scheduled, and what would be paid twice.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;
type Scene = NonNullable<Parameters<typeof paying>[0]>;

const deletable = {
  'generalPaymentOptions.allowDeleteScheduledPaymentsOption': 'true',
  'recurringPaymentOptions.allowDeleteRecurringOption': 'true',
};

const scheduled = [
  aScheduledPayment(),
  aScheduledPayment({
    paymentId: 'scheduled-2',
    isCard: true,
    accountNumber: '4242',
    paymentDate: day('2025-03-28'),
    paymentAmount: cents(25_000),
  }),
  aScheduledPayment({
    paymentId: 'scheduled-3',
    paymentDate: day('2025-03-12'),
    hasBeenPosted: true,
  }),
];
const recurring = aRecurringPayment({ numberOfDays: 3, additionalPrincipalAmount: cents(2_500) });

const planned = (scene: Scene = {}) =>
  paying({
    loan: { scheduledPayments: scheduled, recurringPayment: recurring },
    settings: deletable,
    ...scene,
  });

const seeing =
  (key: keyof typeof plannedPaymentsTexts.english, ...before: readonly Play[]): Play =>
  async (story) => {
    for (const step of before) await step(story);
    await borrower(story, plannedPaymentsTexts).sees(key);
  };

const ask: Play = async (story) => {
  await seeing('scheduledHeading', chooseLoan)(story);
  await borrower(story, plannedPaymentsTexts).pressesOn('table [part~="button-quiet"]');
  await borrower(story, plannedPaymentsTexts).finds('dialog[open]');
};

const askRecurring: Play = async (story) => {
  await seeing('recurringHeading', chooseLoan)(story);
  await borrower(story, plannedPaymentsTexts).pressesOn('dl ~ div [part~="button-quiet"]');
  await borrower(story, plannedPaymentsTexts).finds('dialog[open]');
};

const confirm: Play = (story) => borrower(story, plannedPaymentsTexts).presses('confirm');

const turnOff: Play = (story) =>
  borrower(story, plannedPaymentsTexts).pressesOn('dialog[open] [part~="button-danger"]');

export const Both = inScene(planned(), { play: seeing('scheduledHeading', chooseLoan) });

export const OnlyARecurringPayment = inScene(planned({ loan: { recurringPayment: recurring } }), {
  play: seeing('recurringHeading', chooseLoan),
});

export const NotToBeDeleted = inScene(
  planned({
    settings: {
      'generalPaymentOptions.scheduledDeletionBlockedText':
        '<p>To change a scheduled payment, call us on 555-0100.</p>',
      'recurringPaymentOptions.recurringDeletionBlockedText':
        '<p>To stop your recurring payment, call us on 555-0100.</p>',
    },
  }),
  { play: seeing('scheduledHeading', chooseLoan) },
);

export const DeletingAScheduledPayment = inScene(planned(), { play: ask });

export const DeletingTheRecurringPayment = inScene(planned(), { play: askRecurring });

export const UnderWay = inScene(
  planned({ more: ({ server }) => void server.hold(deleteScheduledBank) }),
  { play: seeing('deleting', ask, confirm) },
);

export const Deleted = inScene(
  planned({
    more: ({ server }) =>
      server.answer(deleteScheduledBank, {
        hasNoErrors: true,
        errors: [],
        paymentToken: 'token-2',
      }),
  }),
  { play: seeing('scheduledDeleted', ask, confirm) },
);

export const NotDeleted = inScene(
  planned({ more: ({ server }) => server.refuse(deleteRecurringBank, 'DeleteNotAllowed') }),
  { play: seeing('errorRecurringNotAllowed', askRecurring, turnOff) },
);

const explained = {
  ...recurring,
  nextDebits: ['2025-03-29', '2025-04-29', '2025-05-29'].map((date) => ({
    date: day(date),
    amount: cents(27_500),
    isSkipped: false,
  })),
  lastDebitDate: day('2027-03-29'),
  rateReduction: {
    points: 0.25,
    conditions: {
      en: 'It ends when autopay is turned off, or after two debits that are not paid.',
      es: 'Termina si se desactiva el pago automático o si dos cobros no se pagan.',
    },
  },
  canSkipNext: true,
};

const saying = (more?: Scene['more']) =>
  planned({ loan: { recurringPayment: explained }, ...(more && { more }) });

const askToSkip: Play = async (story) => {
  await seeing('debits', chooseLoan)(story);
  await borrower(story, plannedPaymentsTexts).presses('skipDebit');
};

const skip: Play = (story) => borrower(story, plannedPaymentsTexts).presses('confirmDebitYes');

/** Autopay that says its next debits, its last one and the lower rate that it brings. */
export const NextDebits = inScene(saying(), { play: seeing('debits', chooseLoan) });

export const SkippingADebit = inScene(saying(), { play: askToSkip });

export const SkippingUnderWay = inScene(
  saying(({ server }) => void server.hold(skipNextDebit)),
  { play: seeing('skipping', askToSkip, skip) },
);

export const Skipped = inScene(
  saying(({ server }) =>
    server.answer(skipNextDebit, { hasNoErrors: true, errors: [], paymentToken: 'token-2' }),
  ),
  {
    play: async (story) => {
      await askToSkip(story);
      await skip(story);
      await borrower(story, plannedPaymentsTexts).disappears('skipDebit');
    },
  },
);

export const NotSkipped = inScene(
  saying(({ server }) => server.refuse(skipNextDebit, 'SkipNotAllowed')),
  { play: seeing('errorDebitNotAllowed', askToSkip, skip) },
);
