import { accountDetails, type Account } from '@portico/contract';
import { accountsOf, type AccountListAnswer } from '@portico/core/accounts';
import {
  createResource,
  isAccountReference,
  refusedCodes,
  requestedAccount,
  type ApiError,
  type ResourceState,
} from '@portico/core/internal';
import { useCore, useSession, useSignalValue } from '@portico/element';
import { isClosed, isPayable } from '@portico/rules';
import { useCallback, useEffect, useMemo } from 'react';
import type { Loan, LoanDetails } from '../loan/loan';
import { useLastFound } from '../loan/use-last-found';

export type LoanState =
  | { readonly at: 'loading' }
  /** The server's code, if it gave one. */
  | { readonly at: 'failed'; readonly code: string | undefined }
  /** `outdated`: the details were requested again, and that failed. */
  | { readonly at: 'ready'; readonly loan: Loan; readonly outdated: boolean };

export type RequestedLoan =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly retry: () => void }
  /** The borrower has no account with this reference. */
  | { readonly at: 'unknown' }
  | { readonly at: 'known'; readonly accountNumber: string };

/** The number of the requested loan; one that is requested by reference is found in the list. */
export function useRequestedLoan(requested: string): RequestedLoan {
  const session = useSession();
  const accounts = accountsOf(useCore());
  const listState = useSignalValue(accounts.state);
  const byReference = isAccountReference(requested);
  useEffect(() => {
    if (byReference) void accounts.load();
  }, [accounts, byReference]);
  const list = valueOf(listState);
  if (byReference && !list) {
    const retry = () => void accounts.refresh();
    return listState.status === 'failed' ? { at: 'failed', retry } : { at: 'loading' };
  }
  const numbers = list?.accounts.map(({ number }) => number) ?? [];
  const accountNumber = requestedAccount(session, requested, numbers);
  return accountNumber === undefined ? { at: 'unknown' } : { at: 'known', accountNumber };
}

/**
 * The loan with this number: its entry in the account list and its details, requested in parallel,
 * each once. `reload` requests what is missing or outdated again; meanwhile the loan stays.
 */
export function useLoan(accountNumber: string): readonly [state: LoanState, reload: () => void] {
  const core = useCore();
  const accounts = accountsOf(core);
  const details = useMemo(
    () => createResource(() => core.client.send(accountDetails, { accountNumber })),
    [core, accountNumber],
  );
  const listState = useSignalValue(accounts.state);
  const detailsState = useSignalValue(details.state);
  useEffect(() => {
    void accounts.load();
    void details.load();
  }, [accounts, details]);
  const entry = useLastFound(entryOf(listState, accountNumber));

  const reload = useCallback(() => {
    // The list is requested again only where it is missing.
    void accounts.load();
    void details.refresh();
  }, [accounts, details]);
  const state = useMemo(
    () => loanState({ accountNumber, entry, listState, detailsState }),
    [accountNumber, entry, listState, detailsState],
  );
  return [state, reload];
}

function entryOf(list: ResourceState<AccountListAnswer>, number: string): Account | undefined {
  return valueOf(list)?.accounts.find((account) => account.number === number);
}

type Answers = {
  readonly accountNumber: string;
  readonly entry: Account | undefined;
  readonly listState: ResourceState<AccountListAnswer>;
  readonly detailsState: ResourceState<LoanDetails>;
};

function loanState({ accountNumber, entry, listState, detailsState }: Answers): LoanState {
  const details = valueOf(detailsState);
  if (!details && detailsState.status === 'failed') {
    return { at: 'failed', code: codeOf(detailsState.error) };
  }
  if (details && !details.information.hasNoErrors) {
    return { at: 'failed', code: details.information.errors[0]?.errorMessage };
  }
  if (!entry && listState.status === 'failed') {
    return { at: 'failed', code: codeOf(listState.error) };
  }
  // Hidden, another borrower's, or a deposit.
  const isListed = entry && isPayable(entry.type);
  if (listState.status === 'ready' && !isListed) return { at: 'failed', code: undefined };
  if (!isListed || !details) return { at: 'loading' };
  const closed = isClosed(entry.comment ?? '');
  return {
    at: 'ready',
    loan: { accountNumber, entry, closed, details },
    outdated: detailsState.status === 'failed',
  };
}

function valueOf<T>(state: ResourceState<T>): T | undefined {
  return 'value' in state ? state.value : undefined;
}

const codeOf = (error: ApiError): string | undefined => refusedCodes(error)[0];
