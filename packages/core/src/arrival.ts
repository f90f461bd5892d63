import { object, optional, picklist, safeParse, string, unknown, variant, literal } from 'valibot';
import { screens, type Arrival, type Screen } from './destination';
import type { Environment } from './environment';
import { parseJson } from './json';

/** The arrivals without a secret; only these are ever written down (D35). */
const kept = object({
  screen: picklist(screens),
  arrival: variant('kind', [
    object({
      kind: literal('signedOut'),
      reason: picklist(['expired', 'unauthorized']),
    }),
    object({ kind: literal('payment'), confirmation: unknown() }),
    object({ kind: literal('viewError'), code: optional(string()) }),
  ]),
});

const arrivalKey = 'portico.arrival';

/** What one screen leaves for the next: within the page in memory, across pages in sessionStorage. */
export function createArrivals({ page, sessionStorage: storage }: Environment) {
  const forget = () => {
    storage?.remove(arrivalKey);
    page.set({ arrival: undefined });
  };
  return {
    leave: (screen: Screen, arrival: Arrival | undefined) => {
      forget();
      if (!arrival) return;
      page.set({ arrival: { screen, arrival } });
      const written = safeParse(kept, { screen, arrival });
      if (written.success) storage?.set(arrivalKey, JSON.stringify(written.output));
    },
    take: (screen: Screen): Arrival | undefined => {
      const written = safeParse(kept, parseJson(storage?.get(arrivalKey) ?? ''));
      const left = page.get().arrival ?? (written.success ? written.output : undefined);
      if (left?.screen !== screen) return undefined;
      forget();
      return left.arrival;
    },
  };
}
