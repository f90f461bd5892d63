// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { declaredFirstScreen, registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { passwordChangeWidget } from './password-change.element';

/** Changes a password through a link in an e-mail, then signs in with the new password. */
export type PorticoPasswordChangeElement = HTMLElement & PorticoPasswordChangeProperties;

/** The properties of `<portico-password-change>`. */
export type PorticoPasswordChangeProperties = {
  /** The token of the link; default: the parameter `token` of the page address, in its hash or its query. */
  token: string;
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoPasswordChangeSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Settings and texts of `<portico-password-change>` by key; the property `settings` takes their JSON too. */
export type PorticoPasswordChangeSettings = {
  /** Login names and passwords are the customer's own: up to 128 characters in place of 12, passwords by the rule list. */
  readonly 'loginOptions.useCustomerCredentialsOption'?: boolean | 'true' | 'false';
  /** Holds new passwords against the server's rule list, shown live, also without customer credentials. */
  readonly 'loginOptions.usePasswordRuleListOption'?: boolean | 'true' | 'false';
  /** Asks for a new password twice. */
  readonly 'loginOptions.confirmPasswordOption'?: boolean | 'true' | 'false';
} & { readonly [K in TextKey]?: string };

/** What `<portico-password-change>` dispatches, with the detail of each. */
export type PorticoPasswordChangeEvents = Pick<
  PorticoEvents,
  'portico-ready' | 'portico-error' | 'portico-signed-in' | 'portico-navigate'
>;

declare global {
  interface HTMLElementTagNameMap {
    'portico-password-change': PorticoPasswordChangeElement;
  }
}

registerWidget(passwordChangeWidget, declaredFirstScreen);
