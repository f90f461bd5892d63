import { accountDetails, type Account } from '@portico/contract';
import { accountsOf, type AccountListAnswer } from '@portico/core/accounts';
import {
  isAccountReference,
  refusedCodes,
  requestedAccount,
  type ApiError,
} from '@portico/core/internal';
import { useCore, useQuery, useSession, type AnswerState } from '@portico/element';
import { isClosed, isPayable } from '@portico/rules';
import { useWaited } from '@portico/shared/section';
import { useHasTaxForms } from '@portico/shared/tax-forms';
import { useCallback, useMemo, useState } from 'react';
import type { Loan, LoanDetails, OptionalParts } from '../loan/loan';
import { useLastFound } from '../loan/use-last-found';
import { useRequests } from '../loan/use-requests';

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
  const [list, retry] = useQuery(accountsOf(useCore()));
  if (isAccountReference(requested) && list.status !== 'ready') {
    return list.status === 'failed' ? { at: 'failed', retry } : { at: 'loading' };
  }
  const numbers = list.status === 'ready' ? list.value.accounts.map(({ number }) => number) : [];
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
  const [list] = useQuery(accounts);
  const [details, refresh] = useQuery(core.query(accountDetails, { accountNumber }));
  const entry = useLastFound(entryOf(list, accountNumber));

  const reload = useCallback(() => {
    // The list is requested again only where it is missing.
    void accounts.load();
    refresh();
  }, [accounts, refresh]);
  const state = useMemo(
    () => loanState({ accountNumber, entry, list, details }),
    [accountNumber, entry, list, details],
  );
  return [state, reload];
}

/**
 * What only some lenders' APIs have about a loan, requested at the same time as the loan itself;
 * undefined until it is known. A loan that is there waits for it for a second at most: what is not
 * known by then is left out until the page is opened again, because it would move the page.
 */
export function useOptionalParts(
  accountNumber: string,
  isLoanReady: boolean,
): OptionalParts | undefined {
  const [requests] = useRequests(accountNumber);
  const hasTaxForms = useHasTaxForms();
  const isKnown = requests.status !== 'loading' && hasTaxForms !== undefined;
  const waited = useWaited(isLoanReady && !isKnown);
  const [parts, setParts] = useState<OptionalParts>();
  if (!parts && isLoanReady && (isKnown || waited)) {
    setParts({ hasRequests: isOffered(requests), hasTaxForms: hasTaxForms ?? false });
  }
  return parts;
}

/** Read, or not read although the API has it: then the section says so. */
const isOffered = (read: AnswerState<unknown>): boolean =>
  read.status === 'ready' || (read.status === 'failed' && read.error.kind !== 'missing');

function entryOf(list: AnswerState<AccountListAnswer>, number: string): Account | undefined {
  return list.status === 'ready'
    ? list.value.accounts.find((account) => account.number === number)
    : undefined;
}

type Answers = {
  readonly accountNumber: string;
  readonly entry: Account | undefined;
  readonly list: AnswerState<AccountListAnswer>;
  readonly details: AnswerState<LoanDetails>;
};

function loanState({ accountNumber, entry, list, details }: Answers): LoanState {
  if (details.status === 'failed') return { at: 'failed', code: codeOf(details.error) };
  if (details.status === 'ready' && !details.value.information.hasNoErrors) {
    return { at: 'failed', code: details.value.information.errors[0]?.errorMessage };
  }
  if (!entry && list.status === 'failed') return { at: 'failed', code: codeOf(list.error) };
  // Hidden, another borrower's, or a deposit.
  const isListed = entry && isPayable(entry.type);
  if (list.status === 'ready' && !isListed) return { at: 'failed', code: undefined };
  if (!isListed || details.status === 'loading') return { at: 'loading' };
  const closed = isClosed(entry.comment ?? '');
  return {
    at: 'ready',
    loan: { accountNumber, entry, closed, details: details.value },
    outdated: details.outdated === true,
  };
}

const codeOf = (error: ApiError): string | undefined => refusedCodes(error)[0];
