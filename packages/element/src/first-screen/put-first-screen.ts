import {
  boxMark,
  hasStanding,
  leaveStanding,
  type Branch,
  type FirstScreen,
  type Say,
} from './first-screen';
import { holdPresses } from './hold-presses';

/** What the build knows this tag's screens to use; the rest of the program is left out. */
declare const __PORTICO_SVG__: boolean;
declare const __PORTICO_PARAMS__: boolean;
/** It only keeps room, because what will stand there is not known at build time. */
declare const __PORTICO_ROOM__: boolean;

/** Writes one text or attribute anew. */
type Fill = (say: Say) => void;

const svg = 'http://www.w3.org/2000/svg';

/** Puts a first screen into an element that has none, or takes over the one its page brought. */
export function putFirstScreen(
  { id, branches }: FirstScreen,
  {
    root,
    own,
    touched,
  }: {
    readonly root: ShadowRoot;
    readonly own: Say;
    /** Called as soon as something is done that must not be lost. */
    readonly touched: () => void;
  },
): void {
  const { host } = root;
  const fills: Fill[] = [];
  let box = root.querySelector(`[${boxMark}]`);
  // Another version on the page has put its own: what is pressed there is held back already.
  if (box && hasStanding(box)) return;
  // What its page brought may have been typed in before.
  let isTouched = Boolean(box);
  if (!box) {
    box = root.appendChild(document.createElement('div'));
    box.setAttribute(boxMark, id);
    const given = __PORTICO_ROOM__ && (host.firstElementChild ?? host.textContent.trim());
    grow(given ? [['slot', {}]] : branches, box);
  }
  if (__PORTICO_ROOM__) return;
  const place = box;
  leaveStanding(box, {
    id: box.getAttribute(boxMark),
    fill: (say) => fills.forEach((fill) => fill(say)),
    isTouched: () => isTouched || place.querySelector(':-webkit-autofill') !== null,
    release: holdPresses(box, () => {
      if (!isTouched) touched();
      isTouched = true;
    }),
  });

  function grow(parts: readonly Branch[], parent: Element, namespace?: string) {
    for (const part of parts) {
      if (typeof part === 'string') {
        const text = parent.appendChild(document.createTextNode(part));
        write(part, (filled) => (text.data = filled));
        continue;
      }
      const [name, attributes, ...children] = part;
      if (!attributes) {
        parent.append(document.createComment(name));
        continue;
      }
      const within = __PORTICO_SVG__ && name === 'svg' ? svg : namespace;
      const element =
        __PORTICO_SVG__ && within
          ? document.createElementNS(within, name)
          : document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes)) {
        write(value, (filled) => element.setAttribute(attribute, filled));
      }
      grow(children, parent.appendChild(element), within);
    }
  }

  /** Writes a text, now and whenever its sentences are others. */
  function write(text: string, to: (filled: string) => void) {
    if (__PORTICO_ROOM__) return to(text);
    const fill: Fill = (say) =>
      to(
        text.replace(/~(.*?)\|(.*?)(\|.*?)?~/g, (_, key: string, built: string, values = '') => {
          const sentence = say(key) || own(key) || built;
          return __PORTICO_PARAMS__ ? fillIn(sentence, String(values)) : sentence;
        }),
      );
    fill(own);
    fills.push(fill);
  }
}

function fillIn(sentence: string, values: string): string {
  const params = new URLSearchParams(values.slice(1));
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => params.get(name) ?? whole);
}
