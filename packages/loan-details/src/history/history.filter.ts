import { formatDate, formatMoney, type Cents } from '@portico/rules';
import type { HistoryRow } from './history.model';

/** Leaves the rows that have every word of what was typed; all of them while nothing was. */
export type HistoryFilter = (rows: readonly HistoryRow[], typed: string) => readonly HistoryRow[];

/**
 * A filter for the rows of one answer, in whatever order. A word is part of the description
 * (`autopay`), or the beginning of a date (`5/1`, `05/15/2026`, `2026-05`) or of an amount (`370`,
 * `$1,204.50`).
 */
export function createHistoryFilter(all: readonly HistoryRow[]): HistoryFilter {
  let index: ReadonlyMap<number, SearchText> | undefined;
  return (rows, typed) => {
    const words = plain(typed).split(/\s+/).filter(Boolean).map(withoutMoneySigns);
    if (words.length === 0) return rows;
    index ??= new Map(all.map((row) => [row.id, searchText(row)]));
    const texts = index;
    return rows.filter(({ id }) => {
      const text = texts.get(id);
      return text && words.every((word) => has(text, word));
    });
  };
}

/** The facts are the dates and amounts, each after a space. */
type SearchText = { readonly description: string; readonly facts: string };

const has = ({ description, facts }: SearchText, word: string): boolean =>
  description.includes(word) || facts.includes(` ${word}`);

function searchText(row: HistoryRow): SearchText {
  const { transactionDate: date } = row;
  const amounts = [
    row.principalAmount,
    row.interestAmount,
    row.otherAmount,
    row.totalPaymentAmount,
    row.runningPrincipalBalance,
  ];
  const day = date ? formatDate(date) : '';
  const facts = [date ?? '', day, withoutZeros(day), plain(row.transactionTime ?? '')];
  return {
    description: plain(row.transactionDescription ?? ''),
    facts: ` ${[...facts, ...amounts.map(dollars)].join(' ')}`,
  };
}

/** `1204.50` */
const dollars = (amount: Cents | undefined): string =>
  amount === undefined ? '' : withoutMoneySigns(formatMoney(amount));

/** `05/01/2026` as `5/1/2026`. */
const withoutZeros = (day: string): string => day.replace(/(^|\/)0/g, '$1');

/** Lower case, without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** `$1,204.50` as `1204.50`. */
const withoutMoneySigns = (word: string): string =>
  /^-?\$?[\d,]+(?:\.\d*)?$/.test(word) ? word.replace(/[$,]/g, '') : word;
