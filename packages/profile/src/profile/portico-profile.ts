// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { declaredFirstScreen, registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { profileWidget } from './profile.element';

/** The borrower's own data: sign-in, address, phone numbers and notifications, each saved by itself. */
export type PorticoProfileElement = HTMLElement & PorticoProfileProperties;

/** The properties of `<portico-profile>`. */
export type PorticoProfileProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoProfileSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Settings and texts of `<portico-profile>` by key; the property `settings` takes their JSON too. */
export type PorticoProfileSettings = {
  /** Agreements, one per line as url|date|name|timings; the first five count. */
  readonly 'globalOptions.agreements'?: string;
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
  /** Offers alerts by text message next to those by e-mail. */
  readonly 'profileOptions.allowTextMessagingOption'?: boolean | 'true' | 'false';
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
  /** The size in megabytes up to which a file can be uploaded; a larger one is refused before it is sent. */
  readonly 'globalOptions.maximumUploadMegabytes'?: number | `${number}`;
  /** An agreement can be ticked only after it was opened. */
  readonly 'globalOptions.openAgreementsFirstOption'?: boolean | 'true' | 'false';
  /** Opens PDF files and pictures within the page where the browser shows them; while off, every document opens in a new window. PDF files need a page whose policy allows frames from blob:. */
  readonly 'globalOptions.openDocumentsInPageOption'?: boolean | 'true' | 'false';
  /** Telephone number of customer service, shown when an activation fails, the outcome of a payment is not known, a change needs a proof that cannot be given online, beside the sign-ins, in the footer of the portal and in the plain words; without one, the sentence or the footer omits it. */
  readonly 'globalOptions.customerServicePhone'?: string;
  /** For how many minutes the API accepts an e-mailed security code, as the borrower is told. */
  readonly 'loginOptions.securityCodeMinutes'?: number | `${number}`;
  /** How many seconds after a security code was sent another can be requested. */
  readonly 'loginOptions.securityCodeWaitSeconds'?: number | `${number}`;
  /** Removes the secret question everywhere; recovery goes straight to a new password. */
  readonly 'loginOptions.recoverCredentialsWithoutQuestionOption'?: boolean | 'true' | 'false';
  /** The secret questions to choose from, one per line. */
  readonly 'loginOptions.secretQuestions'?: string;
  /** Login names and passwords are the customer's own: up to 128 characters in place of 12, passwords by the rule list. */
  readonly 'loginOptions.useCustomerCredentialsOption'?: boolean | 'true' | 'false';
  /** Lists in the profile where the borrower is signed in; each session can be ended. */
  readonly 'profileOptions.useDevicesOption'?: boolean | 'true' | 'false';
  /** The lender keeps documents: shows those of a loan, an application and the profile, and offers the upload of further ones. */
  readonly 'globalOptions.useFileServicesOption'?: boolean | 'true' | 'false';
  /** Offers passkeys: added in the profile, used at sign-in in place of password and code. */
  readonly 'profileOptions.usePasskeysOption'?: boolean | 'true' | 'false';
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

registerWidget(profileWidget, declaredFirstScreen);
