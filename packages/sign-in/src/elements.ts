// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementOf, ElementProps } from '@portico/element';

/** Activates the account of an invited borrower: sets a first password, then signs in. */
export type PorticoActivationElement = ElementOf<
  PorticoActivationProperties,
  PorticoActivationEvent
>;

/** The properties of `<portico-activation>`. */
export type PorticoActivationProperties = {
  /** The token of the invitation; default: the parameter `token` of the page address, in its hash or its query. */
  token: string;
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: Readonly<Record<string, string | number | boolean>>;
};

/** What `<portico-activation>` dispatches. */
export type PorticoActivationEvent =
  'portico-ready' | 'portico-error' | 'portico-signed-in' | 'portico-navigate';

/** Stops notifications by e-mail, from the link in one of those e-mails. */
export type PorticoOptOutElement = ElementOf<PorticoOptOutProperties, PorticoOptOutEvent>;

/** The properties of `<portico-opt-out>`. */
export type PorticoOptOutProperties = {
  /** The token of the link; default: the parameter `token` of the page address, in its hash or its query. */
  token: string;
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: Readonly<Record<string, string | number | boolean>>;
};

/** What `<portico-opt-out>` dispatches. */
export type PorticoOptOutEvent = 'portico-ready' | 'portico-error';

/** Changes a password through a link in an e-mail, then signs in with the new password. */
export type PorticoPasswordChangeElement = ElementOf<
  PorticoPasswordChangeProperties,
  PorticoPasswordChangeEvent
>;

/** The properties of `<portico-password-change>`. */
export type PorticoPasswordChangeProperties = {
  /** The token of the link; default: the parameter `token` of the page address, in its hash or its query. */
  token: string;
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: Readonly<Record<string, string | number | boolean>>;
};

/** What `<portico-password-change>` dispatches. */
export type PorticoPasswordChangeEvent =
  'portico-ready' | 'portico-error' | 'portico-signed-in' | 'portico-navigate';

/** Recovers a username or password: identity, secret answer, then an e-mailed link to choose a new password. */
export type PorticoRecoveryElement = ElementOf<PorticoRecoveryProperties, PorticoRecoveryEvent>;

/** The properties of `<portico-recovery>`. */
export type PorticoRecoveryProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: Readonly<Record<string, string | number | boolean>>;
};

/** What `<portico-recovery>` dispatches. */
export type PorticoRecoveryEvent = 'portico-ready' | 'portico-error' | 'portico-navigate';

/** Shows the borrower's name and Log out, or a link to sign in; warns before a timeout. */
export type PorticoSessionElement = ElementOf<PorticoSessionProperties, PorticoSessionEvent>;

/** The properties of `<portico-session>`. */
export type PorticoSessionProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: Readonly<Record<string, string | number | boolean>>;
};

/** What `<portico-session>` dispatches. */
export type PorticoSessionEvent =
  'portico-ready' | 'portico-error' | 'portico-signed-out' | 'portico-navigate';

/** Signs a borrower in: username and password, the steps the lender requires, then the dashboard. */
export type PorticoSignInElement = ElementOf<PorticoSignInProperties, PorticoSignInEvent>;

/** The properties of `<portico-sign-in>`. */
export type PorticoSignInProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: Readonly<Record<string, string | number | boolean>>;
};

/** What `<portico-sign-in>` dispatches. */
export type PorticoSignInEvent =
  'portico-ready' | 'portico-error' | 'portico-signed-in' | 'portico-navigate';

declare global {
  interface HTMLElementTagNameMap {
    'portico-activation': PorticoActivationElement;
    'portico-opt-out': PorticoOptOutElement;
    'portico-password-change': PorticoPasswordChangeElement;
    'portico-recovery': PorticoRecoveryElement;
    'portico-session': PorticoSessionElement;
    'portico-sign-in': PorticoSignInElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-activation': ElementProps<PorticoActivationProperties, PorticoActivationEvent>;
      'portico-opt-out': ElementProps<PorticoOptOutProperties, PorticoOptOutEvent>;
      'portico-password-change': ElementProps<
        PorticoPasswordChangeProperties,
        PorticoPasswordChangeEvent
      >;
      'portico-recovery': ElementProps<PorticoRecoveryProperties, PorticoRecoveryEvent>;
      'portico-session': ElementProps<PorticoSessionProperties, PorticoSessionEvent>;
      'portico-sign-in': ElementProps<PorticoSignInProperties, PorticoSignInEvent>;
    }
  }
}
