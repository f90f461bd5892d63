// Made from the declarations of the elements by packages/element/build/generate.mjs
import { elementComponent } from '../element-component';

/** The settings that replace a text of these elements. */
export type TextKey =
  | 'activation.heading'
  | 'activation.password'
  | 'activation.passwordRequired'
  | 'activation.passwordTooShort'
  | 'activation.passwordTooShortDefault'
  | 'activation.passwordTooLong'
  | 'activation.passwordNeedsLetterAndNumber'
  | 'activation.confirmation'
  | 'activation.confirmationRequired'
  | 'activation.confirmationMismatch'
  | 'activation.missing'
  | 'activation.submit'
  | 'activation.submitting'
  | 'activation.error'
  | 'activation.errorUnconfirmed'
  | 'activation.errorChooseDifferentPassword'
  | 'activation.errorRestricted'
  | 'activation.errorLogonNameTaken'
  | 'activation.service'
  | 'activation.serviceAt'
  | 'activation.toLogin'
  | 'newPassword.password'
  | 'newPassword.confirmation'
  | 'newPassword.required'
  | 'newPassword.mismatch'
  | 'newPassword.missing'
  | 'newPassword.missingOnce'
  | 'newPassword.submit'
  | 'newPassword.submitting'
  | 'passwordReset.error'
  | 'passwordReset.errorNotSent'
  | 'passwordReset.errorUnconfirmed'
  | 'passwordReset.errorError'
  | 'passwordReset.errorKindServer'
  | 'passwordReset.errorExpired'
  | 'passwordReset.errorChooseDifferentPassword'
  | 'passwordReset.errorPasswordTooShort'
  | 'passwordReset.errorPasswordSameAsLogin'
  | 'passwordReset.errorPasswordSameAsSSN'
  | 'passwordReset.errorPasswordNeedsLetterNumber'
  | 'passwordReset.errorReusedPassword'
  | 'passwordReset.errorPasswordMissingCapitalLetter'
  | 'passwordReset.errorPasswordMissingLowercaseLetter'
  | 'passwordReset.errorPasswordMissingLetter'
  | 'passwordReset.errorPasswordMissingNumber'
  | 'passwordReset.errorPasswordMissingSpecialCharacter'
  | 'passwordReset.errorPasswordEqualsPortionOfLogon'
  | 'passwordReset.errorPasswordMatchesEmail'
  | 'passwordReset.errorPasswordContainsThreeOrMoreConsecutiveIdenticalCharacters'
  | 'optOut.logoAlternative'
  | 'optOut.heading'
  | 'optOut.text'
  | 'optOut.optOut'
  | 'optOut.sending'
  | 'optOut.success'
  | 'optOut.error'
  | 'passwordChange.heading'
  | 'passwordChange.checking'
  | 'passwordChange.unchecked'
  | 'passwordChange.tryAgain'
  | 'passwordChange.expired'
  | 'passwordChange.backToLogin'
  | 'passwordChange.changedHeading'
  | 'passwordChange.changed'
  | 'passwordChange.submit'
  | 'signInAgreements.heading'
  | 'signInAgreements.intro'
  | 'signInAgreements.submit'
  | 'signInAgreements.submitting'
  | 'signInAgreements.cancel'
  | 'signInAgreements.notAll'
  | 'signInAgreements.error'
  | 'changePassword.heading'
  | 'changePassword.intro'
  | 'changePassword.cancel'
  | 'secretQuestion.heading'
  | 'secretQuestion.intro'
  | 'secretQuestion.question'
  | 'secretQuestion.choose'
  | 'secretQuestion.answer'
  | 'secretQuestion.answerHint'
  | 'secretQuestion.submit'
  | 'secretQuestion.submitting'
  | 'secretQuestion.cancel'
  | 'secretQuestion.questionRequired'
  | 'secretQuestion.answerRequired'
  | 'secretQuestion.answerCharacters'
  | 'secretQuestion.error'
  | 'secretQuestion.noQuestions'
  | 'securityCode.heading'
  | 'securityCode.sent'
  | 'securityCode.yourEmail'
  | 'securityCode.codeLabel'
  | 'securityCode.codeRequired'
  | 'securityCode.trustDevice'
  | 'securityCode.trustDeviceHint'
  | 'securityCode.validate'
  | 'securityCode.validating'
  | 'securityCode.resend'
  | 'securityCode.resendWait'
  | 'securityCode.resendReady'
  | 'securityCode.resending'
  | 'securityCode.resent'
  | 'securityCode.cancel'
  | 'securityCode.errorCodeExpired'
  | 'securityCode.errorMaxAttemptsReached'
  | 'securityCode.errorInvalid'
  | 'securityCode.errorResend'
  | 'securityCode.errorResendUnconfirmed'
  | 'securityCode.errorResendTooMany'
  | 'securityCode.error'
  | 'validateSsn.heading'
  | 'validateSsn.intro'
  | 'validateSsn.label'
  | 'validateSsn.placeholder'
  | 'validateSsn.show'
  | 'validateSsn.hide'
  | 'validateSsn.submit'
  | 'validateSsn.submitting'
  | 'validateSsn.cancel'
  | 'validateSsn.required'
  | 'validateSsn.incomplete'
  | 'validateSsn.invalid'
  | 'validateSsn.error'
  | 'signInStep.step'
  | 'recovery.heading'
  | 'recovery.intro'
  | 'recovery.email'
  | 'recovery.emailRequired'
  | 'recovery.emailInvalid'
  | 'recovery.dateOfBirth'
  | 'recovery.dateOfBirthHint'
  | 'recovery.dateOfBirthRequired'
  | 'recovery.dateOfBirthInvalid'
  | 'recovery.zipCode'
  | 'recovery.zipCodeRequired'
  | 'recovery.zipCodeInvalid'
  | 'recovery.branch'
  | 'recovery.branchRequired'
  | 'recovery.branchInvalid'
  | 'recovery.missing'
  | 'recovery.continue'
  | 'recovery.continuing'
  | 'recovery.answerHeading'
  | 'recovery.answer'
  | 'recovery.answerRequired'
  | 'recovery.successHeading'
  | 'recovery.success'
  | 'recovery.successMail'
  | 'recovery.returnToLogin'
  | 'recovery.error'
  | 'recovery.errorError500'
  | 'recovery.errorUnconfirmed'
  | 'recovery.errorRecoveryMaxAttempts'
  | 'recovery.errorRecoveryFailed'
  | 'recovery.errorBadQuestion'
  | 'logOut.heading'
  | 'logOut.question'
  | 'logOut.cancel'
  | 'logOut.logOut'
  | 'logOut.unsavedQuestion'
  | 'logOut.no'
  | 'logOut.yes'
  | 'session.signedInAs'
  | 'session.logOut'
  | 'session.signIn'
  | 'biometrics.heading'
  | 'biometrics.offer'
  | 'biometrics.enable'
  | 'biometrics.enabling'
  | 'biometrics.notNow'
  | 'biometrics.failed'
  | 'signInNotices.announcement'
  | 'signInNotices.close'
  | 'signInNotices.appHeading'
  | 'signInNotices.app'
  | 'signInNotices.appStore'
  | 'signInNotices.playStore'
  | 'signInNotices.notNow'
  | 'passkeySignIn.signIn'
  | 'passkeySignIn.waiting'
  | 'passkeySignIn.cancelled'
  | 'passkeySignIn.failed'
  | 'signInErrors.signedOut'
  | 'signInErrors.sessionExpired'
  | 'signInErrors.unauthorized'
  | 'signInErrors.singleSignOnFailed'
  | 'signInErrors.errorMaxAttemptsReached'
  | 'signInErrors.errorInvalid'
  | 'signInErrors.errorRestricted'
  | 'signInErrors.errorMFANoEmail'
  | 'signInErrors.errorPasskeyInvalid'
  | 'signInErrors.errorPasskeyExpired'
  | 'signInErrors.error'
  | 'signInErrors.recover'
  | 'signIn.heading'
  | 'signIn.usernameLabel'
  | 'signIn.usernamePlaceholder'
  | 'signIn.usernameRequired'
  | 'signIn.passwordLabel'
  | 'signIn.passwordPlaceholder'
  | 'signIn.passwordRequired'
  | 'signIn.showPassword'
  | 'signIn.hidePassword'
  | 'signIn.missing'
  | 'signIn.logIn'
  | 'signIn.loggingIn'
  | 'signIn.quickSignIn'
  | 'signIn.createAccount'
  | 'signIn.cantSignIn'
  | 'signIn.faq'
  | 'signIn.notStored'
  | 'signIn.signingIn'
  | 'signIn.signedIn'
  | 'signIn.toAccounts'
  | 'signIn.offlineHeading'
  | 'signIn.offline'
  | 'signIn.stillOffline'
  | 'signIn.retry'
  | 'signIn.checking'
  | 'singleSignOn.entering'
  | 'singleSignOn.heading'
  | 'singleSignOn.question'
  | 'singleSignOn.confirm'
  | 'singleSignOn.leave'
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

