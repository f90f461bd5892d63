import { deleteBankAccount } from '@portico/contract';
import { paymentWidget } from '@portico/payment';
import type { Meta } from '@storybook/react-vite';
import { savedMethodsTexts } from '@portico/payment/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';
import { withCards, paying } from './scene';
import { chooseLoan, chooseSavedBank } from './steps';

const meta = {
  title: 'Screens/Payment/Saved methods',
  ...widgetMeta(paymentWidget, 'Saved bank accounts and cards: chosen, and removed.'),
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;

const manage: Play = async (story) => {
  await borrower(story, savedMethodsTexts).presses('manage');
  await borrower(story, savedMethodsTexts).sees('delete');
};

const choose: Play = async (story) => {
  await chooseLoan(story);
  await borrower(story, savedMethodsTexts).chooses('paymentType', 'ach');
  await chooseSavedBank(story);
  await manage(story);
};

const seeing =
  (key: keyof typeof savedMethodsTexts.english, ...before: readonly Play[]): Play =>
  async (story) => {
    for (const step of before) await step(story);
    await borrower(story, savedMethodsTexts).sees(key);
  };

const ask: Play = (story) => borrower(story, savedMethodsTexts).presses('delete');
const confirm: Play = (story) => borrower(story, savedMethodsTexts).presses('confirmDelete');

const scene = (more: NonNullable<Parameters<typeof paying>[0]> = {}) =>
  paying({ cards: true, ...more, loan: { ...withCards, ...more.loan } });

export const Chosen = inScene(scene(), { play: choose });

export const TheDefault = inScene(
  scene({ loan: { defaultPaymentMethod: { isCard: true, profileId: 'c1' } } }),
  { play: seeing('removeDefault', chooseLoan) },
);

export const Deleting = inScene(scene(), { play: seeing('deleteHeading', choose, ask) });

export const Deleted = inScene(
  scene({
    more: ({ server }) => {
      server.answer(deleteBankAccount, { hasNoErrors: true, errors: [] });
    },
  }),
  { play: seeing('deleted', choose, ask, confirm) },
);

export const PaymentMadeFromIt = inScene(
  scene({ more: ({ server }) => server.refuse(deleteBankAccount, 'MethodInUse') }),
  { play: seeing('errorInUse', choose, ask, confirm) },
);
