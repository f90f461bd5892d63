/**
 * A part of a first screen as the build writes it, so that a small program makes nodes of it without
 * a parser: a text; `[comment]`; or `[name, attributes, ...children]`. A sentence in a text or an
 * attribute stands with its key, `~group.key|sentence~`, and with its values where it has placeholders,
 * `~group.key|sentence|name=value~`.
 */
export type Branch =
  string | readonly [name: string, attributes?: Attributes, ...children: Branch[]];

type Attributes = Readonly<Record<string, string>>;

/** What a tag shows before any framework is there, in one language and as nobody or somebody is signed in. */
export type FirstScreen = {
  /** Tells the first screen of this build from that of another. */
  readonly id: string;
  readonly branches: readonly Branch[];
  /** The buckets of the setup in which its language looks a sentence up. */
  readonly buckets: readonly string[];
};

/** Looks a sentence up by `group.key`, its placeholders unfilled; undefined where it is not known. */
export type Say = (key: string) => string | undefined;

/** A first screen that stands in an element and waits for React. */
export type Standing = {
  /** Of the build it comes from. */
  readonly id: string | null;
  /** Writes its sentences anew. */
  readonly fill: (say: Say) => void;
  /** Whether something was done in it that must not be lost. */
  readonly isTouched: () => boolean;
  /** Ends holding presses back, and gives the last one. */
  readonly release: () => HTMLElement | undefined;
};

/** What the file of a first screen exports. */
export type FirstScreenModule = {
  readonly id: string;
  /** Puts it into an element that has none. */
  readonly put: (host: Element) => void;
};

/** Marks the node that a first screen stands in; its value is the screen's id. */
export const boxMark = 'data-portico';

const place = Symbol.for('portico.standing');

/** Leaves a standing first screen where the element's class finds it. */
export function leaveStanding(box: Element, standing: Standing): void {
  Reflect.set(box, place, standing);
}

/** Whether a first screen has been left in a box. */
export function hasStanding(box: Element): boolean {
  return Reflect.has(box, place);
}

/** The first screen standing in a box, whichever build it comes from. */
export function standingIn(box: Element): Standing | undefined {
  const found: unknown = Reflect.get(box, place);
  return isStanding(found) ? found : undefined;
}

function isStanding(found: unknown): found is Standing {
  return typeof found === 'object' && found !== null && 'id' in found;
}