/** Settings and texts of `<portico-activation>` by key; the property `settings` takes their JSON too. */
export type PorticoActivationSettings = {
  /** Telephone number of customer service, shown when an activation fails, the outcome of a payment is not known, a change needs a proof that cannot be given online, beside the sign-ins, in the footer of the portal and in the plain words; without one, the sentence or the footer omits it. */
  readonly 'globalOptions.customerServicePhone'?: string;
} & { readonly [K in TextKey]?: string };

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

/** Activates the account of an invited borrower: sets a first password, then signs in. */
export const PorticoActivation = /* @__PURE__ */ elementComponent<
  PorticoActivationProperties,
  'portico-ready' | 'portico-error' | 'portico-signed-in' | 'portico-navigate'
>(
  'portico-activation',
  ['token', 'settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-signed-in', 'portico-navigate'],
);

/** Settings and texts of `<portico-opt-out>` by key; the property `settings` takes their JSON too. */
export type PorticoOptOutSettings = {
  /** File name of the logo within the lender's image folder, or a whole address. */
  readonly 'globalOptions.logoImage'?: string;
} & { readonly [K in TextKey]?: string };

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

/** Stops notifications by e-mail, from the link in one of those e-mails. */
export const PorticoOptOut = /* @__PURE__ */ elementComponent<
  PorticoOptOutProperties,
  'portico-ready' | 'portico-error'
