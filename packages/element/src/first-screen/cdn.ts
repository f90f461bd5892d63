import { newElement } from '../new-element';
import { askEarly } from './ask-early';
import { draw } from './draw';
import { boxMark, leaveStanding, standingIn } from './first-screen';
import { firstWords } from './first-words';
import { hideFields, keepHidden } from './hidden-fields';
import { holdPresses } from './hold-presses';
import { createSheet, type Sheet } from './sheet';

/** Put in by the build, for each tag, language and state of the session their own. */
declare const __PORTICO_TAG__: string;
declare const __PORTICO_ID__: string;
declare const __PORTICO_BUCKETS__: readonly string[];
declare const __PORTICO_RULES__: string;
declare const __PORTICO_FOUNDATION__: string;
declare const __PORTICO_STYLES__: string;
/** The file of `take-over.ts`, as this one names it. */
declare const __PORTICO_TAKE_OVER__: string;
/** It only keeps room, because what will stand there is not known at build time. */
declare const __PORTICO_RESERVES_HEIGHT__: boolean;
/** Flags of the lender's decide which of its fields are shown. */
declare const __PORTICO_VARIES__: boolean;

/** The first one on the page brings the sheet that all others of its build add to. */
const shared: Record<symbol, Sheet | undefined> = globalThis;
const sheet = (shared[Symbol.for(__PORTICO_STYLES__)] ??= createSheet(__PORTICO_FOUNDATION__));
sheet.addRules(__PORTICO_RULES__);

/** Tells the first screen of this build from that of another. */
export const id = __PORTICO_ID__;

export { draw };

/** Puts the first screen into an element that has none, or takes over the one its page brought. */
export function put(host: Element): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  sheet.adoptStyles(root);
  const standing = root.querySelector(`[${boxMark}]`);
  // A page that brought the first screen itself has linked its styles; those of another build hold on.
  if (__PORTICO_RESERVES_HEIGHT__ || standing?.getAttribute(boxMark) === id)
    root.querySelector('link')?.remove();
  const box = standing ?? root.appendChild(newElement('div'));
  if (!standing) {
    box.setAttribute(boxMark, id);
    // What stands between the tags keeps the room better than bars do.
    if (__PORTICO_RESERVES_HEIGHT__ && (host.firstElementChild ?? host.textContent.trim())) {
      box.append(newElement('slot'));
    } else
      draw(box, __PORTICO_RESERVES_HEIGHT__ ? () => '' : firstWords(__PORTICO_BUCKETS__, host));
    if (__PORTICO_VARIES__) hideFields(box, __PORTICO_TAG__);
  }
  // Where another version on the page has put its own, what is pressed there is held back already.
  if (!__PORTICO_RESERVES_HEIGHT__ && !standingIn(box)) listen(box, standing !== null);
  // The first paint goes before. Where the code is there already, core asks by itself.
  if (!host.matches(':defined')) setTimeout(askEarly);
}

/** @param isTouched what a page brought may have been typed in before */
function listen(box: Element, isTouched: boolean) {
  const touch = () => {
    isTouched = true;
    // Asked for again where it is needed, which is where it counts that it cannot be had.
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

/** All that the build has drawn. */
function whole() {
  const box = newElement('div');
  draw(box, () => undefined);
  return box;
}
