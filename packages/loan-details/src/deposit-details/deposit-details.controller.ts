import { accountDetails, type Account } from '@portico/contract';
import { accountsOf } from '@portico/core/accounts';
import { useCore, useSignalValue } from '@portico/element';
import { accountKind } from '@portico/rules';
import { useCallback, useEffect } from 'react';
import type { LoanDetails } from '../loan/loan';
import { useAnswer, type AnswerState } from '../section/use-answer';

export type DepositState =
  | { readonly at: 'loading' }
  /** The account list could not be loaded. */
  | { readonly at: 'failed' }
  /** Not a deposit or investment of the borrower. */
  | { readonly at: 'unknown' }
  | { readonly at: 'ready'; readonly entry: Account };

/** The account's entry in the list, which is requested unless the page has it. */
export function useDeposit(accountNumber: string): DepositState {
  const accounts = accountsOf(useCore());
  const state = useSignalValue(accounts.state);
  useEffect(() => {
    void accounts.load();
  }, [accounts]);
  const list = 'value' in state ? state.value : undefined;
  if (!list) return { at: state.status === 'failed' ? 'failed' : 'loading' };
  const entry = list.accounts.find(({ number }) => number === accountNumber);
  return entry && isDeposit(entry) ? { at: 'ready', entry } : { at: 'unknown' };
}

function isDeposit({ type }: Account): boolean {
  const kind = accountKind(type);
  return kind === 'deposit' || kind === 'investment';
}

/** What history and statements need besides the entry. */
export function useDepositDetails(
  accountNumber: string,
): readonly [state: AnswerState<LoanDetails>, retry: () => void] {
  const { client } = useCore();
  return useAnswer(
    useCallback(() => client.send(accountDetails, { accountNumber }), [client, accountNumber]),
  );
}