>(
  'portico-opt-out',
  ['token', 'settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error'],
);

/** Settings and texts of `<portico-password-change>` by key; the property `settings` takes their JSON too. */
export type PorticoPasswordChangeSettings = {
  /** Login names and passwords are the customer's own: up to 128 characters in place of 12, passwords by the rule list. */
  readonly 'loginOptions.useCustomerCredentialsOption'?: boolean | 'true' | 'false';
  /** Holds new passwords against the server's rule list, shown live, also without customer credentials. */
  readonly 'loginOptions.usePasswordRuleListOption'?: boolean | 'true' | 'false';
  /** Asks for a new password twice. */
  readonly 'loginOptions.confirmPasswordOption'?: boolean | 'true' | 'false';
} & { readonly [K in TextKey]?: string };

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

/** Changes a password through a link in an e-mail, then signs in with the new password. */
export const PorticoPasswordChange = /* @__PURE__ */ elementComponent<
  PorticoPasswordChangeProperties,
  'portico-ready' | 'portico-error' | 'portico-signed-in' | 'portico-navigate'
>(
  'portico-password-change',
  ['token', 'settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-signed-in', 'portico-navigate'],
);

/** Settings and texts of `<portico-recovery>` by key; the property `settings` takes their JSON too. */
export type PorticoRecoverySettings = {
  /** Does not ask for the e-mail address, unless every field is hidden. */
  readonly 'recoveryOptions.hideEmailOption'?: boolean | 'true' | 'false';
  /** Does not ask for the date of birth. */
  readonly 'recoveryOptions.hideDateOfBirthOption'?: boolean | 'true' | 'false';
  /** Does not ask for the zip code. */
  readonly 'recoveryOptions.hideZipCodeOption'?: boolean | 'true' | 'false';
  /** Does not ask for the branch number. */
  readonly 'recoveryOptions.hideBranchNumberOption'?: boolean | 'true' | 'false';
  /** Removes the secret question everywhere; recovery goes straight to a new password. */
  readonly 'loginOptions.recoverCredentialsWithoutQuestionOption'?: boolean | 'true' | 'false';
} & { readonly [K in TextKey]?: string };

/** The properties of `<portico-recovery>`. */
export type PorticoRecoveryProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoRecoverySettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Recovers a username or password: identity, secret answer, then an e-mailed link to choose a new password. */
export const PorticoRecovery = /* @__PURE__ */ elementComponent<
  PorticoRecoveryProperties,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>(
  'portico-recovery',
  ['settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-navigate'],
);

/** Settings and texts of `<portico-session>` by key; the property `settings` takes their JSON too. */
export type PorticoSessionSettings = {} & { readonly [K in TextKey]?: string };

/** The properties of `<portico-session>`. */
export type PorticoSessionProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoSessionSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Shows the borrower's name and Log out, or a link to sign in; warns before a timeout. */
export const PorticoSession = /* @__PURE__ */ elementComponent<
  PorticoSessionProperties,
  'portico-ready' | 'portico-error' | 'portico-signed-out' | 'portico-navigate'
>(
  'portico-session',
  ['settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-signed-out', 'portico-navigate'],
);

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

/** The properties of `<portico-sign-in>`. */
export type PorticoSignInProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoSignInSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Signs a borrower in: username and password, the steps the lender requires, then the dashboard. */
export const PorticoSignIn = /* @__PURE__ */ elementComponent<
  PorticoSignInProperties,
  'portico-ready' | 'portico-error' | 'portico-signed-in' | 'portico-navigate'
>(
  'portico-sign-in',
  ['settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-signed-in', 'portico-navigate'],
);
