import { useCore } from '@portico/element';
import { useCallback, useEffect, useState } from 'react';
import { keepPlace, placeOf, type ListsPlace } from './place';

/**
 * The place in the lists, kept in the page's history entry, so that Back from an account returns to
 * it: in the portal, and on a site whose accounts have pages of their own.
 */
export function usePlace(): readonly [
  place: ListsPlace,
  keep: (change: Partial<ListsPlace>) => void,
] {
  const { location, delay, page } = useCore().environment;
  const [place, setPlace] = useState(() => placeOf(location));
  const [{ scrolled }] = useState(place);
  useEffect(() => {
    // A portal itself returns each screen to where it was scrolled.
    if (scrolled === 0 || page.get().router) return undefined;
    return delay(() => scrollTo({ top: scrolled, behavior: 'instant' }), 0);
  }, [delay, page, scrolled]);
  const keep = useCallback(
    (change: Partial<ListsPlace>) => {
      keepPlace(location, change);
      setPlace(placeOf(location));
    },
    [location],
  );
  return [place, keep];
}
