import { pageCore } from '../page-core';
import { session, signOut, type PorticoSession } from '../session/page-session';
import { configure, type ConfigureOptions } from './configuration';

/** `window.portico`: the same as the exports of `@portico/core`, on a page with the loader. */
export type Portico = {
  /** Configures the suite at any time; a changed locale changes every widget on the page. */
  readonly configure: (configuration: ConfigureOptions) => void;
  /**
   * Resolves once the suite is loaded, and loads it where the page has no tag, and once it is known
   * whether the borrower is signed in, here or in another tab: from then on `session` is that of all tabs.
   */
  readonly ready: Promise<void>;
  /**
   * Always current. Before `ready` it is the session that this tab has; one that another tab gives
   * is known from `ready` on.
   */
  readonly session: PorticoSession;
  /** Signs the borrower out, at the server and in every tab. */
  readonly signOut: () => Promise<void>;
  /**
   * Looks for tags in a part of the page where the loader cannot: a closed shadow root, the document
   * of a frame. Those added there later are found too.
   */
  readonly scan: (root: ParentNode) => void;
};

declare global {
  interface Window {
    /** Undefined until the loader has run. */
    readonly portico?: Portico;
  }
}

/** Gives `window.portico`, which the loader has made, the functions of this core. */
export function completePageApi(): void {
  const actions = { configure, session, signOut, ready: pageCore().sessionKnown() };
  Object.defineProperties(window.portico ?? {}, Object.getOwnPropertyDescriptors(actions));
}
