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

/** Up to the confirmation dialog: $250.00 today from the checking account. */
export const review: Play = async (story) => {
  const me = borrower(story, paymentPayingTexts);
  await chooseLoan(story);
  await chooseSavedBank(story);
  await typeAmount('250')(story);
  await borrower(story, paymentTexts).presses('submit');
  await me.finds('dialog[open]');
};

export const confirm: Play = async (story) => {
  await review(story);
  await borrower(story, paymentPayingTexts).presses('confirm', { total: '$251.50' });
};

/** For a loan that can also be paid by card. */
export const chooseBankType: Play = (story) =>
  borrower(story, paymentPayingTexts).chooses('paymentType', 'ach');

export const chooseFrequency =
  (frequency: Frequency): Play =>
  (story) =>
    borrower(story, paymentPayingTexts).picks('frequency', frequency);
