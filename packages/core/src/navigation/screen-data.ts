import type { Screen, ScreenData } from './destination';
import type { Environment } from '../page/environment';
import { parseJson } from '../json';

const storageKey = 'portico.screenData';

type Fields = Readonly<
  Partial<Record<'kind' | 'screen' | 'reason' | 'confirmation' | 'code', unknown>>
>;

/** Reads the kinds without a secret from sessionStorage; the others are never stored (D35). */
const readers: Readonly<Record<string, (fields: Fields) => ScreenData>> = {
  signedOut: ({ reason }) => ({
    kind: 'signedOut',
    reason: reason === 'expired' || reason === 'loggedOut' ? reason : 'unauthorized',
  }),
  payment: ({ confirmation }) => ({ kind: 'payment', confirmation }),
  viewError: ({ code }) => ({
    kind: 'viewError',
    code: typeof code === 'string' ? code : undefined,
  }),
};

/** What one screen passes to the next: in memory, and across documents in sessionStorage. */
export function createScreenDataStore({ page, sessionStorage: storage }: Environment) {
  const clear = () => {
    storage?.remove(storageKey);
    page.set({ screenData: undefined });
  };
  return {
    set: (screen: Screen, data: ScreenData | undefined) => {
      clear();
      if (!data) return;
      page.set({ screenData: { screen, data } });
      if (data.kind in readers) storage?.set(storageKey, JSON.stringify({ ...data, screen }));
    },
    take: (screen: Screen): ScreenData | undefined => {
      const passed = page.get().screenData ?? readStored(storage?.get(storageKey));
      if (passed?.screen !== screen) return undefined;
      clear();
      return passed.data;
    },
  };
}

function readStored(json = ''): { screen: unknown; data: ScreenData } | undefined {
  const found = parseJson(json);
  if (typeof found !== 'object' || found === null) return undefined;
  const fields: Fields = found;
  const data = readers[String(fields.kind)]?.(fields);
  return data && { screen: fields.screen, data };
}
