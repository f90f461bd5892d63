import { toJson } from '@portico/rules';
import { storedKinds, type Screen, type ScreenData, type TakenData } from './destination';
import type { Environment } from '../page/environment';
import { parseJson } from '../json';

const storageKey = 'portico.screenData';

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
      if (storedKindOf(data.kind)) storage?.set(storageKey, toJson({ ...data, screen }));
    },
    take: (screen: Screen): TakenData | undefined => {
      const passed = page.get().screenData ?? readStored(storage?.get(storageKey));
      if (passed?.screen !== screen) return undefined;
      clear();
      return passed.data;
    },
  };
}

function storedKindOf(kind: unknown) {
  return storedKinds.find((stored) => stored === kind);
}

function readStored(json = ''): { screen: unknown; data: TakenData } | undefined {
  const found = json && parseJson(json);
  if (typeof found !== 'object' || found === null) return undefined;
  const { screen, ...fields }: Readonly<Record<string, unknown>> = { ...found };
  const kind = storedKindOf(fields['kind']);
  return kind && { screen, data: { ...fields, kind } };
}
