/** Looks a sentence up by `group.key`, its placeholders unfilled; nothing where it is not known. */
export type Say = (key: string) => unknown;

/** A first screen that stands in an element and waits for React. */
export type Standing = {
  /** Of the build it comes from. */
  readonly id: string | null;
  /** Whether something was done in it that must not be lost. */
  readonly isTouched: () => boolean;
  /** Ends holding presses back, and gives the last one. */
  readonly release: () => HTMLElement | undefined;
  /** Where a lender's flags take fields away: remembers for the next page what React has drawn in its place. */
  readonly keepHidden?: ((shown: Element) => void) | undefined;
};

/** What the file of a first screen exports. */
export type FirstScreenModule = {
  readonly id: string;
  /** Puts it into an element that has none. */
  readonly put: (host: Element) => void;
  /** Draws it once more, in a box that stands nowhere, in other words where `say` has them. */
  readonly draw: (box: Element, say: Say) => void;
};

/** Marks the node that a first screen stands in; its value is the screen's id. */
export const boxMark = 'data-portico';

const place = Symbol.for('portico.standing');

/** Leaves a standing first screen where the element's class finds it. */
export function leaveStanding(box: Element, standing: Standing): void {
  Reflect.set(box, place, standing);
}

/** The first screen standing in a box, whichever build it comes from. */
export function standingIn(box: Element): Standing | undefined {
  const marked: Element & { readonly [place]?: Standing } = box;
  return marked[place];
}
