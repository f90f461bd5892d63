import { awaitsSentences, boxAttribute } from '@portico/contract/page-protocol';
import type { Locale, Words } from '@portico/core';
import { newElement } from '../new-element';
import { keepTypedEvents } from '../typed-events';
import { draw } from './draw';
import { copyInput } from './copy-input';
import { configurationOfPage, firstTexts } from './first-texts';
import { handleFor } from './hand-over';
import { handleOf, setHandle } from './handle';
import { linkScreens } from './link-screens';
import { showNoCode } from './no-code';
import { keepTyped, restoreTyped } from './typed-before-reload';
import { hideFields, storeHiddenFields } from './hidden-fields';
import { publishPreset } from './publish-preset';
import { createSheet, type Sheet } from './sheet';

/** Filled in by the build, for each tag, language and session state. */
declare const __PORTICO_TAG__: string;
declare const __PORTICO_ID__: string;
declare const __PORTICO_HTML__: string;
/** The error that the tag's code does not come. */
declare const __PORTICO_NO_CODE__: string;
declare const __PORTICO_BUCKETS__: readonly string[];
declare const __PORTICO_RULES__: string;
declare const __PORTICO_FOUNDATION__: string;
declare const __PORTICO_STYLES__: string;
/** It only reserves height: its screen is not known at build time. */
declare const __PORTICO_RESERVES_HEIGHT__: boolean;
/** The lender's flags decide which of its fields are shown. */
declare const __PORTICO_VARIES__: boolean;
/** It has fields. */
declare const __PORTICO_HAS_FIELDS__: boolean;
declare const __PORTICO_LANGUAGE__: Locale;
/** In plain words: those that the tag waits for, by group, and how the others are loaded. */
declare const __PORTICO_WORDS__: Readonly<Record<string, Readonly<Record<string, string>>>>;
declare const __PORTICO_IS_PLAIN__: boolean;
declare const __PORTICO_PRESET__: () => Promise<Words>;

/** The first of them on the page creates the sheet that all others of the build add to. */
const shared: Record<symbol, Sheet | undefined> = globalThis;
const sheet = (shared[Symbol.for(__PORTICO_STYLES__)] ??= createSheet(__PORTICO_FOUNDATION__));
sheet.addRules(__PORTICO_RULES__);

if (__PORTICO_IS_PLAIN__)
  publishPreset(__PORTICO_LANGUAGE__, __PORTICO_WORDS__, __PORTICO_PRESET__);

/** Draws the first screen into an element that has none, or adopts the one in the page's HTML. */
export function put(host: Element): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  keepTypedEvents(root);
  sheet.adoptStyles(root);
  const existing = root.querySelector(`[${boxAttribute}]`);
  // A first screen in the page's HTML has linked its styles; another build's still needs its own.
  if (__PORTICO_RESERVES_HEIGHT__ || existing?.getAttribute(boxAttribute) === __PORTICO_ID__)
    root.querySelector('link,style')?.remove();
  const box = existing ?? root.appendChild(newElement('div'));
  if (!existing) {
    box.setAttribute(boxAttribute, __PORTICO_ID__);
    // The content between the tags is closer to the final height than the skeleton.
    if (__PORTICO_RESERVES_HEIGHT__ && (host.firstElementChild ?? host.textContent.trim())) {
      box.append(newElement('slot'));
    } else
      draw(
        box,
        __PORTICO_HTML__,
        __PORTICO_RESERVES_HEIGHT__ ? () => '' : firstTexts(__PORTICO_BUCKETS__, host),
      );
    if (__PORTICO_VARIES__) hideFields(box, __PORTICO_TAG__);
    if (!__PORTICO_RESERVES_HEIGHT__ && awaitsSentences(configurationOfPage()))
      setVisibility(box, 'hidden');
  }
  // Another version on the page may have done so. Fields in the page's HTML may be filled in.
  if (__PORTICO_RESERVES_HEIGHT__ || handleOf(box)) return;
  linkScreens(box);
  const isRestored = __PORTICO_HAS_FIELDS__ && restoreTyped(__PORTICO_TAG__, box);
  watch(box, existing !== null || isRestored);
}

/** See `FirstScreenModule`. */
export function stop(host: Element): void {
  const box = host.shadowRoot?.querySelector(`[${boxAttribute}]`);
  if (!box) return;
  setVisibility(box, 'visible');
  showNoCode(
    box,
    (error) => draw(error, __PORTICO_NO_CODE__, firstTexts(__PORTICO_BUCKETS__, host)),
    () => {
      if (__PORTICO_HAS_FIELDS__) keepTyped(__PORTICO_TAG__, box);
    },
  );
}

function setVisibility(box: Element, visibility: 'hidden' | 'visible') {
  if (box instanceof HTMLElement) box.style.visibility = visibility;
}

function watch(box: Element, isTouched: boolean) {
  const store = (shown: Element) => storeHiddenFields(__PORTICO_TAG__, allFields(), shown);
  const handle = handleFor(box, {
    isTouched,
    copy: __PORTICO_HAS_FIELDS__ ? copyInput : undefined,
    storeHiddenFields: __PORTICO_VARIES__ ? store : undefined,
  });
  setHandle(box, handle);
}

/** The screen as the build has drawn it, with every field. */
function allFields() {
  const box = newElement('div');
  draw(box, __PORTICO_HTML__, () => undefined);
  return box;
}
