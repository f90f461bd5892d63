import type { Destination } from './destination';
import type { Environment } from '../page/environment';

/** In sessionStorage: the name of the screen, never an address, which could lead to another site. */
export const wantedKey = 'portico.wanted';

/**
 * The screen that was requested without a session: after sign-in it opens instead of the dashboard
 * (`takeWantedScreen`).
 */
export type WantedScreen = {
  readonly remember: (to: Destination) => void;
  /** The one requested in this document; returned once. */
  readonly take: () => Destination | undefined;
  readonly forget: () => void;
};

/** In memory within the document; across documents only the name is stored. */
export function createWantedScreen({
  page,
  sessionStorage: storage,
}: Pick<Environment, 'page' | 'sessionStorage'>): WantedScreen {
  const forget = () => {
    storage?.remove(wantedKey);
    page.set({ wanted: undefined });
  };
  return {
    forget,
    remember: ({ screen, params }) => {
      page.set({ wanted: { screen, params } });
      storage?.set(wantedKey, screen);
    },
    take: () => {
      const { wanted } = page.get();
      forget();
      return wanted;
    },
  };
}
