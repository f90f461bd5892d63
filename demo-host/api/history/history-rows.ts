import { addCents, cents, type Cents, type LocalDate } from '@portico/rules';
import { lineOf, type Posting } from '../ledger/posting';

/**
 * A line of an account's history. Amounts above zero were paid, those below zero were lent, charged
 * or returned; principal, interest and other add up to the total. `balance` is the principal owed,
 * or what is saved, after the line.
 */
export type HistoryRow = {
  readonly on: LocalDate;
  /** `HH:mm`. */
  readonly at: string | undefined;
  readonly description: string;
  readonly principal: Cents;
  readonly interest: Cents;
  readonly other: Cents;
  readonly total: Cents;
  readonly balance: Cents;
};

const opposite = (amount: Cents): Cents => cents(0 - amount);

/** The ledger account whose balance an account's history shows. */
const balanceAccount = ({ kind }: Posting) =>
  kind === 'deposit' || kind === 'withdrawal' ? 'savings' : 'principal';

function amountsOf(posting: Posting): Omit<HistoryRow, 'on' | 'at' | 'description' | 'balance'> {
  const principal = opposite(lineOf(posting, balanceAccount(posting)));
  const interest = opposite(lineOf(posting, 'interest'));
  const total =
    posting.kind === 'fee' ? opposite(lineOf(posting, 'fees')) : lineOf(posting, 'cash');
  return { principal, interest, other: cents(total - principal - interest), total };
}

/**
 * The history of an account, oldest first. Interest has no line of its own: it is in the line of
 * the payment that pays it.
 */
export function historyOf(postings: readonly Posting[]): HistoryRow[] {
  let balance = cents(0);
  const shown = postings.filter(({ kind }) => kind !== 'accrual');
  return shown.map((posting) => {
    const amounts = amountsOf(posting);
    const isSaved = balanceAccount(posting) === 'savings';
    balance = addCents(balance, isSaved ? amounts.principal : opposite(amounts.principal));
    const { postedOn: on, postedAt: at, description } = posting;
    return { on, at, description, ...amounts, balance };
  });
}
