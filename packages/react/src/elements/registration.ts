// Made from the declarations of the elements by packages/element/build/generate.mjs
import { elementComponent } from '../element-component';

/** The settings that replace a text of these elements. */
export type TextKey =
  | 'registrationEmail.heading'
  | 'registrationEmail.sending'
  | 'registrationEmail.notSent'
  | 'registrationEmail.sent'
  | 'registrationEmail.verified'
  | 'registrationEmail.codeLabel'
  | 'registrationEmail.codeRequired'
  | 'registrationEmail.resend'
  | 'registrationEmail.holds'
  | 'registrationEmail.resendWait'
  | 'registrationEmail.resendReady'
  | 'registrationEmail.resending'
  | 'registrationEmail.resent'
  | 'registrationEmail.errorCodeExpired'
  | 'registrationEmail.errorMaxAttemptsReached'
  | 'registrationEmail.errorInvalid'
  | 'registrationEmail.errorSendTooMany'
  | 'registrationEmail.error'
  | 'registrationLogon.userName'
  | 'registrationLogon.userNamePlaceholder'
  | 'registrationLogon.userNameHint'
  | 'registrationLogon.password'
  | 'registrationLogon.passwordPlaceholder'
  | 'registrationLogon.confirmation'
  | 'registrationLogon.confirmationPlaceholder'
  | 'registrationLogon.agreements'
  | 'registrationLogon.create'
  | 'registrationLogon.success'
  | 'registrationLogon.signingIn'
  | 'registrationLogon.toLogin'
  | 'registrationErrors.error'
  | 'registrationErrors.errorUnconfirmed'
  | 'registrationErrors.errorUserInfo'
  | 'registrationErrors.errorLoginNameExists'
  | 'registrationErrors.errorInvalid'
  | 'registrationErrors.errorRestricted'
  | 'registrationErrors.errorSSN'
  | 'registrationErrors.errorDateOfBirth'
  | 'registrationErrors.errorPasswordMatchesSSN'
  | 'registrationErrors.errorPasswordSameUserName'
  | 'registrationErrors.errorPasswordLettersNumbers'
  | 'registrationErrors.errorChooseDifferentPassword'
  | 'registrationErrors.errorPasswordTooShort'
  | 'registrationErrors.errorPasswordMissingCapitalLetter'
  | 'registrationErrors.errorPasswordMissingLowercaseLetter'
  | 'registrationErrors.errorPasswordMissingLetter'
  | 'registrationErrors.errorPasswordMissingNumber'
  | 'registrationErrors.errorPasswordMissingSpecialCharacter'
  | 'registrationErrors.errorPasswordEqualsPortionOfLogon'
  | 'registrationErrors.errorPasswordMatchesEmail'
  | 'registrationErrors.errorPasswordContainsThreeOrMoreConsecutiveIdenticalCharacters'
  | 'registrationErrors.errorLogonTooShort'
  | 'registrationErrors.errorLogonMissingCapitalLetter'
  | 'registrationErrors.errorLogonMissingLowercaseLetter'
  | 'registrationErrors.errorLogonMissingLetter'
  | 'registrationErrors.errorLogonMissingNumber'
  | 'registrationErrors.errorLogonMissingSpecialCharacter'
  | 'registrationErrors.errorLogonMatchesEmail'
  | 'registrationErrors.errorAccountNumberError'
  | 'registrationErrors.errorMustAgreeToAllError'
  | 'registration.heading'
  | 'registration.tabs'
  | 'registration.tabPersonal'
  | 'registration.tabSecurity'
  | 'registration.tabLogon'
  | 'registration.cancel'
  | 'registration.continue'
  | 'registration.continuing'
  | 'registration.back'
  | 'registration.accountType'
  | 'registration.accountTypeDeposit'
  | 'registration.accountTypeLoan'
  | 'registration.accountTypeRequired'
  | 'registration.accountNumber'
  | 'registration.accountNumberHint'
  | 'registration.accountNumberLocked'
  | 'registration.accountNumberRequired'
  | 'registration.accountNumberInvalid'
  | 'registration.firstName'
  | 'registration.firstNameInvalid'
  | 'registration.middleName'
  | 'registration.middleNameInvalid'
  | 'registration.lastName'
  | 'registration.lastNameRequired'
  | 'registration.lastNameInvalid'
  | 'registration.emailAddress'
  | 'registration.emailAddressRequired'
  | 'registration.emailAddressInvalid'
  | 'registration.ssn'
  | 'registration.ssnHint'
  | 'registration.compared'
  | 'registration.ssnRequired'
  | 'registration.ssnInvalid'
  | 'registration.showSsn'
  | 'registration.hideSsn'
  | 'registration.dateOfBirth'
  | 'registration.dateOfBirthHint'
  | 'registration.dateOfBirthRequired'
  | 'registration.dateOfBirthInvalid'
  | 'registration.zip'
  | 'registration.zipRequired'
  | 'registration.zipInvalid'
  | 'registration.phoneNumber'
  | 'registration.phoneNumberHint'
  | 'registration.phoneNumberRequired'
  | 'registration.phoneNumberInvalid'
  | 'registration.errorKindOffline'
  | 'registrationSecurity.placeOfBirth'
  | 'registrationSecurity.placeOfBirthRequired'
  | 'registrationSecurity.driversLicense'
  | 'registrationSecurity.driversLicenseRequired'
  | 'registrationSecurity.mothersMaiden'
  | 'registrationSecurity.mothersMaidenRequired'
  | 'registrationSecurity.tooLong'
  | 'registrationSecurity.question'
  | 'registrationSecurity.questionPlaceholder'
  | 'registrationSecurity.questionRequired'
  | 'registrationSecurity.answer'
  | 'registrationSecurity.answerPlaceholder'
  | 'registrationSecurity.answerRequired'
  | 'registrationSecurity.answerInvalid'
  | 'registrationSecurity.customQuestion'
  | 'registrationSecurity.customQuestionRequired'
  | 'registrationSecurity.customAnswer'
  | 'registrationSecurity.customAnswerRequired'
  | 'verifyEmail.heading'
  | 'verifyEmail.verifying'
  | 'verifyEmail.verified'
  | 'verifyEmail.errorNoData'
  | 'verifyEmail.error'
  | 'verifyEmail.unanswered'
  | 'verifyEmail.tryAgain'
  | 'verifyEmail.toLogin'
  | `agreements.${string}`
  | `changes.${string}`
  | `credentials.${string}`
  | `visitor.${string}`
  | `widget.${string}`
  | `sessionTimeout.${string}`
  | `address.${string}`
  | `documents.${string}`
  | `uploadPhotos.${string}`
  | `upload.${string}`
  | `draft.${string}`
  | `plannedPayments.${string}`
  | `proof.${string}`;

