// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { declaredFirstScreen, registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { optOutWidget } from './opt-out.element';

/** Stops notifications by e-mail, from the link in one of those e-mails. */
export type PorticoOptOutElement = HTMLElement & PorticoOptOutProperties;

/** The properties of `<portico-opt-out>`. */
export type PorticoOptOutProperties = {
  /** The token of the link; default: the parameter `token` of the page address, in its hash or its query. */
  token: string;
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoOptOutSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Settings and texts of `<portico-opt-out>` by key; the property `settings` takes their JSON too. */
export type PorticoOptOutSettings = {
  /** File name of the logo within the lender's image folder, or a whole address. */
  readonly 'globalOptions.logoImage'?: string;
} & { readonly [K in TextKey]?: string };

/** What `<portico-opt-out>` dispatches, with the detail of each. */
export type PorticoOptOutEvents = Pick<PorticoEvents, 'portico-ready' | 'portico-error'>;

declare global {
  interface HTMLElementTagNameMap {
    'portico-opt-out': PorticoOptOutElement;
  }
}

registerWidget(optOutWidget, declaredFirstScreen);
