import type { PorticoEventName, Setting, Texts } from '@portico/core';
import type { ReactNode } from 'react';
import type { Properties, ValuesOf } from './property';

type Facts<P extends Properties> = {
  /** The element's name. */
  readonly tag: `portico-${string}`;
  /** One sentence: what the widget is for. */
  readonly summary: string;
  readonly properties: P;
  /** What it dispatches besides `portico-ready` and `portico-error`. */
  readonly events: readonly PorticoEventName[];
  /** The settings its screens read. */
  readonly settings: readonly Setting<unknown>[];
  /** The sentences its screens show. */
  readonly texts: readonly Texts<string>[];
  /** Shadow parts a lender's stylesheet may reach, with what each is. */
  readonly parts?: Readonly<Record<string, string>> | undefined;
  /** What stands until the first screen does, in lines of 32 px. */
  readonly skeleton: { readonly rows: number };
  /**
   * The height of the first screen in the usual case, px; needed where that screen is known only in the
   * page. The element is at least as high from the start, so that what stands below it stays where it
   * is. Where a narrow element is higher: `[narrow, wide, from]`, by a width of the element; what
   * fills a page is as high as the `viewport`.
   */
  readonly reservedHeight?:
    number | readonly [narrow: number, wide: number, from: number] | 'viewport';
  /**
   * Whether it draws itself even when the lender's setup could not be loaded, because it has a page
   * of its own for that (the portal). Others show an inline error (D9).
   */
  readonly drawsWithoutSetup?: true | undefined;
  /**
   * Whether it is where the page's session dialogs belong (the portal, `portico-session`). A page
   * without such a widget shows them in its first one.
   */
  readonly hostsSession?: true | undefined;
};

/** A widget's whole public face. Pure data and one view: nothing happens until it is registered. */
export type Declaration<P extends Properties> = Facts<P> & {
  view(this: void, values: ValuesOf<P>): ReactNode;
};

/** A declared widget, its properties' types erased. `view` takes the values of its properties. */
export type Widget<V = Readonly<Record<string, unknown>>> = Facts<Properties> & {
  view(this: void, values: V): ReactNode;
};

/** Declares a widget. Registering, types, documents and stories all start from the answer. */
export function defineWidget<const P extends Properties>(
  declaration: Declaration<P>,
): Widget<ValuesOf<P>> {
  return declaration;
}
