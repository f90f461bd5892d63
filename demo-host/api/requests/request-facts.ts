import type { LocalDate } from '@portico/rules';
import type { Executor } from '@portico/server/parts';
import { viewAccount } from '../accounts/account-view';
import type { StoredAccount } from '../ledger/account-store';
import type { LoanState, Terms } from '../ledger/loan-state';
import type { Posting } from '../ledger/posting';
import { plannedCalendars, type Calendars } from '../payments/planned/planned-payments';
import { activeRecurring, type StoredRecurring } from '../payments/planned/recurring-store';
import { waitingPaymentsOf, type StoredScheduled } from '../payments/planned/scheduled-store';
import type { Services } from '../services';
import { requestsOf, type StoredRequest } from './request-store';

/** What can be owed on an account, by its terms. */
export type OwedLoan = { readonly terms: Terms; readonly state: LoanState };

/** Everything that decides what can be requested on an account. */
export type RequestFacts = {
  readonly account: StoredAccount;
  readonly postings: readonly Posting[];
  /** Undefined where nothing can be owed. */
  readonly loan: OwedLoan | undefined;
  readonly recurring: StoredRecurring | undefined;
  readonly scheduled: readonly StoredScheduled[];
  readonly calendars: Calendars;
  /** The requests of the account so far. */
  readonly earlier: readonly StoredRequest[];
  readonly today: LocalDate;
};

export async function requestFacts(
  from: Executor,
  services: Services,
  account: StoredAccount,
  today: LocalDate,
): Promise<RequestFacts> {
  const { postings, loanState: state } = await viewAccount(from, account, today);
  const { terms } = account;
  return {
    account,
    postings,
    loan: terms && state && { terms, state },
    recurring: await activeRecurring(from, account.number),
    scheduled: await waitingPaymentsOf(from, account.number),
    calendars: await plannedCalendars(services),
    earlier: await requestsOf(from, account.borrowerId, account.number),
    today,
  };
}
