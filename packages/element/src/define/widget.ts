import type { Call } from '@portico/contract';
import type { Texts } from '@portico/core/internal';
import type { ComponentType, ReactNode } from 'react';
import type { Properties, ValuesOf } from './property';

/** A GET of the contract whose query is empty or one value of the page. */
export type FirstRead = {
  readonly call: Pick<Call, 'path'>;
  /** The property that is its query; without it, the value in the address of the screen's page. */
  readonly query?:
    | { readonly property: 'accountNumber' | 'applicationNumber'; readonly screen: string }
    | undefined;
};

type Facts<P extends Properties> = {
  /** The element's name. */
  readonly tag: `portico-${string}`;
  readonly properties: P;
  /** The sentences its screens show. */
  readonly texts: readonly Texts<string>[];
  /**
   * The reads it sends first for a signed-in borrower, if it needs them whatever its settings. The
   * loader sends them while the code is loaded.
   */
  readonly firstReads?: readonly FirstRead[] | undefined;
  /** Shown until the first screen is, in lines of 32 px. */
  readonly skeleton: { readonly rows: number };
  /**
   * Whether it is drawn even when the lender's setup could not be loaded, because it has its own
   * page for that (the portal). Others show an inline error (D9).
   */
  readonly drawsWithoutSetup?: true | undefined;
  /**
   * Whether the page's session dialogs belong in it (the portal, `portico-session`). A page without
   * such a widget shows them in its first one.
   */
  readonly hostsSession?: true | undefined;
  /**
   * Drawn next to the view, with the same core and element, and kept when the view throws: the
   * dialog that asks for a recent proof, in widgets whose changes may need one.
   */
  readonly beside?: ComponentType | undefined;
};

/** A widget's whole public API. Plain data and one view: nothing runs until it is registered. */
export type Declaration<P extends Properties> = Facts<P> & {
  view(this: void, values: ValuesOf<P>): ReactNode;
};

/**
 * A declared widget, its properties' types erased. `view` receives the values of its properties.
 */
export type Widget<V = Readonly<Record<string, unknown>>> = Facts<Properties> & {
  view(this: void, values: V): ReactNode;
};

/**
 * Declares a widget. Registration, types, documents and stories are all derived from it and from its
 * doc comment: one sentence that says what it is for, then
 * - `@fires`: what it dispatches besides `portico-ready` and `portico-error`;
 * - `@slot name - doc`: a slot for content of the lender's page;
 * - `@csspart name - doc`: a shadow part that a lender's stylesheet may style;
 * - `@reservedHeight`: the greatest usual height of its first screen in px, signed in or not, 320 px
 *   wide or more; `viewport` for one that fills the page. A pasted tag is at least as high from the
 *   start, so that the content below it does not shift.
 */
export function defineWidget<const P extends Properties>(
  declaration: Declaration<P>,
): Widget<ValuesOf<P>> {
  return declaration;
}
