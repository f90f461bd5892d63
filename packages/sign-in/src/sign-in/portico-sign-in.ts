// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { declaredFirstScreen, registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { signInWidget } from './sign-in.element';

/** Signs a borrower in: username and password, the steps the lender requires, then the dashboard. */
export type PorticoSignInElement = HTMLElement & PorticoSignInProperties;

/** The properties of `<portico-sign-in>`. */
export type PorticoSignInProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoSignInSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Settings and texts of `<portico-sign-in>` by key; the property `settings` takes their JSON too. */
export type PorticoSignInSettings = {
  /** Asks for an e-mailed security code on a device that is not trusted. */
  readonly 'loginOptions.useMultiFactorOption'?: boolean | 'true' | 'false';
  /** For how many minutes the API accepts an e-mailed security code, as the borrower is told. */
  readonly 'loginOptions.securityCodeMinutes'?: number | `${number}`;
  /** How many seconds after a security code was sent another can be requested. */
  readonly 'loginOptions.securityCodeWaitSeconds'?: number | `${number}`;
  /** Asks for the SSN while the e-mail address is not verified. */
  readonly 'loginOptions.useSsnValidationOption'?: boolean | 'true' | 'false';
  /** Removes the secret question everywhere; recovery goes straight to a new password. */
  readonly 'loginOptions.recoverCredentialsWithoutQuestionOption'?: boolean | 'true' | 'false';
  /** The secret questions to choose from, one per line. */
  readonly 'loginOptions.secretQuestions'?: string;
  /** Login names and passwords are the customer's own: up to 128 characters in place of 12, passwords by the rule list. */
  readonly 'loginOptions.useCustomerCredentialsOption'?: boolean | 'true' | 'false';
  /** Holds new passwords against the server's rule list, shown live, also without customer credentials. */
  readonly 'loginOptions.usePasswordRuleListOption'?: boolean | 'true' | 'false';
  /** Agreements, one per line as url|date|name|timings; the first five count. */
  readonly 'globalOptions.agreements'?: string;
  /** An agreement can be ticked only after it was opened. */
  readonly 'globalOptions.openAgreementsFirstOption'?: boolean | 'true' | 'false';
  /** Text of the first agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText1'?: string;
  /** Text of the second agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText2'?: string;
  /** Text of the third agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText3'?: string;
  /** Text of the fourth agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText4'?: string;
  /** Text of the fifth agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText5'?: string;
  /** Shown once per browser session before sign-in; empty shows nothing. */
  readonly 'loginOptions.announcementText'?: string;
  /** Offers passkeys: added in the profile, used at sign-in in place of password and code. */
  readonly 'profileOptions.usePasskeysOption'?: boolean | 'true' | 'false';
} & { readonly [K in TextKey]?: string };

/** What `<portico-sign-in>` dispatches, with the detail of each. */
export type PorticoSignInEvents = Pick<
  PorticoEvents,
  'portico-ready' | 'portico-error' | 'portico-signed-in' | 'portico-navigate'
>;

declare global {
  interface HTMLElementTagNameMap {
    'portico-sign-in': PorticoSignInElement;
  }
}

registerWidget(signInWidget, declaredFirstScreen);
