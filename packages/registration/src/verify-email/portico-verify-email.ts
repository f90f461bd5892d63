// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { declaredFirstScreen, registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { verifyEmailWidget } from './verify-email.element';

/** Verifies an e-mail address, from the link that was sent to it. */
export type PorticoVerifyEmailElement = HTMLElement & PorticoVerifyEmailProperties;

/** The properties of `<portico-verify-email>`. */
export type PorticoVerifyEmailProperties = {
  /** The data that follows verifyEmail/ in the link; default: the parameter `token` of the page address, in its hash or its query. */
  enc: string;
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoVerifyEmailSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Settings and texts of `<portico-verify-email>` by key; the property `settings` takes their JSON too. */
export type PorticoVerifyEmailSettings = {} & { readonly [K in TextKey]?: string };

/** What `<portico-verify-email>` dispatches, with the detail of each. */
export type PorticoVerifyEmailEvents = Pick<
  PorticoEvents,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>;

declare global {
  interface HTMLElementTagNameMap {
    'portico-verify-email': PorticoVerifyEmailElement;
  }
}

registerWidget(verifyEmailWidget, declaredFirstScreen);
