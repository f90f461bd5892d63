import type { ReadonlySignal } from '@preact/signals-core';

/** The state of the idle watch (access §4). */
export type IdleState =
  /** No session, or the portal shows a home screen. */
  | { readonly at: 'off' }
  | { readonly at: 'active' }
  /** The timeout dialog is open; seconds follow the wall clock. */
  | { readonly at: 'warning'; readonly remainingSeconds: number };

/** Watches for input and ends the session when there is none. */
export type IdleWatch = {
  readonly state: ReadonlySignal<IdleState>;
  /** The Resume button: closes the dialog in every tab, restarts the period, calls the server. */
  readonly resume: () => void;
  /** The portal's URL rule (D10): false while a home screen is shown. True by default. */
  readonly watch: (on: boolean) => void;
};
