import { accountDetails, borrowerRequests, offeredRequests } from '@portico/contract';
import { accountsOf } from '@portico/core/accounts';
import type { Core, Query } from '@portico/core/internal';

/** The requests of an account, the newest first; without one, all of the borrower. */
export const requestsOf = (core: Core, accountNumber?: string) =>
  core.query(borrowerRequests, { accountNumber });

/** What can be requested on an account. */
export const offeredOn = (core: Core, accountNumber: string) =>
  core.query(offeredRequests, { accountNumber });

/** A granted request changes the loan: what is shown of it, here and elsewhere, is read again. */
export function readAgain(core: Core, accountNumber: string): void {
  const read = <T>(query: Query<T>) => {
    if (query.state.peek().status !== 'idle') void query.refresh();
  };
  read(requestsOf(core));
  read(requestsOf(core, accountNumber));
  read(offeredOn(core, accountNumber));
  read(accountsOf(core));
  read(core.query(accountDetails, { accountNumber }));
}
