import type { Account } from '@portico/contract';
import { accountKind, cents, isClosed, type Cents, type LocalDate } from '@portico/rules';
import type { Executor } from '@portico/server/parts';
import type { StoredAccount } from '../ledger/account-store';
import { postingsOf } from '../ledger/ledger-store';
import { rateOn } from '../ledger/rates';
import { balanceOf, type Posting } from '../ledger/posting';
import { loanStateOn, type LoanState } from '../ledger/loan-state';

/** An account with its postings and, for a loan or line of credit, what is owed today. */
export type AccountView = {
  readonly account: StoredAccount;
  readonly postings: readonly Posting[];
  readonly loanState: LoanState | undefined;
  readonly today: LocalDate;
};

/** The balance of a savings account or investment. */
export const savedIn = (postings: readonly Posting[]): Cents =>
  cents(0 - balanceOf(postings, 'savings'));

export async function viewAccount(
  from: Executor,
  account: StoredAccount,
  today: LocalDate,
): Promise<AccountView> {
  return viewPostings(account, await postingsOf(from, account.number), today);
}

/** @param postings all that were made up to the day. */
export function viewPostings(
  account: StoredAccount,
  postings: readonly Posting[],
  today: LocalDate,
): AccountView {
  const { terms } = account;
  return { account, postings, today, loanState: terms && loanStateOn(postings, terms, today) };
}

/** What is left to draw on a line of credit. */
export function availableCredit({ account, loanState }: AccountView): Cents | undefined {
  if (account.creditLimit === undefined || !loanState) return undefined;
  return cents(Math.max(0, account.creditLimit - loanState.principal));
}

/** The account as the list shows it (accounts §3). */
export function listEntry(view: AccountView, nameOnAccount: string): Account {
  const { account, postings, loanState, today } = view;
  const { blocks } = account;
  const closed = isClosed(account.holdCode);
  return {
    number: account.number,
    type: account.type,
    description: account.description,
    comment: account.holdCode,
    status: statusOf(loanState, closed),
    nameOnAcct: nameOnAccount,
    balance: loanState ? loanState.principal : savedIn(postings),
    availableBalance: loanState ? availableCredit(view) : savedIn(postings),
    rate: rateOn(account.rates, today) / 100,
    statementPreference: account.statementFormat,
    blockOnlinePayment: blocks.online,
    blockAchPayment: blocks.ach,
    blockCardPayment: blocks.card,
    ...(loanState && !closed && owedFields(account, loanState)),
  };
}

function owedFields(account: StoredAccount, loanState: LoanState): Partial<Account> {
  return {
    loanDueDate: loanState.dueDate,
    loanAmountDue: loanState.amountDue,
    loanPastDue: loanState.pastDue,
    monthlyInstallment: account.terms?.schedule.installment,
    feesDue: loanState.fees,
  };
}

function statusOf(loanState: LoanState | undefined, closed: boolean): string {
  if (closed) return 'Closed';
  if (!loanState) return 'Active';
  return loanState.pastDue > 0 ? 'Past due' : 'Current';
}

/** Whether the account can be paid: a loan or a line of credit. */
export const isOwed = ({ type }: StoredAccount): boolean => {
  const kind = accountKind(type);
  return kind === 'loan' || kind === 'lineOfCredit';
};
