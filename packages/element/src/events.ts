import type { Screen } from '@portico/core';

/** Why a widget could not do its work; never what the borrower typed. */
export type ProblemKind =
  /** The lender's setup could not be loaded. */
  | 'setup'
  /** The widget threw while it drew itself. */
  | 'render'
  /** A property or attribute could not be read; its default is used. */
  | 'property';

/**
 * Every event a widget dispatches, with its detail. They bubble, cross shadow roots and carry no
 * personal data.
 */
export type PorticoEvents = {
  /** The widget shows its first screen. Once per mount. */
  'portico-ready': { readonly tag: string };
  /** The widget asks to go to another screen; cancel it to go there yourself. */
  'portico-navigate': {
    readonly screen: Screen;
    readonly params: Readonly<Record<string, string>>;
  };
  /** The borrower has signed in, every step after the password included. */
  'portico-signed-in': { readonly tag: string };
  /** The session has ended. */
  'portico-signed-out': { readonly reason: 'loggedOut' | 'expired' | 'unauthorized' };
  /** The payment has been accepted; `kind` says which sort. */
  'portico-payment-submitted': { readonly kind: string };
  /** Something is wrong that the page may want to know; `property` for kind 'property'. */
  'portico-error': {
    readonly tag: string;
    readonly kind: ProblemKind;
    readonly property?: string | undefined;
  };
  /** A step worth counting, for the lender's own analytics. */
  'portico-analytics': { readonly tag: string; readonly step: string };
};

export type PorticoEventName = keyof PorticoEvents;

/** Dispatches one of the events; false when the page has cancelled it. */
export type Emit = <N extends PorticoEventName>(name: N, detail: PorticoEvents[N]) => boolean;

/** Events that have a default action which the page may cancel. */
const cancelable: ReadonlySet<PorticoEventName> = new Set<PorticoEventName>(['portico-navigate']);

/** The one place that dispatches: bubbling, composed, from the widget's own element. */
export function emitFrom(host: EventTarget): Emit {
  return (name, detail) =>
    host.dispatchEvent(
      new CustomEvent(name, {
        detail,
        bubbles: true,
        composed: true,
        cancelable: cancelable.has(name),
      }),
    );
}
