import { askEarly } from './ask-early';
import type { FirstScreen } from './first-screen';
import { firstWords } from './first-words';
import { putFirstScreen } from './put-first-screen';
import { createSheet, type Sheet } from './sheet';

/** Put in by the build, for each tag its own. */
declare const __PORTICO_FIRST__: FirstScreen;
declare const __PORTICO_RULES__: string;
declare const __PORTICO_FOUNDATION__: string;
declare const __PORTICO_STYLES__: string;
declare const __PORTICO_ROOM__: boolean;
declare const __PORTICO_SIGNED_IN__: boolean;

/** The first one on the page brings the sheet that all others of its build add to. */
const shared: Record<symbol, Sheet | undefined> = globalThis;
const sheet = (shared[Symbol.for(__PORTICO_STYLES__)] ??= createSheet(__PORTICO_FOUNDATION__));
sheet.addRules(__PORTICO_RULES__);

export const { id } = __PORTICO_FIRST__;

export function put(host: Element): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  sheet.adoptStyles(root);
  // A page that brought the first screen itself has linked its styles.
  root.querySelector('link')?.remove();
  putFirstScreen(__PORTICO_FIRST__, {
    root,
    own: __PORTICO_ROOM__ ? () => undefined : firstWords(__PORTICO_FIRST__, host),
    touched: () => void import(new URL('later-take-over.js', import.meta.url).href),
  });
  // The first paint goes before. Where the code is there already, core asks by itself.
  if (!__PORTICO_SIGNED_IN__ && !host.matches(':defined')) setTimeout(askEarly);
}
