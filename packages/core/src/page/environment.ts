import type { HttpAnswer } from '@portico/contract/page-protocol';
import type { ChannelPort } from '@portico/contract/tab-session';
import type { PageStore } from './page-store';

/** Stores strings by key. `undefined` in the environment without a page (prerendering). */
export type StoragePort = {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
};

/**
 * All that the core uses outside itself. Tests pass their own; `browserEnvironment()` is the
 * page's.
 */
export type Environment = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /**
   * The answer to a GET that the loader or a first screen has already sent with this token (empty
   * for visitors), if any; returned once.
   */
  readonly early: (url: string, token: string) => Promise<HttpAnswer> | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Runs `run` after `delay` milliseconds; the returned function cancels it. */
  readonly delay: (run: () => void, delay: number) => () => void;
  /** Runs `run` once the browser has nothing else to do; the returned function cancels it. */
  readonly whenIdle: (run: () => void) => () => void;
  readonly online: () => boolean;
  readonly userAgent: string;
  /** A random id that is not a secret. */
  readonly randomId: () => string;
  readonly sessionStorage: StoragePort | undefined;
  readonly localStorage: StoragePort | undefined;
  /** Opens a channel to the other pages of this site, when the browser has one. */
  readonly openChannel: (name: string) => ChannelPort | undefined;
  /** The session of the site's open tabs with this API, not validated; asked for once per page. */
  readonly sessionOfTabs: (api: string) => Promise<unknown>;
  /** Lets new tabs see that this page has a session to give, until the returned function is called. */
  readonly offerSession: (api: string) => () => void;
  /** The state that all copies of core on the page share. */
  readonly page: PageStore;
  /** The document's address, its referrer, navigation, and the history state. */
  readonly location: {
    readonly href: () => string;
    readonly referrer: () => string;
    readonly assign: (url: string) => void;
    /** The state of the current history entry. */
    readonly state: () => unknown;
    /** Loads the document again. */
    readonly reload: () => void;
    /** Changes the entry's address and state without loading a document. */
    readonly replace: (url: string, state: object) => void;
  };
  /** The language that the page declares, `<html lang>`, and its changes. */
  readonly pageLanguage: {
    readonly get: () => string;
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** What is appended to the address of a file of code after so many failures (`load-again`). */
  readonly addressSuffix: (failures: number) => string;
  /** Where activity and page events are received (the window). */
  readonly events: EventTarget | undefined;
  /** Logs to the console, e.g. when reporting failed; the borrower sees nothing (accounts §8). */
  readonly log: (message: string) => void;
  /** Logs what the page's developer has to know; nothing where a borrower looks at the page. */
  readonly advise: (message: string) => void;
};
