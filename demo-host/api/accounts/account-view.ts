import type { Account } from '@portico/contract';
import { accountKind, cents, isClosed, type Cents, type LocalDate } from '@portico/rules';
import type { Executor } from '../database/database';
import type { StoredAccount } from '../ledger/account-store';
import { postingsOf } from '../ledger/ledger-store';
import { balanceOf, type Posting } from '../ledger/posting';
import { standingOn, type Standing } from '../ledger/loan-state';

/** An account with its postings and, for a loan or line of credit, what is owed today. */
export type AccountView = {
  readonly account: StoredAccount;
  readonly postings: readonly Posting[];
  readonly standing: Standing | undefined;
};

/** The balance of a savings account or investment. */
export const savedIn = (postings: readonly Posting[]): Cents =>
  cents(0 - balanceOf(postings, 'savings'));

export async function viewAccount(
  from: Executor,
  account: StoredAccount,
  today: LocalDate,
): Promise<AccountView> {
  const postings = await postingsOf(from, account.number);
  const { terms } = account;
  return { account, postings, standing: terms && standingOn(postings, terms, today) };
}

/** What is left to draw on a line of credit. */
export function availableCredit({ account, standing }: AccountView): Cents | undefined {
  if (account.creditLimit === undefined || !standing) return undefined;
  return cents(Math.max(0, account.creditLimit - standing.principal));
}

/** The account as the list shows it (accounts §3). */
export function listEntry(view: AccountView, nameOnAccount: string): Account {
  const { account, postings, standing } = view;
  const { blocks } = account;
  const closed = isClosed(account.holdCode);
  return {
    number: account.number,
    type: account.type,
    description: account.description,
    comment: account.holdCode,
    status: statusOf(standing, closed),
    nameOnAcct: nameOnAccount,
    balance: standing ? standing.principal : savedIn(postings),
    availableBalance: standing ? availableCredit(view) : savedIn(postings),
    rate: account.rate / 100,
    statementPreference: account.statementFormat,
    blockOnlinePayment: blocks.online,
    blockAchPayment: blocks.ach,
    blockCardPayment: blocks.card,
    ...(standing && !closed && owedFields(account, standing)),
  };
}

function owedFields(account: StoredAccount, standing: Standing): Partial<Account> {
  return {
    loanDueDate: standing.dueDate,
    loanAmountDue: standing.amountDue,
    loanPastDue: standing.pastDue,
    monthlyInstallment: account.terms?.schedule.installment,
    feesDue: standing.fees,
  };
}

function statusOf(standing: Standing | undefined, closed: boolean): string {
  if (closed) return 'Closed';
  return standing && standing.pastDue > 0 ? 'Past due' : 'Current';
}

/** Whether the account can be paid: a loan or a line of credit. */
export const isOwed = ({ type }: StoredAccount): boolean => {
  const kind = accountKind(type);
  return kind === 'loan' || kind === 'lineOfCredit';
};
