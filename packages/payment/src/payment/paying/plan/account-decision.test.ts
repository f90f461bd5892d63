import { cents, type PaymentType } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import {
  context,
  loanAccount,
  loanInfo,
  openToAll,
  settings,
  today,
} from '../../../testing/fixtures';
import { openLoan } from '../../../testing/flow-world';
import { afterLoad, beforeLoad } from './account-decision';
import type { AccountStep, PaymentContext } from './choices';

const asOf = { day: today, afterCutoff: false };
const opened = (
  account = loanAccount(),
  info = loanInfo(openToAll),
  now: PaymentContext = context,
): AccountStep => afterLoad(account, openLoan({ info }), now, asOf);
const typesOf = (step: AccountStep) => (step.at === 'open' ? step.loan.types : step.at);

describe('an account that is chosen', () => {
  it.each([
    ['with a balance is loaded', loanAccount(), { at: 'loading' }],
    [
      'with nothing owed needs no payment',
      loanAccount({ balance: cents(0) }),
      { at: 'refused', code: 'NoPaymentNeeded' },
    ],
    [
      'without a balance is loaded, because its payment information decides',
      loanAccount({ balance: undefined, comment: undefined }),
      { at: 'loading' },
    ],
  ])('%s', (_, account, step) => {
    expect(beforeLoad(account, context)).toMatchObject(step);
  });
});

describe('what an account can be paid with', () => {
  it.each<[string, boolean, boolean, readonly PaymentType[]]>([
    ['nowhere', false, false, ['ach', 'card']],
    ['in the account list', true, false, ['ach']],
    ['in the payment information', false, true, ['ach']],
    ['in both', true, true, ['ach']],
  ])('cards blocked %s', (_, inList, inInfo, types) => {
    const account = loanAccount({ blockCardPayment: inList });
    const info = loanInfo({ ...openToAll, blockCardPayment: inInfo });
    expect(typesOf(opened(account, info))).toEqual(types);
  });

  const neither = { profilesAllowed: false, singleUseAllowed: false };
  const onlySaved = { profilesAllowed: true, singleUseAllowed: false };
  const onlyOnce = { profilesAllowed: false, singleUseAllowed: true };

  it.each([
    ['bank accounts only saved, cards only once', ['ach', 'card'], onlySaved, onlyOnce],
    ['bank accounts only once, cards only saved', ['ach', 'card'], onlyOnce, onlySaved],
    ['cards neither saved nor once', ['ach'], onlySaved, neither],
    ['bank accounts neither saved nor once', ['card'], neither, onlyOnce],
    ['nothing saved or once', 'refused', neither, neither],
  ])('where the lender allows %s: %j', (_, types, ach, card) => {
    const now = { ...context, settings: { ...settings, saving: { ach, card } } };
    expect(typesOf(opened(loanAccount(), loanInfo(openToAll), now))).toEqual(types);
  });
});

it.each([
  ['a person saves bank accounts and cards', true, { ach: true, card: true }],
  ['a company saves cards only', false, { ach: false, card: true }],
])('%s', (_, personalUser, saves) => {
  const step = opened(loanAccount(), loanInfo(openToAll), { ...context, personalUser });
  expect(step).toMatchObject({
    loan: {
      saving: {
        ach: { save: saves.ach, singleUse: true },
        card: { save: saves.card, singleUse: true },
      },
    },
  });
});
