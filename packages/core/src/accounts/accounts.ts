import { computed } from '@preact/signals-core';
import { accountList, applicationList, profile, type OutputOf } from '@portico/contract';
import { codeWords } from '@portico/rules';
import type { Core } from '../core';
import type { Query } from '../query/query';
import { accountWords } from '../settings/core-options';

/** The account list as the contract answers it. */
export type AccountListAnswer = OutputOf<typeof accountList>;

const lists = new WeakMap<Core, Query<AccountListAnswer>>();

/**
 * The borrower's account list (accounts §4). Its state has the kinds and statuses of the accounts in
 * the lender's words, in the language of now.
 */
export function accountsOf(core: Core): Query<AccountListAnswer> {
  const known = lists.get(core);
  if (known) return known;
  const asked = core.query(accountList, undefined);
  const words = core.setting(accountWords);
  const list = {
    ...asked,
    state: computed(() => {
      const state = asked.state.value;
      return 'value' in state && state.value && words.value.length > 0
        ? { ...state, value: described(state.value, words.value) }
        : state;
    }),
  };
  lists.set(core, list);
  return list;
}

function described(list: AccountListAnswer, words: readonly string[]): AccountListAnswer {
  const wordsOf = (text = '') => codeWords(words, text) ?? text;
  const accounts = list.accounts.map((account) => ({
    ...account,
    description: wordsOf(account.description),
    status: wordsOf(account.status),
  }));
  return { ...list, accounts };
}

/** How many days back applications are listed (accounts §9). */
export const applicationDays = 30;

/** The borrower's loan applications of the last days. */
export const applicationsOf = (core: Core): Query<OutputOf<typeof applicationList>> =>
  core.query(applicationList, { numDaysToRetrieve: applicationDays });

/** The borrower's profile. */
export const profileOf = (core: Core): Query<OutputOf<typeof profile>> =>
  core.query(profile, undefined);
