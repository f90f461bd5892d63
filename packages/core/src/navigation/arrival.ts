import type { Arrival, Screen } from './destination';
import type { Environment } from '../page/environment';
import { parseJson } from '../json';

const arrivalKey = 'portico.arrival';

/** Reads arrivals without a secret from sessionStorage; the other kinds are never stored (D35). */
const kept: Readonly<Record<string, (fields: Readonly<Record<string, unknown>>) => Arrival>> = {
  signedOut: ({ reason }) => ({
    kind: 'signedOut',
    reason: reason === 'expired' ? 'expired' : 'unauthorized',
  }),
  payment: ({ confirmation }) => ({ kind: 'payment', confirmation }),
  viewError: ({ code }) => ({
    kind: 'viewError',
    code: typeof code === 'string' ? code : undefined,
  }),
};

/** What one screen passes to the next: in memory, and across documents in sessionStorage. */
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
      if (arrival.kind in kept) storage?.set(arrivalKey, JSON.stringify({ ...arrival, screen }));
    },
    take: (screen: Screen): Arrival | undefined => {
      const left = page.get().arrival ?? readKept(storage?.get(arrivalKey));
      if (left?.screen !== screen) return undefined;
      forget();
      return left.arrival;
    },
  };
}

function readKept(written = ''): { screen: unknown; arrival: Arrival } | undefined {
  const fields = parseJson(written);
  if (typeof fields !== 'object' || fields === null) return undefined;
  const { kind, screen, ...rest }: { kind?: unknown; screen?: unknown } = fields;
  const arrival = kept[String(kind)]?.(rest);
  return arrival && { screen, arrival };
}
