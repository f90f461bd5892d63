import type { Core } from '@portico/core/internal';

type Location = Core['environment']['location'];

/** Where the borrower was in the lists. */
export type ListsPlace = { readonly showClosed: boolean; readonly scrolled: number };

/** Of the place in the state of the page's history entry. */
const stateKey = 'porticoAccounts';

/** The place kept in the page's history entry. */
export function placeOf(location: Location): ListsPlace {
  const { showClosed, scrolled } = fieldsOf(fieldsOf(location.state())[stateKey]);
  return {
    showClosed: showClosed === true,
    scrolled: typeof scrolled === 'number' ? scrolled : 0,
  };
}

/** Keeps a change of the place in the page's history entry. */
export function keepPlace(location: Location, change: Partial<ListsPlace>): void {
  const place = { ...placeOf(location), ...change };
  location.replace(location.href(), { ...fieldsOf(location.state()), [stateKey]: place });
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
