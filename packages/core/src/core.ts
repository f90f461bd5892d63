import type { Call } from '@portico/contract';
import type { ReadonlySignal, Signal } from '@preact/signals-core';
import type { Client } from './http/client';
import type { Configuration } from './page/configuration';
import type { Destination, Router, Screen, TakenData } from './navigation/destination';
import type { Environment } from './page/environment';
import type { SignOutReason } from './session/sign-out-reason';
import type { IdleWatch } from './session/idle';
import type { OnDemand } from './page/on-demand';
import type { Problem } from './reports/problem';
import type { Query } from './query/query';
import type { NewSession, Session } from './session/session';
import type { Setting } from './settings/setting';
import type { SetupState } from './setup/setup';
import type { Texts, Translate } from './texts/texts';
import type { WantedScreen } from './navigation/wanted-screen';

/** Settings given on a tag, by key; they take precedence over those of the setup. */
export type Overrides = Readonly<Record<string, string>>;

/** The page's session, settings, texts, navigation and client. Independent of React and widgets. */
export type Core = {
  readonly environment: Environment;
  readonly configuration: ReadonlySignal<Configuration>;
  /** Whether the page runs in the lender's mobile app (user agent contains `gacmobile`). */
  readonly mobile: boolean;

  readonly setup: ReadonlySignal<SetupState>;
  /**
   * Requests the setup once per page, for all copies of core; after a failure, a call tries again.
   */
  readonly loadSetup: () => Promise<void>;
  /** A setting by precedence: override on the tag, shared, the language's bucket, default. */
  readonly setting: <T>(
    definition: Setting<T>,
    overrides?: ReadonlySignal<Overrides>,
  ) => ReadonlySignal<T>;
  /** The texts of a catalogue in the page's language; the setting `<group>.<key>` replaces one. */
  readonly texts: <K extends string>(
    catalogue: Texts<K>,
    overrides?: ReadonlySignal<Overrides>,
  ) => ReadonlySignal<Translate<K>>;

  /**
   * Resolves when the catalogues are loaded in the page's language (or have failed), so that
   * English is not shown first.
   */
  readonly loadTexts: (catalogues: readonly Texts<string>[]) => Promise<void>;

  readonly session: ReadonlySignal<Session | undefined>;
  /**
   * Resolves when it is known whether another tab of the site has a session, which this page then
   * has too (D182): at once where none is open.
   */
  readonly sessionKnown: () => Promise<void>;
  readonly startSession: (session: NewSession) => void;
  readonly updateSession: (patch: Partial<NewSession>) => void;
  /**
   * Clears the session, notifies other tabs, sends `portico-signed-out`, opens the login screen.
   */
  readonly endSession: (reason: SignOutReason) => void;
  /** The server no longer accepts this token: the session ends, if the token is its own. */
  readonly tokenRefused: (token: string | undefined) => void;
  /** Calls the server's logout (not in the mobile app); ends the session whatever the response. */
  readonly logOut: () => Promise<void>;

  readonly client: Client;
  /**
   * The answer of a call that reads, to this input: the same query for equal inputs, cleared when the
   * borrower signs out or another one signs in.
   */
  readonly query: <I, O>(call: Call<I, O>, input: NoInfer<I>) => Query<O>;

  /** Sends `portico-navigate` from `origin` (else the first attached widget), then follows the router or `pages`. */
  readonly navigate: (origin: EventTarget | undefined, to: Destination) => void;
  /** The address `navigate` would go to; undefined if neither the page nor a portal has one. */
  readonly hrefFor: (to: Destination) => string | undefined;
  /** Like `hrefFor`, for a link: a screen without an address is logged once to the console. */
  readonly linkFor: (to: Destination) => string | undefined;
  readonly setRouter: (router: Router | undefined) => void;
  /** The data that the previous screen passed to this one; returned once. */
  readonly takeScreenData: (screen: Screen) => TakenData | undefined;
  /** The screen that was requested without a session; opened after sign-in. */
  readonly wanted: WantedScreen;
  /** Adds a widget; the core sends its own events from the first one. Returns its removal. */
  readonly attach: (host: EventTarget) => () => void;

  readonly idle: IdleWatch;
  /** Whether the borrower has typed something that leaving would lose. */
  readonly unsaved: Signal<boolean>;

  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Reports to `/api/ClientError`: scrubbed, each problem once, silently. */
  readonly report: (problem: Problem) => void;
  /** Loads code from a separate file, with a retry policy. */
  readonly onDemand: OnDemand;
  /** Adds a function that `dispose` calls; after `dispose` it is called at once. */
  readonly onDispose: (stop: () => void) => void;
  /** Stops every timer, listener and channel. */
  readonly dispose: () => void;
};
