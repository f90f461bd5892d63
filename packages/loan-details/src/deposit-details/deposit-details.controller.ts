import { statementDetails, type Account } from '@portico/contract';
import { accountsOf } from '@portico/core/accounts';
import { requestedAccount } from '@portico/core/internal';
import { useCore, useQuery, useSession } from '@portico/element';
import { accountKind } from '@portico/rules';
import type { StatementDetails } from '../loan/loan';
import { useLastFound } from '../loan/use-last-found';

export type DepositState =
  | { readonly at: 'loading' }
  /** The account list could not be loaded. */
  | { readonly at: 'failed' }
  /** Not a deposit or investment of the borrower. */
  | { readonly at: 'unknown' }
  | { readonly at: 'ready'; readonly entry: Account };

/** The entry in the list of the account with this number or reference; requested if it is missing. */
export function useDeposit(requested: string): DepositState {
  const session = useSession();
  const [state] = useQuery(accountsOf(useCore()));
  const list = state.status === 'ready' ? state.value.accounts : undefined;
  const numbers = list?.map(({ number }) => number) ?? [];
  const asked = requestedAccount(session, requested, numbers);
  const entry = useLastFound(list?.find(({ number }) => number === asked));
  if (!list) return { at: state.status === 'failed' ? 'failed' : 'loading' };
  return entry && isDeposit(entry) ? { at: 'ready', entry } : { at: 'unknown' };
}

function isDeposit({ type }: Account): boolean {
  const kind = accountKind(type);
  return kind === 'deposit' || kind === 'investment';
}

/** What history and statements need besides the entry. */
export type DepositDetails = {
  /** Kept while it is requested again. */
  readonly value: StatementDetails | undefined;
  readonly failed: boolean;
  readonly reload: () => void;
};

export function useDepositDetails(accountNumber: string): DepositDetails {
  const [state, reload] = useQuery(useCore().query(statementDetails, { accountNumber }));
  return state.status === 'ready'
    ? { value: state.value, failed: state.outdated === true, reload }
    : { value: undefined, failed: state.status === 'failed', reload };
}
