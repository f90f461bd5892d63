import {
  addCents,
  addDays,
  cents,
  dateOf,
  lastDayOfMonth,
  monthOf,
  yearOf,
  type Cents,
  type LocalDate,
} from '@portico/rules';
import { historyOf, type HistoryRow } from '../history/history-rows';
import { loanStateOn, type LoanState, type Terms } from '../ledger/loan-state';
import type { Posting } from '../ledger/posting';

/** The days of a statement, both included. */
export type Period = { readonly from: LocalDate; readonly to: LocalDate };

/** An account over a period. Not stored: computed from the ledger. */
export type Statement = Period & {
  /** Principal owed, or what is saved, before the first day and after the last. */
  readonly opening: Cents;
  readonly closing: Cents;
  /** Oldest first; `closing` is `opening` less their principal, or with it where it is saved. */
  readonly rows: readonly HistoryRow[];
  readonly principal: Cents;
  readonly interest: Cents;
  readonly other: Cents;
  /** What is owed at the end of the last day; undefined for savings. */
  readonly owed: LoanState | undefined;
};

/** @param postings all of the account; those after the period are ignored. */
export function statementOf(
  postings: readonly Posting[],
  terms: Terms | undefined,
  { from, to }: Period,
): Statement {
  const until = postings.filter(({ postedOn }) => postedOn <= to);
  const history = historyOf(until);
  const rows = history.filter(({ on }) => on >= from);
  const sumOf = (name: 'principal' | 'interest' | 'other') =>
    addCents(...rows.map((row) => row[name]));
  return {
    from,
    to,
    opening: history.findLast(({ on }) => on < from)?.balance ?? cents(0),
    closing: history.at(-1)?.balance ?? cents(0),
    rows,
    principal: sumOf('principal'),
    interest: sumOf('interest'),
    other: sumOf('other'),
    owed: terms && loanStateOn(until, terms, to),
  };
}

/** The months of which an account has statements: those past, from the one it was opened in. */
export function statementMonths(openedOn: LocalDate, today: LocalDate): Period[] {
  const months: Period[] = [];
  let from = dateOf(yearOf(openedOn), monthOf(openedOn), 1);
  while (from && lastDayOfMonth(from) < today) {
    const to = lastDayOfMonth(from);
    months.push({ from, to });
    from = addDays(to, 1);
  }
  return months;
}
