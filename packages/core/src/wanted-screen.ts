import type { Configuration } from './configuration';
import { screens, type Destination } from './destination';
import type { Environment } from './environment';
import { readAddress } from './page-address';

const wantedKey = 'portico.wanted';

/**
 * The screen that somebody asked for who was not signed in: after sign-in it opens in place of the
 * dashboard. Only a name of a screen is kept, never an address, so that nothing can lead elsewhere.
 */
export type WantedScreen = {
  readonly remember: (to: Destination) => void;
  /** Given once. */
  readonly take: () => Destination | undefined;
  readonly forget: () => void;
};

/**
 * Within the document in memory. Across documents the name in sessionStorage; its values, which may
 * be an account number, are read from the address of the page that led here.
 */
export function createWantedScreen(
  { page, sessionStorage: storage, location }: Environment,
  configuration: () => Configuration,
): WantedScreen {
  const forget = () => {
    storage?.remove(wantedKey);
    page.set({ wanted: undefined });
  };
  const kept = (): Destination | undefined => {
    const name = storage?.get(wantedKey);
    const screen = screens.find((one) => one === name);
    if (!screen) return undefined;
    const template = configuration().pages[screen];
    const params = template && readAddress(template, location.referrer(), location.href());
    return { screen, params: params || {} };
  };
  return {
    forget,
    remember: ({ screen, params }) => {
      page.set({ wanted: { screen, params } });
      storage?.set(wantedKey, screen);
    },
    take: () => {
      const wanted = page.get().wanted ?? kept();
      forget();
      return wanted;
    },
  };
}
