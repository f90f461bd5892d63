// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { profileWidget } from './profile.element';

/** The borrower's own data: sign-in, address and phone numbers, each saved by itself. */
export type PorticoProfileElement = HTMLElement & PorticoProfileProperties;

/** The properties of `<portico-profile>`. */
export type PorticoProfileProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoProfileSettings | string;
};

/** Settings and texts of `<portico-profile>` by key; the property `settings` takes their JSON too. */
export type PorticoProfileSettings = {
  /** Asks for a new password twice. */
  readonly 'loginOptions.confirmPasswordOption'?: boolean | 'true' | 'false';
  /** Lists Contact Info Change in the navigation: contact data is changed on request. */
  readonly 'profileOptions.forceManualCifChangesOption'?: boolean | 'true' | 'false';
  /** Shows the general sentence in place of that of the code ChooseDifferentPassword when the profile is not saved. */
  readonly 'profileOptions.hideChooseDifferentPasswordOption'?: boolean | 'true' | 'false';
  /** Shows the general sentence in place of that of the code LogonNameExists when the profile is not saved. */
  readonly 'profileOptions.hideLogonNameExistsOption'?: boolean | 'true' | 'false';
  /** Shows the general sentence in place of that of the code LogonNameLength when the profile is not saved. */
  readonly 'profileOptions.hideLogonNameLengthOption'?: boolean | 'true' | 'false';
  /** Shows the general sentence in place of that of the code PasswordNeedsLetterNumber when the profile is not saved. */
  readonly 'profileOptions.hidePasswordNeedsLetterNumberOption'?: boolean | 'true' | 'false';
  /** Shows the general sentence in place of that of the code PasswordSameAsLogin when the profile is not saved. */
  readonly 'profileOptions.hidePasswordSameAsLoginOption'?: boolean | 'true' | 'false';
  /** Shows the general sentence in place of that of the code PasswordSameAsSSN when the profile is not saved. */
  readonly 'profileOptions.hidePasswordSameAsSSNOption'?: boolean | 'true' | 'false';
  /** Shows the general sentence in place of that of the code PasswordTooShort when the profile is not saved. */
  readonly 'profileOptions.hidePasswordTooShortOption'?: boolean | 'true' | 'false';
  /** Removes address and phone numbers from the profile of a user who is not a person. */
  readonly 'profileOptions.hidePersonalInformationOption'?: boolean | 'true' | 'false';
  /** Removes the phone numbers from the profile. */
  readonly 'profileOptions.hidePhonesOption'?: boolean | 'true' | 'false';
  /** Shows the general sentence in place of that of the code ReusedPassword when the profile is not saved. */
  readonly 'profileOptions.hideReusedPasswordOption'?: boolean | 'true' | 'false';
  /** Removes the secret question everywhere; recovery goes straight to a new password. */
  readonly 'loginOptions.recoverCredentialsWithoutQuestionOption'?: boolean | 'true' | 'false';
  /** The secret questions to choose from, one per line. */
  readonly 'loginOptions.secretQuestions'?: string;
  /** Login names and passwords are the customer's own: up to 128 characters in place of 12, passwords by the rule list. */
  readonly 'loginOptions.useCustomerCredentialsOption'?: boolean | 'true' | 'false';
  /** The lender keeps documents: shows those of a loan, an application and the profile, and offers the upload of further ones. */
  readonly 'globalOptions.useFileServicesOption'?: boolean | 'true' | 'false';
  /** Holds new passwords against the server's rule list, shown live, also without customer credentials. */
  readonly 'loginOptions.usePasswordRuleListOption'?: boolean | 'true' | 'false';
} & { readonly [K in TextKey]?: string };

/** What `<portico-profile>` dispatches, with the detail of each. */
export type PorticoProfileEvents = Pick<
  PorticoEvents,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>;

declare global {
  interface HTMLElementTagNameMap {
    'portico-profile': PorticoProfileElement;
  }
}

registerWidget(profileWidget);
