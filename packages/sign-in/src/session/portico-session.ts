// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { declaredFirstScreen, registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { sessionWidget } from './session.element';

/** Shows the borrower's name and Log out, or a link to sign in; warns before a timeout. */
export type PorticoSessionElement = HTMLElement & PorticoSessionProperties;

/** The properties of `<portico-session>`. */
export type PorticoSessionProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoSessionSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Settings and texts of `<portico-session>` by key; the property `settings` takes their JSON too. */
export type PorticoSessionSettings = {} & { readonly [K in TextKey]?: string };

/** What `<portico-session>` dispatches, with the detail of each. */
export type PorticoSessionEvents = Pick<
  PorticoEvents,
  'portico-ready' | 'portico-error' | 'portico-signed-out' | 'portico-navigate'
>;

declare global {
  interface HTMLElementTagNameMap {
    'portico-session': PorticoSessionElement;
  }
}

registerWidget(sessionWidget, declaredFirstScreen);
