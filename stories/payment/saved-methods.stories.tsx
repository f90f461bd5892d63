import { deleteBankAccount } from '@portico/contract';
import { paymentWidget } from '@portico/payment';
import type { Meta } from '@storybook/react-vite';
import { savedMethodToolsTexts } from '../../packages/payment/src/payment/paying/methods/saved-method-tools/saved-method-tools.texts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';
import { withCards, paying } from './scene';
import { chooseLoan, chooseSavedBank } from './steps';

const meta = {
  title: 'Screens/Payment/Saved methods',
  ...widgetMeta(paymentWidget),
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;

const manage: Play = async (story) => {
  await borrower(story, savedMethodToolsTexts).presses('manage');
  await borrower(story, savedMethodToolsTexts).sees('delete');
};

const choose: Play = async (story) => {
  await chooseLoan(story);
  await borrower(story, savedMethodToolsTexts).chooses('paymentType', 'ach');
  await chooseSavedBank(story);
  await manage(story);
};

const seeing =
  (key: keyof typeof savedMethodToolsTexts.english, ...before: readonly Play[]): Play =>
  async (story) => {
    for (const step of before) await step(story);
    await borrower(story, savedMethodToolsTexts).sees(key);
  };

const ask: Play = (story) => borrower(story, savedMethodToolsTexts).presses('delete');
const confirm: Play = (story) => borrower(story, savedMethodToolsTexts).presses('confirmDelete');

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
