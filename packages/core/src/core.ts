import type { OutputOf, accountList } from '@portico/contract';
import type { ReadonlySignal, Signal } from '@preact/signals-core';
import type { Client } from './client';
import type { Configuration } from './configuration';
import type { Arrival, Destination, Router, Screen } from './destination';
import type { Environment } from './environment';
import type { SignOutReason } from './events';
import type { IdleWatch } from './idle';
import type { OnDemand } from './on-demand';
import type { Result } from './result';
import type { NewSession, Session } from './session';
import type { Setting } from './settings/setting';
import type { InstitutionLengths, SetupState } from './setup';
import type { Texts, Translate } from './texts';
import type { WantedScreen } from './wanted-screen';

/** The account list as the contract answers it. */
export type AccountListAnswer = OutputOf<typeof accountList>;

/** Settings given on a tag, by key; they go before those of the setup. */
export type Overrides = Readonly<Record<string, string>>;

/** Something worth telling the lender's developers. No personal data, no secret. */
export type Problem = { readonly message: string; readonly stack?: string | undefined };

/** The page's one session, settings, texts, navigation and client. Knows no React and no widget. */
export type Core = {
  readonly environment: Environment;
  readonly configuration: ReadonlySignal<Configuration>;
  /** Whether the page runs in the lender's mobile app (user agent contains `gacmobile`). */
  readonly mobile: boolean;

  readonly setup: ReadonlySignal<SetupState>;
  /** Reads the setup once per page, whichever copy asks first; a failed one is tried again. */
  readonly loadSetup: () => Promise<void>;
  /** Lengths and minimums: GetInstitutionOptions over the setup's (D1). One request per page load. */
  readonly institution: () => Promise<Result<InstitutionLengths>>;
  /** A setting by precedence: override on the tag, shared, the language's bucket, default. */
  readonly setting: <T>(
    definition: Setting<T>,
    overrides?: ReadonlySignal<Overrides>,
  ) => ReadonlySignal<T>;
  /** The sentences of a catalogue in the page's language, each replaceable by the setting `<group>.<key>`. */
  readonly texts: <K extends string>(
    catalogue: Texts<K>,
    overrides?: ReadonlySignal<Overrides>,
  ) => ReadonlySignal<Translate<K>>;

  /** Resolves when the catalogues are there in the page's language, so that no English flashes by. */
  readonly loadTexts: (catalogues: readonly Texts<string>[]) => Promise<void>;

  readonly session: ReadonlySignal<Session | undefined>;
  readonly startSession: (session: NewSession) => void;
  readonly updateSession: (patch: Partial<NewSession>) => void;
  /** Clears every trace, tells the other tabs, sends `portico-signed-out` and goes to the login screen. */
  readonly endSession: (reason: SignOutReason) => void;
  /** Tells the server (not on mobile) and ends the session whatever it answers. */
  readonly logOut: () => Promise<void>;

  readonly client: Client;

  /** Sends `portico-navigate` from `origin` (else the first attached widget), then follows the router or `pages`. */
  readonly navigate: (origin: EventTarget | undefined, to: Destination) => void;
  /** The address `navigate` would go to; undefined where neither the page nor a portal has one. */
  readonly hrefFor: (to: Destination) => string | undefined;
  /** The same for a link: one that leads nowhere is named once in the developer's console. */
  readonly linkFor: (to: Destination) => string | undefined;
  readonly setRouter: (router: Router | undefined) => void;
  /** What the previous screen handed over; given once. */
  readonly takeArrival: (screen: Screen) => Arrival | undefined;
  /** What somebody asked for who was not signed in; opened after sign-in. */
  readonly wanted: WantedScreen;
  /** A widget on the page: the first one attached is the origin of what the core itself sends. Returns its removal. */
  readonly attach: (host: EventTarget) => () => void;

  readonly idle: IdleWatch;
  /** Whether the borrower has typed something that leaving would lose. */
  readonly unsaved: Signal<boolean>;

  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Reports to `/api/ClientError`: scrubbed, each problem once, silently. */
  readonly report: (problem: Problem) => void;
  /** Fetches code of a file of its own, by a stated policy. */
  readonly onDemand: OnDemand;
  /** Has something stopped with the core. */
  readonly onDispose: (stop: () => void) => void;
  /** Stops every timer, listener and channel. */
  readonly dispose: () => void;
};
