import { computed } from '@preact/signals-core';
import { accountList, type OutputOf } from '@portico/contract';
import { codeWords } from '@portico/rules';
import type { Core } from '../core';
import { createResource, type Resource } from '../http/resource';
import { perSession } from '../session/per-session';
import { accountWords } from '../settings/site/global-options';

/** The account list as the contract answers it. */
export type AccountListAnswer = OutputOf<typeof accountList>;

/**
 * The account list of a core, cached for one user and cleared with the session (accounts §4). Its
 * state has the kinds and statuses of the accounts in the lender's words, in the language of now.
 */
export const accountsOf: (core: Core) => Resource<AccountListAnswer> = perSession(
  (core) => {
    const asked = createResource(() => core.client.send(accountList, undefined));
    const words = core.setting(accountWords);
    return {
      ...asked,
      state: computed(() => {
        const state = asked.state.value;
        return 'value' in state && state.value && words.value.length > 0
          ? { ...state, value: described(state.value, words.value) }
          : state;
      }),
    };
  },
  (list) => list.forget(),
);

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
