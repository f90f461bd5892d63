import type { Configuration } from '../page/configuration';
import { screens, type Destination } from './destination';
import type { Environment } from '../page/environment';
import { readAddress } from './page-address';

const wantedKey = 'portico.wanted';

/**
 * The screen that was requested without a session: after sign-in it opens instead of the dashboard.
 * Only a screen's name is stored, never an address, so that it cannot lead to another site.
 */
export type WantedScreen = {
  readonly remember: (to: Destination) => void;
  /** Returned once. */
  readonly take: () => Destination | undefined;
  readonly forget: () => void;
};

/**
 * In memory within the document. Across documents only the name is in sessionStorage; its values,
 * which may be an account number, are read from the referrer.
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
    const read = template && readAddress(template, location.referrer(), location.href());
    const { accountReference, ...params } = read || {};
    return {
      screen,
      params: accountReference ? { accountNumber: accountReference, ...params } : params,
    };
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
