// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { declaredFirstScreen, registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { loginHistoryWidget } from './login-history.element';

/** Lists the borrower's sign-ins, the newest first, with what is unusual. */
export type PorticoLoginHistoryElement = HTMLElement & PorticoLoginHistoryProperties;

/** The properties of `<portico-login-history>`. */
export type PorticoLoginHistoryProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoLoginHistorySettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Settings and texts of `<portico-login-history>` by key; the property `settings` takes their JSON too. */
export type PorticoLoginHistorySettings = {
  /** Telephone number of customer service, shown when an activation fails, the outcome of a payment is not known, a change needs a proof that cannot be given online, beside the sign-ins, in the footer of the portal and in the plain words; without one, the sentence or the footer omits it. */
  readonly 'globalOptions.customerServicePhone'?: string;
} & { readonly [K in TextKey]?: string };

/** What `<portico-login-history>` dispatches, with the detail of each. */
export type PorticoLoginHistoryEvents = Pick<
  PorticoEvents,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>;

declare global {
  interface HTMLElementTagNameMap {
    'portico-login-history': PorticoLoginHistoryElement;
  }
}

registerWidget(loginHistoryWidget, declaredFirstScreen);
