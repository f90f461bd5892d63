import { paymentOutcome, payoffQuote, submitImmediateBank } from '@portico/contract';
import { cents } from '@portico/rules';
import { screen } from '@testing-library/react';
import {
  descriptionOf,
  optionsOf,
  amountField,
  button,
  chooseFrequency,
  chooseLoan,
  enterDay,
  frequencySelect,
  methodStep,
  openLoan,
  showPayment,
  stepNames,
  submitPayment,
  textOf,
  typeAmount,
  type PaymentScene,
} from '@portico/payment/testing';
import { loanAccount } from '@portico/payment/testing/parts';
import type { Settings } from './effect';

/** The payment scene to look at, and the type of payment. */
export type At = Omit<PaymentScene, 'settings'> & { readonly by?: 'E-Check' | 'Card' };

type Read<T> = (settings: Settings) => Promise<T>;

export const overdue: At = { accounts: [loanAccount({ loanPastDue: cents(5_000) })] };
export const delinquent: At = { info: { isDelinquent: true } };
export const byCard: At = { by: 'Card' };

/** Opens the payment up to the frequency, with a saved method of the type chosen. */
export const atFrequency = ({ by, ...scene }: At, settings: Settings) =>
  openLoan({ ...scene, settings }, by);

/** Opens the payment and chooses only the loan. */
export async function atLoan(scene: At, settings: Settings) {
  const shown = await showPayment({ ...scene, settings });
  await chooseLoan(shown.user);
  return shown;
}

export async function atMethod(scene: At, settings: Settings) {
  const shown = await atLoan(scene, settings);
  await methodStep();
  return shown;
}

/** The message about an amount once its field is touched. */
export const amountMessage =
  (amount: string, at: At = {}): Read<string> =>
  async (settings) => {
    const { user } = await atFrequency(at, settings);
    await typeAmount(user, amount);
    return descriptionOf(await amountField());
  };

const laterRadio = () => screen.findByRole('radio', { name: /^On a later day/ });

/** Why only today can be chosen; '' when a later day can be. */
export const whyOnlyToday =
  (at: At = {}): Read<string> =>
  async (settings) => {
    await atFrequency(at, settings);
    const later = await laterRadio();
    return later.matches(':disabled') ? descriptionOf(later) : '';
  };

/** The message about a later day. */
export const dayMessage =
  (day: string, at: At = {}): Read<string> =>
  async (settings) => {
    const { user } = await atFrequency(at, settings);
    await user.click(await laterRadio());
    return descriptionOf(await enterDay(user, day))
      .replace('MM/DD/YYYY', '')
      .trim();
  };

export const payoffBox = () => screen.queryByRole('radio', { name: /^Pay off the loan/ });

/** Whether a payoff can be made on a later day. */
export const payoffLater =
  (at: At = {}): Read<boolean> =>
  async (settings) => {
    const quote = { hasNoErrors: true, errors: [], payOffQuoteAmount: cents(512_345) };
    const prepare: At['prepare'] = ({ server }) => server.answer(payoffQuote, quote);
    const { user } = await atFrequency({ ...at, prepare }, settings);
    const box = payoffBox();
    if (box) await user.click(box);
    return (await laterRadio()).matches(':enabled');
  };

/** The offered frequencies. */
export const frequencies =
  (at: At = {}): Read<readonly string[]> =>
  async (settings) => {
    await atFrequency(at, settings);
    return optionsOf(await frequencySelect());
  };

/** The steps after choosing another frequency and, where it needs one, its first day. */
export const stepsWith =
  (frequency: string, at: At = {}): Read<readonly string[]> =>
  async (settings) => {
    const { user } = await atFrequency(at, settings);
    await chooseFrequency(user, frequency);
    if (frequency === 'Weekly') await enterDay(user, '03/20/2025');
    return stepNames();
  };

/** When a payment of today is posted, as the review says. */
export async function dayOfPosting(settings: Settings) {
  const { user } = await atFrequency({}, settings);
  await typeAmount(user, '100');
  await user.click(await button('Submit payment'));
  const posts = await screen.findByText('Posts on', { selector: 'dt' });
  return textOf(posts.nextSibling);
}

/** A payment whose answer was lost, with an API that cannot look up its outcome. */
export async function lostPayment(settings: Settings) {
  const shown = await showPayment({
    settings,
    prepare: ({ server }) => {
      server.drop(submitImmediateBank);
      server.answerRaw(paymentOutcome, 'Not Found', 404);
    },
  });
  await submitPayment(shown.user);
  await screen.findByRole('alert');
  return shown;
}
