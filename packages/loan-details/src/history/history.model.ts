import type { accountHistory, OutputOf } from '@portico/contract';
import { formatDate, formatMoney, type Cents, type LocalDate } from '@portico/rules';
import { sortRows, type Sort, type SortValue } from '@portico/ui';

/** One transaction of an account, as the API answers it. */
export type Transaction = OutputOf<typeof accountHistory>['list'][number];

/** A transaction with its position in the answer: 0 is the newest. */
export type HistoryRow = Transaction & { readonly id: number };

/** The rows of an answer, in its order. */
export function historyRows(list: readonly Transaction[]): readonly HistoryRow[] {
  return list.map((transaction, id) => ({ ...transaction, id }));
}

/** The ranges, in days; the first is selected at first (accounts §4, §9). */
export const historyRanges = ['30', '60', '90', 'all'] as const;

export type HistoryRange = (typeof historyRanges)[number];

/** More days than any account has been open, for an answer without `DaysSinceOpened`. */
const aHundredYears = 36_500;

/** The days a range asks for: all since opening are the account's `DaysSinceOpened`. */
export function daysOf(range: HistoryRange, daysSinceOpened = aHundredYears): number {
  return range === 'all' ? daysSinceOpened : Number(range);
}

/** What is shown where there is no value. */
const noValue = '—';

type HistoryColumn = {
  /** What it is sorted by; undefined is last. */
  readonly value: (row: HistoryRow) => SortValue;
  readonly text: (row: HistoryRow) => string;
  readonly isAmount?: true;
};

type AmountKey = {
  [K in keyof Transaction]-?: Transaction[K] extends Cents | undefined ? K : never;
}[keyof Transaction];

const amount = (key: AmountKey): HistoryColumn => ({
  value: (row) => row[key],
  text: ({ [key]: cents }) => (cents === undefined ? noValue : formatMoney(cents)),
  isAmount: true,
});

/** The columns in their order (accounts §3). */
export const historyColumns = {
  date: {
    value: ({ transactionDate, id }) => transactionDate && dayOrder(transactionDate, id),
    text: ({ transactionDate }) => (transactionDate ? formatDate(transactionDate) : noValue),
  },
  time: {
    value: ({ transactionTime }) => secondsOf(transactionTime),
    text: ({ transactionTime }) => transactionTime || noValue,
  },
  description: {
    value: ({ transactionDescription }) => transactionDescription || undefined,
    text: ({ transactionDescription }) => transactionDescription || noValue,
  },
  principal: amount('principalAmount'),
  interest: amount('interestAmount'),
  other: amount('otherAmount'),
  total: amount('totalPaymentAmount'),
  balance: amount('runningPrincipalBalance'),
} as const satisfies Record<string, HistoryColumn>;

export type HistoryColumnKey = keyof typeof historyColumns;

/** The keys of the columns, in their order. */
export const historyColumnKeys = [
  'date',
  'time',
  'description',
  'principal',
  'interest',
  'other',
  'total',
  'balance',
] as const satisfies readonly HistoryColumnKey[];

/** A column and its direction. */
export type HistorySort = Sort & { readonly key: HistoryColumnKey };

/** Newest first, as the API answers. */
export const newestFirst: HistorySort = { key: 'date', descending: true };

/** The rows in an order. */
export function sortHistory(
  rows: readonly HistoryRow[],
  { key, descending }: HistorySort,
): readonly HistoryRow[] {
  const column: HistoryColumn = historyColumns[key];
  return sortRows(rows, column.value, descending);
}

/** More transactions than an answer has. */
const moreThanAny = 1_000_000;

/** The day as a number; of one day, the newest has the lowest position and is the latest. */
function dayOrder(date: LocalDate, position: number): number {
  return Number(date.replaceAll('-', '')) * moreThanAny - position;
}

const clock = /^(\d{1,2}):(\d\d)(?::(\d\d))?\s*(?:([ap])\.?m\.?)?$/i;

/** The seconds since midnight of `8:02 AM` or `20:02:15`; undefined when it is no time of day. */
function secondsOf(time = ''): number | undefined {
  const [, hour, minute, second = '0', half] = clock.exec(time.trim()) ?? [];
  if (hour === undefined) return undefined;
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return hours * 3_600 + Number(minute) * 60 + Number(second);
}
