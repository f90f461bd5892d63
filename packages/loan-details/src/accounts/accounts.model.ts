import type { AccountListAnswer } from '@portico/core/accounts';
import {
  accountKind,
  cents,
  decideBeforeLoad,
  displayAccountNumber,
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
  /** A payment is possible, as far as the list tells. */
  readonly isPayable: boolean;
  /** It is open, money is owed on it, and the lender takes no payment for it online. */
  readonly isBlocked: boolean;
  /** Money is overdue (D104). */
  readonly isPastDue: boolean;
  /** '' when the server gives none. */
  readonly status: string;
  /** What the code of its comment means; '' for nothing. */
  readonly comment: string;
  readonly dueDate: LocalDate | undefined;
  readonly amountDue: Cents | undefined;
  readonly pastDue: Cents | undefined;
  readonly feesDue: Cents | undefined;
  readonly balance: Cents | undefined;
  readonly available: Cents | undefined;
  /** Percent: 7.5 is 7.50 % (D128). */
  readonly rate: number | undefined;
  /** The day of the next payment by autopay. */
  readonly autopayDate: LocalDate | undefined;
  /** What autopay pays on that day; undefined where it is what is due. */
  readonly autopayAmount: Cents | undefined;
};

/** The lists of the dashboard, in their order: what is owed before what is owned (accounts §2.2). */
export const accountKinds = ['loan', 'lineOfCredit', 'deposit', 'investment'] as const;

/** What rows are made with. */
export type RowContext = {
  /** The words for the code in a comment. */
  readonly wordsOf: (code: string) => string;
  /** The codes in a comment with which the lender takes no payment (D71). */
  readonly blockedCodes: readonly string[];
};

/** The rows of the accounts, and the unknown type codes (D77). */
export function rowsOf(
  accounts: readonly ListedAccount[],
  context: RowContext,
): {
  readonly rows: readonly AccountRow[];
  readonly unknownTypes: readonly number[];
} {
  const known = accounts.map((account) => rowOf(account, context));
  return {
    rows: known.filter((row) => row !== undefined),
    unknownTypes: accounts.flatMap(({ type }, index) => (known[index] ? [] : [type])),
  };
}

function rowOf(account: ListedAccount, context: RowContext): AccountRow | undefined {
  const kind = accountKind(account.type);
  if (kind === undefined) return undefined;
  const comment = account.comment ?? '';
  const closed = isClosed(comment);
  const payment = paymentOf(account, context.blockedCodes);
  const autopaid = isOwedOn(kind) && !closed;
  return {
    kind,
    number: account.number,
    description: account.description ?? '',
    closed,
    isPayable: isOwedOn(kind) && payment === 'possible',
    isBlocked: isOwedOn(kind) && payment === 'blocked',
    isPastDue: isOwedOn(kind) && !closed && (account.loanPastDue ?? 0) > 0,
    status: account.status ?? '',
    comment: closed ? '' : context.wordsOf(comment),
    dueDate: closed ? undefined : account.loanDueDate,
    amountDue: account.loanAmountDue,
    pastDue: account.loanPastDue,
    feesDue: account.feesDue,
    balance: account.balance,
    available: account.availableBalance,
    rate: account.rate,
    autopayDate: autopaid ? account.autopayDate : undefined,
    autopayAmount: account.autopayAmount,
  };
}

/** Whether the payment screen would refuse the account before it asks the host (payments §4). */
function paymentOf(
  account: ListedAccount,
  blockedHoldCodes: readonly string[],
): 'possible' | 'blocked' | 'needless' {
  const decision = decideBeforeLoad({
    comment: account.comment ?? '',
    balance: account.balance ?? cents(1),
    onlineBlocked: account.blockOnlinePayment,
    achBlocked: account.blockAchPayment,
    cardBlocked: account.blockCardPayment,
    thirdPartyApplies: false,
    blockedHoldCodes,
  });
  if (decision.ok) return 'possible';
  return ['AccountClosed', 'NoPaymentNeeded'].includes(decision.error.code)
    ? 'needless'
    : 'blocked';
}

/** Autopay pays all that is due, in time. */
export function isAutopaid(row: AccountRow): boolean {
  const { autopayDate, autopayAmount, amountDue, dueDate, isPastDue } = row;
  if (autopayDate === undefined || isPastDue) return false;
  const inTime = dueDate === undefined || autopayDate <= dueDate;
  return inTime && (autopayAmount === undefined || autopayAmount >= (amountDue ?? 0));
}

/** Whether money can be owed on accounts of the kind. */
export function isOwedOn(kind: AccountKind): boolean {
  return kind === 'loan' || kind === 'lineOfCredit';
}

/** Whether the row can be opened and paid: loans and lines of credit need easy pay (D78). */
export function isEnabled({ kind }: AccountRow, easyPayDisabled: boolean): boolean {
  return !(easyPayDisabled && isOwedOn(kind));
}

/** `Auto loan 001-1234567`: an account in a sentence and in the names of its buttons. */
export function accountName(row: AccountRow, removeCheckDigit: boolean): string {
  return `${row.description} ${displayAccountNumber(row.number, removeCheckDigit)}`.trim();
}
