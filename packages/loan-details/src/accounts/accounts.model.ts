import type { AccountListAnswer } from '@portico/core/accounts';
import {
  accountKind,
  isClosed,
  type AccountKind,
  type Cents,
  type LocalDate,
} from '@portico/rules';

type ListedAccount = AccountListAnswer['accounts'][number];

/** An account as its row shows it. */
export type AccountRow = {
  readonly kind: AccountKind;
  /** The full number, as API calls and addresses use it. */
  readonly number: string;
  readonly description: string;
  readonly closed: boolean;
  /** Money is overdue (D104). */
  readonly isPastDue: boolean;
  /** '' when the server gives none. */
  readonly status: string;
  /** What the code of its comment means; '' for nothing. */
  readonly comment: string;
  readonly dueDate: LocalDate | undefined;
  readonly amountDue: Cents | undefined;
  readonly pastDue: Cents | undefined;
  readonly balance: Cents | undefined;
  readonly available: Cents | undefined;
  /** Percent: 7.5 is 7.50 % (D128). */
  readonly rate: number | undefined;
};

/** The lists of the dashboard, in their order (accounts §2.2). */
export const accountKinds = ['loan', 'deposit', 'lineOfCredit', 'investment'] as const;

/**
 * The rows of the accounts, and the unknown type codes (D77).
 * @param wordsOf the words for the code in a comment
 */
export function rowsOf(
  accounts: readonly ListedAccount[],
  wordsOf: (code: string) => string,
): {
  readonly rows: readonly AccountRow[];
  readonly unknownTypes: readonly number[];
} {
  const known = accounts.map((account) => rowOf(account, wordsOf));
  return {
    rows: known.filter((row) => row !== undefined),
    unknownTypes: accounts.flatMap(({ type }, index) => (known[index] ? [] : [type])),
  };
}

function rowOf(account: ListedAccount, wordsOf: (code: string) => string): AccountRow | undefined {
  const kind = accountKind(account.type);
  if (kind === undefined) return undefined;
  const comment = account.comment ?? '';
  const closed = isClosed(comment);
  return {
    kind,
    number: account.number,
    description: account.description ?? '',
    closed,
    isPastDue: isOwedOn(kind) && !closed && (account.loanPastDue ?? 0) > 0,
    status: account.status ?? '',
    comment: closed ? '' : wordsOf(comment),
    dueDate: closed ? undefined : account.loanDueDate,
    amountDue: account.loanAmountDue,
    pastDue: account.loanPastDue,
    balance: account.balance,
    available: account.availableBalance,
    rate: account.rate,
  };
}

/** Whether money can be owed on accounts of the kind. */
export function isOwedOn(kind: AccountKind): boolean {
  return kind === 'loan' || kind === 'lineOfCredit';
}

/** Whether the row can be opened and paid: loans and lines of credit need easy pay (D78). */
export function isEnabled({ kind }: AccountRow, easyPayDisabled: boolean): boolean {
  return !(easyPayDisabled && isOwedOn(kind));
}

/** Whether a payment can be made on it: an open loan or line of credit. */
export function canBePaid(row: AccountRow, easyPayDisabled: boolean): boolean {
  return isOwedOn(row.kind) && !row.closed && isEnabled(row, easyPayDisabled);
}
