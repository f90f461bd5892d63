import { newElement } from '../new-element';
import { askEarly } from './ask-early';
import { draw } from './draw';
import { boxMark, leaveStanding, standingIn } from './first-screen';
import { firstWords } from './first-words';
import { hideFields, keepHidden } from './hidden-fields';
import { holdPresses } from './hold-presses';
import { createSheet, type Sheet } from './sheet';

/** Filled in by the build, for each tag, language and session state. */
declare const __PORTICO_TAG__: string;
declare const __PORTICO_ID__: string;
declare const __PORTICO_BUCKETS__: readonly string[];
declare const __PORTICO_RULES__: string;
declare const __PORTICO_FOUNDATION__: string;
declare const __PORTICO_STYLES__: string;
/** The path of `take-over.ts`'s file, relative to this one. */
declare const __PORTICO_TAKE_OVER__: string;
/** It only reserves height: its screen is not known at build time. */
declare const __PORTICO_RESERVES_HEIGHT__: boolean;
/** The lender's flags decide which of its fields are shown. */
declare const __PORTICO_VARIES__: boolean;

/** The first of them on the page creates the sheet that all others of the build add to. */
const shared: Record<symbol, Sheet | undefined> = globalThis;
const sheet = (shared[Symbol.for(__PORTICO_STYLES__)] ??= createSheet(__PORTICO_FOUNDATION__));
sheet.addRules(__PORTICO_RULES__);

/** Distinguishes this build's first screen from another's. */
export const id = __PORTICO_ID__;

export { draw };

/** Draws the first screen into an element that has none, or adopts the one in the page's HTML. */
export function put(host: Element): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  sheet.adoptStyles(root);
  const standing = root.querySelector(`[${boxMark}]`);
  // A first screen in the page's HTML has linked its styles; another build's still needs its own.
  if (__PORTICO_RESERVES_HEIGHT__ || standing?.getAttribute(boxMark) === id)
    root.querySelector('link')?.remove();
  const box = standing ?? root.appendChild(newElement('div'));
  if (!standing) {
    box.setAttribute(boxMark, id);
    // The content between the tags is closer to the final height than the skeleton.
    if (__PORTICO_RESERVES_HEIGHT__ && (host.firstElementChild ?? host.textContent.trim())) {
      box.append(newElement('slot'));
    } else
      draw(box, __PORTICO_RESERVES_HEIGHT__ ? () => '' : firstWords(__PORTICO_BUCKETS__, host));
    if (__PORTICO_VARIES__) hideFields(box, __PORTICO_TAG__);
  }
  // Presses in a box drawn by another version on the page are held back already.
  if (!__PORTICO_RESERVES_HEIGHT__ && !standingIn(box)) listen(box, standing !== null);
  // After the first paint. Where the tag is defined already, core sends the request itself.
  if (!host.matches(':defined')) setTimeout(askEarly);
}

/** @param isTouched true for a screen in the page's HTML, which may have been typed in already */
function listen(box: Element, isTouched: boolean) {
  const touch = () => {
    isTouched = true;
    // Only a preload: it is loaded again where it is needed, and a failure is handled there.
    import(__PORTICO_TAKE_OVER__).catch(() => undefined);
  };
  if (isTouched) touch();
  const standing = {
    id: box.getAttribute(boxMark),
    isTouched: () => isTouched || box.querySelector(':-webkit-autofill') !== null,
    release: holdPresses(box, touch),
  };
  const remember = (shown: Element) => keepHidden(__PORTICO_TAG__, whole(), shown);
  leaveStanding(box, __PORTICO_VARIES__ ? { ...standing, keepHidden: remember } : standing);
}

/** The screen as the build has drawn it, with every field. */
function whole() {
  const box = newElement('div');
  draw(box, () => undefined);
  return box;
}
