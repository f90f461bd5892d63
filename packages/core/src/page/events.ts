import type { Screen } from '../navigation/destination';
import type { SignOutReason } from '../session/sign-out-reason';

/** Every event a widget sends to the lender's page, with its detail. No detail carries personal data. */
export type PorticoEvents = {
  /** The widget can be used. */
  'portico-ready': { readonly tag: string };
  /** Sign-in and all of its steps are done, in this tab or in another one of the site. */
  'portico-signed-in': Readonly<Record<never, never>>;
  /** The session is over. Sent once per page, by the core. */
  'portico-signed-out': { readonly reason: SignOutReason };
  /** The server accepted a payment. */
  'portico-payment-submitted': { readonly kind: 'immediate' | 'scheduled' | 'recurring' };
  /**
   * A widget could not start or failed. `code` is a fixed name, never a message with data: `setup`,
   * `render`, or `property`, when the named property could not be read and keeps its default.
   */
  'portico-error': {
    readonly code: string;
    readonly tag?: string | undefined;
    readonly property?: string | undefined;
  };
  /** Something a lender may want to count; sent only while analytics identifiers are configured. */
  'portico-analytics': {
    readonly name: 'pageView';
    readonly screen: Screen;
    readonly ids: readonly string[];
  };
  /**
   * Requests a screen. Cancelable: a page that cancels it navigates there itself. An account is
   * named by `accountReference`, never by its number.
   */
  'portico-navigate': {
    readonly screen: Screen;
    readonly params: Readonly<Record<string, string>>;
  };
};

/** The name of an event of the suite. */
export type PorticoEventName = keyof PorticoEvents;

type PorticoEventMap = { readonly [N in PorticoEventName]: CustomEvent<PorticoEvents[N]> };

declare global {
  /** Gives listeners of elements, the document and the window the type of an event's detail. */
  interface GlobalEventHandlersEventMap extends PorticoEventMap {}
}

/** The names, for declarations and for tests of all events. */
export const porticoEventNames = [
  'portico-ready',
  'portico-signed-in',
  'portico-signed-out',
  'portico-payment-submitted',
  'portico-error',
  'portico-analytics',
  'portico-navigate',
] as const satisfies readonly PorticoEventName[];

/**
 * Sends an event of the suite: bubbling and composed; only `portico-navigate` is cancelable.
 * Returns false when it was cancelled.
 */
export function emit<N extends PorticoEventName>(
  origin: EventTarget,
  name: N,
  detail: PorticoEvents[N],
): boolean {
  const cancelable = name === 'portico-navigate';
  return origin.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
  );
}
