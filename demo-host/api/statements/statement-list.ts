import { accountKind, isClosed, monthOf, type AccountKind, type LocalDate } from '@portico/rules';
import type { Executor, Secrets } from '@portico/server/parts';
import { accountsOf, type StoredAccount } from '../ledger/account-store';
import { postingsOf } from '../ledger/ledger-store';
import { storedStatements, type AccountStatement } from './added-statement-store';
import { statementMonths } from './statement';

/** The lender's printers by quarter of the year, so that every viewer has statements (D130). */
const providers = [0, 1, 3, 4] as const;

const types: Readonly<Record<AccountKind, string>> = {
  loan: 'Loan',
  deposit: 'Deposit',
  lineOfCredit: 'Line of credit',
  investment: 'Investment',
};

/** The last day with statements: of a closed account, that of its last posting. */
async function lastDay(
  from: Executor,
  account: StoredAccount,
  today: LocalDate,
): Promise<LocalDate> {
  if (!isClosed(account.holdCode)) return today;
  const last = (await postingsOf(from, account.number)).at(-1)?.postedOn;
  return last ?? account.openedOn;
}

/** A statement of each past month, oldest first. Ids stay the same, and do not reveal the account. */
export async function monthlyStatements(
  from: Executor,
  secrets: Secrets,
  account: StoredAccount,
  today: LocalDate,
): Promise<AccountStatement[]> {
  const last = await lastDay(from, account, today);
  const months = statementMonths(account.openedOn, today).filter((one) => one.from <= last);
  return months.map((month, index) => ({
    ...month,
    id: secrets.fingerprint(`statement ${account.number} ${month.to}`).slice(0, 22),
    number: String(index + 1),
    type: types[accountKind(account.type) ?? 'loan'],
    provider: providers[Math.floor((monthOf(month.to) - 1) / 3)] ?? 0,
  }));
}

/** A statement of any of the borrower's accounts, also one added by hand. */
export async function statementById(
  from: Executor,
  secrets: Secrets,
  {
    borrowerId,
    id,
    today,
  }: {
    readonly borrowerId: number;
    readonly id: string;
    readonly today: LocalDate;
  },
): Promise<{ readonly account: StoredAccount; readonly found: AccountStatement } | undefined> {
  for (const account of await accountsOf(from, borrowerId)) {
    const all = [
      ...(await storedStatements(from, account.number)),
      ...(await monthlyStatements(from, secrets, account, today)),
    ];
    const found = all.find((one) => one.id === id);
    if (found) return { account, found };
  }
  return undefined;
}
