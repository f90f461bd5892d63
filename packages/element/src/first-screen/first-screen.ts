/**
 * Looks up a sentence by `group.key`, its placeholders unfilled; undefined where it is not known.
 */
export type Say = (key: string) => unknown;

/** A prerendered first screen in an element, until React replaces it. */
export type Standing = {
  /** Identifies the first screen and its build. */
  readonly id: string | null;
  /** Whether the visitor has typed or pressed something in it, which must not be lost. */
  readonly isTouched: () => boolean;
  /** Stops holding presses back, and returns the control pressed last. */
  readonly release: () => HTMLElement | undefined;
  /** Where a lender's flags hide fields: stores for the next page which fields React has drawn. */
  readonly keepHidden?: ((shown: Element) => void) | undefined;
};

/** What the file of a first screen exports. */
export type FirstScreenModule = {
  readonly id: string;
  /** Draws it into an element that has none. */
  readonly put: (host: Element) => void;
  /** Draws a copy in a detached box, with the texts `say` has. */
  readonly draw: (box: Element, say: Say) => void;
};

/** Marks the node that holds a first screen; its value is the screen's id. */
export const boxMark = 'data-portico';

const place = Symbol.for('portico.standing');

/** Stores the first screen's handle on its box, for the element's class. */
export function leaveStanding(box: Element, standing: Standing): void {
  Reflect.set(box, place, standing);
}

/** The handle of the first screen in a box, whichever build it comes from. */
export function standingIn(box: Element): Standing | undefined {
  const marked: Element & { readonly [place]?: Standing } = box;
  return marked[place];
}
