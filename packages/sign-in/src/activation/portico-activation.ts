// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { declaredFirstScreen, registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { activationWidget } from './activation.element';

/** Activates the account of an invited borrower: sets a first password, then signs in. */
export type PorticoActivationElement = HTMLElement & PorticoActivationProperties;

/** The properties of `<portico-activation>`. */
export type PorticoActivationProperties = {
  /** The token of the invitation; default: the parameter `token` of the page address, in its hash or its query. */
  token: string;
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoActivationSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Settings and texts of `<portico-activation>` by key; the property `settings` takes their JSON too. */
export type PorticoActivationSettings = {
  /** Telephone number of customer service, shown when an activation fails, the outcome of a payment is not known, a change needs a proof that cannot be given online, beside the sign-ins, in the footer of the portal and in the plain words; without one, the sentence or the footer omits it. */
  readonly 'globalOptions.customerServicePhone'?: string;
} & { readonly [K in TextKey]?: string };

/** What `<portico-activation>` dispatches, with the detail of each. */
export type PorticoActivationEvents = Pick<
  PorticoEvents,
  'portico-ready' | 'portico-error' | 'portico-signed-in' | 'portico-navigate'
>;

declare global {
  interface HTMLElementTagNameMap {
    'portico-activation': PorticoActivationElement;
  }
}

registerWidget(activationWidget, declaredFirstScreen);
