import { formatDate, formatDecimal, type Cents } from '@portico/rules';
import type { HistoryRow } from './history.model';

/** A filter for the rows of one answer. */
export type HistoryFilter = {
  /**
   * Leaves the rows that have every word of what was typed, in their order; all of them while nothing
   * was.
   */
  readonly find: (rows: readonly HistoryRow[], typed: string) => readonly HistoryRow[];
  /**
   * Makes the texts that are searched before something is typed, some hundred at a time after each
   * `pause`. The first search makes those that are still missing.
   */
  readonly prepare: (pause: () => Promise<void>, ended: AbortSignal) => Promise<void>;
};

/** How many texts are made at once: some milliseconds on a slow phone. */
const preparedAtOnce = 500;

/**
 * A filter for the rows of one answer, in whatever order. A word is part of the description
 * (`autopay`), or the beginning of a date (`5/1`, `05/15/2026`, `2026-05`) or of an amount (`370`,
 * `$1,204.50`).
 */
export function createHistoryFilter(all: readonly HistoryRow[]): HistoryFilter {
  const texts = new Map<number, SearchText>();
  const textOf = (row: HistoryRow): SearchText => {
    const text = texts.get(row.id) ?? searchText(row);
    texts.set(row.id, text);
    return text;
  };
  return {
    find(rows, typed) {
      const words = plain(typed).split(/\s+/).filter(Boolean).map(withoutMoneySigns);
      if (words.length === 0) return rows;
      return rows.filter((row) => {
        const text = textOf(row);
        return words.every((word) => has(text, word));
      });
    },
    async prepare(pause, ended) {
      for (let first = 0; first < all.length; first += preparedAtOnce) {
        await pause();
        if (ended.aborted) return;
        for (const row of all.slice(first, first + preparedAtOnce)) textOf(row);
      }
    },
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
  amount === undefined ? '' : formatDecimal(amount);

/** `05/01/2026` as `5/1/2026`. */
const withoutZeros = (day: string): string => day.replace(/(^|\/)0/g, '$1');

/** Lower case, without accents. Most texts have none, and are not searched for them. */
const plain = (text: string): string =>
  (/^[ -~]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();

/** `$1,204.50` as `1204.50`. */
const withoutMoneySigns = (word: string): string =>
  /^-?\$?[\d,]+(?:\.\d*)?$/.test(word) ? word.replace(/[$,]/g, '') : word;
