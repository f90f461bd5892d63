import { bankLookup, draftAgreement } from '@portico/contract';
import { paymentPayingTexts, paymentTexts, paymentWidget } from '@portico/payment';
import type { Meta } from '@storybook/react-vite';
import { openToAll } from '@portico/payment/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';
import { paying, recurringSettings } from './scene';
import { chooseBankType, chooseFrequency, chooseLoan, chooseSavedBank } from './steps';

const meta = {
  title: 'Screens/Payment/Draft agreement',
  ...widgetMeta(
    paymentWidget,
    'The agreement that a borrower reads before payments are drafted from a bank account.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;
type Scene = Parameters<typeof paying>[0];

const drafting = (more: NonNullable<NonNullable<Scene>['more']>) =>
  paying({
    loan: openToAll,
    settings: {
      ...recurringSettings,
      'achPaymentOptions.requireAchDraftAgreementOption': 'true',
    },
    more: (test) => {
      test.server.answer(bankLookup, {
        bankExists: true,
        routingNumber: '021000021',
        name: 'First National Bank',
        address: '1 Main St',
        city: 'Albany',
        state: 'NY',
        zip: '12207',
      });
      more(test);
    },
  });

/** A recurring payment on the due date, submitted. */
const submit: Play = async (story) => {
  const me = borrower(story, paymentPayingTexts);
  await chooseLoan(story);
  await chooseBankType(story);
  await chooseSavedBank(story);
  await chooseFrequency('OnDueDate')(story);
  await borrower(story, paymentTexts).presses('submit');
  await me.finds('dialog[open]');
};

export const ToBeViewed = inScene(
  drafting(({ server }) =>
    server.answer(draftAgreement, { hasNoErrors: true, errors: [], passableToken: 'draft' }),
  ),
  {
    play: async (story) => {
      await submit(story);
      await borrower(story, paymentPayingTexts).sees('draftIntro');
    },
  },
);

export const Preparing = inScene(
  drafting(({ server }) => void server.hold(draftAgreement)),
  { play: submit },
);

export const NotPrepared = inScene(
  drafting(({ server }) => server.refuse(draftAgreement, 'Error')),
  {
    play: async (story) => {
      await submit(story);
      await borrower(story, paymentPayingTexts).sees('draftFailed');
    },
  },
);
