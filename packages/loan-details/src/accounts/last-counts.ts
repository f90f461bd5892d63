import type { Core } from '@portico/core/internal';
import type { AccountKind } from '@portico/rules';
import { accountKinds } from './accounts.model';

/** How many open accounts of each kind the borrower has. */
export type Counts = Readonly<Partial<Record<AccountKind, number>>>;

type Page = {
  readonly environment: Pick<Core['environment'], 'sessionStorage'>;
  readonly session: Core['session'];
};

/** In sessionStorage: the counts, as the query of an address, with the session they are `of`. */
const countsKey = 'portico.counts';

/** Keeps how many rows the lists have, nothing else of them, for the skeleton of the next page. */
export function keepCounts({ environment, session }: Page, counts: Counts): void {
  const pairs = Object.entries(counts).map(([kind, count]) => [kind, String(count)]);
  const of = session.peek()?.id ?? '';
  environment.sessionStorage?.set(countsKey, String(new URLSearchParams([['of', of], ...pairs])));
}

/** As many as this session was shown last in this tab; three loans where it was shown none. */
export function lastCounts({ environment, session }: Page): Counts {
  const kept = new URLSearchParams(environment.sessionStorage?.get(countsKey));
  if (kept.get('of') !== session.peek()?.id) return { loan: 3 };
  const counts: Partial<Record<AccountKind, number>> = {};
  for (const kind of accountKinds) {
    const count = Number(kept.get(kind) ?? NaN);
    if (count >= 0) counts[kind] = Math.min(count, mostRows);
  }
  return counts;
}

/** Rows of a skeleton of a list: more than a screen is high. */
const mostRows = 20;
