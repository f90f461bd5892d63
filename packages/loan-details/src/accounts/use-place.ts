import { useCore } from '@portico/element';
import { useCallback, useEffect, useState } from 'react';

/** Where the borrower was in the lists. */
type Place = { readonly showClosed: boolean; readonly scrolled: number };

/** Of the place in the state of the page's history entry. */
const stateKey = 'porticoAccounts';

/**
 * The place in the lists, kept in the page's history entry, so that Back from an account returns to
 * it: in the portal, and on a site whose accounts have pages of their own.
 */
export function usePlace(): readonly [place: Place, keep: (change: Partial<Place>) => void] {
  const { location, delay, page } = useCore().environment;
  const [place, setPlace] = useState(() => placeOf(location.state()));
  const [{ scrolled }] = useState(place);
  useEffect(() => {
    // A portal itself returns each screen to where it was scrolled.
    if (scrolled === 0 || page.get().router) return undefined;
    return delay(() => scrollTo({ top: scrolled, behavior: 'instant' }), 0);
  }, [delay, page, scrolled]);
  const keep = useCallback(
    (change: Partial<Place>) => {
      const next = { ...placeOf(location.state()), ...change };
      location.replace(location.href(), { ...fieldsOf(location.state()), [stateKey]: next });
      setPlace(next);
    },
    [location],
  );
  return [place, keep];
}

function placeOf(state: unknown): Place {
  const { showClosed, scrolled } = fieldsOf(fieldsOf(state)[stateKey]);
  return {
    showClosed: showClosed === true,
    scrolled: typeof scrolled === 'number' ? scrolled : 0,
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