/** Settings and texts of `<portico-registration>` by key; the property `settings` takes their JSON too. */
export type PorticoRegistrationSettings = {
  /** Registers holders of deposits. If only one of this and loanAccountsOption is on, it fixes the account type; otherwise the type is asked for. */
  readonly 'registrationOptions.depositAccountsOption'?: boolean | 'true' | 'false';
  /** Registers borrowers of loans; see depositAccountsOption. */
  readonly 'registrationOptions.loanAccountsOption'?: boolean | 'true' | 'false';
  /** Registers without an account number; the whole SSN is asked for. */
  readonly 'registrationOptions.noAccountNumberOption'?: boolean | 'true' | 'false';
  /** Sends a registration without account number as an application. */
  readonly 'registrationOptions.applyWithoutAccountOption'?: boolean | 'true' | 'false';
  /** Shows only the first two dash-separated segments of an account number; calls still send all of it. */
  readonly 'globalOptions.removeCheckDigitOption'?: boolean | 'true' | 'false';
  /** How many last digits of the SSN registration asks for when it also asks for an account number. */
  readonly 'registrationOptions.requiredSSNDigits'?: number | `${number}`;
  /** Hides the first name. */
  readonly 'registrationOptions.hideFirstNameOption'?: boolean | 'true' | 'false';
  /** Hides the middle name. */
  readonly 'registrationOptions.hideMiddleNameOption'?: boolean | 'true' | 'false';
  /** Hides the date of birth. */
  readonly 'registrationOptions.hideDateOfBirthOption'?: boolean | 'true' | 'false';
  /** Hides the zip code. */
  readonly 'registrationOptions.hideZipOption'?: boolean | 'true' | 'false';
  /** Hides the phone number. */
  readonly 'registrationOptions.hidePhoneOption'?: boolean | 'true' | 'false';
  /** Hides the place of birth. */
  readonly 'registrationOptions.hidePlaceOfBirthOption'?: boolean | 'true' | 'false';
  /** Hides the driver’s license. */
  readonly 'registrationOptions.hideDriversLicenseOption'?: boolean | 'true' | 'false';
  /** Hides the mother’s maiden name. */
  readonly 'registrationOptions.hideMothersMaidenOption'?: boolean | 'true' | 'false';
  /** A message on the personal step. */
  readonly 'registrationOptions.infoText'?: string;
  /** Lets the borrower write the secret question instead of choosing one; so does an empty list of questions. */
  readonly 'registrationOptions.customQuestionOption'?: boolean | 'true' | 'false';
  /** The secret questions to choose from, one per line. */
  readonly 'loginOptions.secretQuestions'?: string;
  /** Removes the secret question everywhere; recovery goes straight to a new password. */
  readonly 'loginOptions.recoverCredentialsWithoutQuestionOption'?: boolean | 'true' | 'false';
  /** Verifies the e-mail address during registration by a code that is sent there. */
  readonly 'registrationOptions.verifyEmailOption'?: boolean | 'true' | 'false';
  /** For how many minutes the API accepts an e-mailed security code, as the borrower is told. */
  readonly 'loginOptions.securityCodeMinutes'?: number | `${number}`;
  /** How many seconds after a security code was sent another can be requested. */
  readonly 'loginOptions.securityCodeWaitSeconds'?: number | `${number}`;
  /** Asks for a new password twice. */
  readonly 'loginOptions.confirmPasswordOption'?: boolean | 'true' | 'false';
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
} & { readonly [K in TextKey]?: string };

/** The properties of `<portico-registration>`. */
export type PorticoRegistrationProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoRegistrationSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Registers a borrower: personal data, security, then username and password. */
export const PorticoRegistration = /* @__PURE__ */ elementComponent<
  PorticoRegistrationProperties,
  'portico-ready' | 'portico-error' | 'portico-signed-in' | 'portico-navigate'
>(
  'portico-registration',
  ['settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-signed-in', 'portico-navigate'],
);

/** Settings and texts of `<portico-verify-email>` by key; the property `settings` takes their JSON too. */
export type PorticoVerifyEmailSettings = {} & { readonly [K in TextKey]?: string };

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

/** Verifies an e-mail address, from the link that was sent to it. */
export const PorticoVerifyEmail = /* @__PURE__ */ elementComponent<
  PorticoVerifyEmailProperties,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>(
  'portico-verify-email',
  ['enc', 'settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-navigate'],
);
