import { paymentPayingTexts, paymentTexts } from '@portico/payment';
import type { Frequency } from '@portico/rules';
import { borrower } from '../frame/borrower';
import type { WidgetStory } from '../frame/widget-stories';
import { loan } from './scene';

type Play = NonNullable<WidgetStory['play']>;

/** The steps of a borrower up to a payment. */
export const chooseLoan: Play = (story) =>
  borrower(story, paymentPayingTexts).picks('account', loan.number);

export const chooseSavedBank: Play = (story) =>
  borrower(story, paymentPayingTexts).picks('method', 'p1');

export const payLater: Play = (story) =>
  borrower(story, paymentPayingTexts).chooses('when', 'later');

const typeInto = async (story: Parameters<Play>[0], text: string) => {
  const me = borrower(story, paymentPayingTexts);
  await me.chooses('howMuch', 'other');
  await me.types('amount', text);
};

export const typeAmount =
  (text: string): Play =>
  (story) =>
    typeInto(story, text);

const chooseSavedCard: Play = async (story) => {
  await borrower(story, paymentPayingTexts).chooses('paymentType', 'card');
  await borrower(story, paymentPayingTexts).picks('method', 'c1');
};

/** Up to the confirmation dialog: $250.00 today by the method. */
const reviewWith =
  (chooseMethod: Play): Play =>
  async (story) => {
    const me = borrower(story, paymentPayingTexts);
    await chooseLoan(story);
    await chooseMethod(story);
    await typeAmount('250')(story);
    await borrower(story, paymentTexts).presses('submit');
    await me.finds('dialog[open]');
  };

/** Up to the confirmation dialog: $250.00 today from the checking account. */
export const review: Play = reviewWith(chooseSavedBank);

export const confirm: Play = async (story) => {
  await review(story);
  await borrower(story, paymentPayingTexts).presses('confirm', { total: '$251.50' });
};

/** $250.00 today by the saved card, which has no fee. */
export const confirmCard: Play = async (story) => {
  await reviewWith(chooseSavedCard)(story);
  await borrower(story, paymentPayingTexts).presses('confirm', { total: '$250.00' });
};

/** For a loan that can also be paid by card. */
export const chooseBankType: Play = (story) =>
  borrower(story, paymentPayingTexts).chooses('paymentType', 'ach');

export const chooseFrequency =
  (frequency: Frequency): Play =>
  (story) =>
    borrower(story, paymentPayingTexts).picks('frequency', frequency);
