import { lastDayOfMonth } from '../values/date-arithmetic';
import { dateOf, monthOf, yearOf, type LocalDate } from '../values/local-date';

/**
 * How a statement is opened: by the lender's API in a new window, as a document of Broadridge in a
 * new window, or on Amsive's own site.
 */
const viewers = ['standard', 'broadridge', 'amsive'] as const;

export type StatementViewer = (typeof viewers)[number];

/** The viewer of each provider, where the lender sets no other (D130). */
const defaultViewers: Readonly<Record<number, StatementViewer | undefined>> = {
  0: 'standard',
  1: 'broadridge',
  3: 'amsive',
  4: 'standard',
};

/** `provider=viewer`, such as `3=amsive`, in any letter case. */
export const statementProvider = new RegExp(`^\\s*(\\d+)\\s*=\\s*(${viewers.join('|')})\\s*$`, 'i');

/** Reads `provider=viewer`, such as `3=amsive`; undefined for any other text. */
export function parseStatementProvider(
  line: string,
): { readonly provider: number; readonly viewer: StatementViewer } | undefined {
  const [, provider, name] = statementProvider.exec(line) ?? [];
  const viewer = viewers.find((each) => each === name?.toLowerCase());
  return viewer && { provider: Number(provider), viewer };
}

/**
 * The viewer of a provider, or undefined for a provider that nobody knows. A statement without a
 * provider has the standard viewer.
 * @param lines the lender's own, each `provider=viewer`; the last one for a provider counts
 */
export function statementViewer(
  provider: number | undefined,
  lines: readonly string[],
): StatementViewer | undefined {
  if (provider === undefined) return 'standard';
  const own = lines.map(parseStatementProvider).filter((each) => each?.provider === provider);
  return own.at(-1)?.viewer ?? defaultViewers[provider];
}

/** The first and the last day of a statement's month (D131). */
export function statementMonth(date: LocalDate): {
  readonly start: LocalDate;
  readonly end: LocalDate;
} {
  return { start: dateOf(yearOf(date), monthOf(date), 1) ?? date, end: lastDayOfMonth(date) };
}
