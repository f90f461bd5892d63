import { compareDates, dateOf, yearOf, type Cents, type LocalDate, sequence } from '@portico/rules';

/** The balance from a day on. */
export type BalancePoint = { readonly on: LocalDate; readonly balance: Cents };

/** The lines of the picture, each by date. */
export type BalanceLines = {
  /** Up to today; undefined while it is not known. */
  readonly past: readonly BalancePoint[];
  /** From today to the last payment; empty without a plan. */
  readonly planned: readonly BalancePoint[];
  /** The same with an extra amount; empty without one. */
  readonly faster: readonly BalancePoint[];
};

/** A row of the table behind the picture. */
export type BalanceRow = {
  readonly on: LocalDate;
  readonly balance: Cents | undefined;
  readonly faster: Cents | undefined;
};

/** First day, each end of a year, today and the last payments, with their balances. */
export function balanceRows({ past, planned, faster }: BalanceLines): readonly BalanceRow[] {
  const line = [...past, ...planned];
  const days = [line[0], past.at(-1), planned.at(-1), faster.at(-1)].flatMap((point) =>
    point ? [point.on] : [],
  );
  const sorted = [...new Set([...days, ...yearEnds(line)])].sort(compareDates);
  return sorted.map((on) => ({
    on,
    balance: balanceOn(line, on),
    faster: balanceOn(faster, on),
  }));
}

function yearEnds(line: readonly BalancePoint[]): readonly LocalDate[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last) return [];
  const count = yearOf(last.on) - yearOf(first.on);
  return sequence(count, (index) => dateOf(yearOf(first.on) + index, 12, 31)).filter(
    (day) => day !== undefined,
  );
}

function balanceOn(line: readonly BalancePoint[], day: LocalDate): Cents | undefined {
  return line.findLast(({ on }) => on <= day)?.balance;
}
