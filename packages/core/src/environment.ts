import type { PageStore } from './page-store';

/** Where strings are kept. `undefined` in the environment where the browser forbids storage. */
export type StoragePort = {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
};

/** The other tabs of this browser. Messages are plain data without secrets. */
export type ChannelPort = {
  readonly post: (message: unknown) => void;
  readonly subscribe: (listener: (message: unknown) => void) => () => void;
  readonly close: () => void;
};

/** Everything the core touches outside itself. A test passes its own; `browserEnvironment()` is the page's. */
export type Environment = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The answer to what a first screen has asked for already, if it has; once. */
  readonly early: (url: string) => Promise<Response> | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Runs `run` after `delay` milliseconds; the returned function cancels it. */
  readonly delay: (run: () => void, delay: number) => () => void;
  readonly online: () => boolean;
  readonly userAgent: string;
  /** A random id that is not a secret. */
  readonly randomId: () => string;
  readonly sessionStorage: StoragePort | undefined;
  readonly localStorage: StoragePort | undefined;
  /** Opens the channel to the other tabs, when the browser has one. */
  readonly openChannel: () => ChannelPort | undefined;
  /** What all copies of core on the page share. */
  readonly page: PageStore;
  /** The document's address, that of the page that led to it, leaving it, and what the history keeps. */
  readonly location: {
    readonly href: () => string;
    readonly referrer: () => string;
    readonly assign: (url: string) => void;
    /** The state of this entry of the history. */
    readonly state: () => unknown;
    /** Changes address and state of this entry; the document stays. */
    readonly replace: (url: string, state: object) => void;
  };
  /** Where activity and page events are heard (the window). */
  readonly events: EventTarget | undefined;
  /** The last resort when even reporting an error failed; nothing is shown (accounts §8). */
  readonly log: (message: string) => void;
};
