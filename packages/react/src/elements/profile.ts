// Made from the declarations of the elements by packages/element/build/generate.mjs
import { elementComponent } from '../element-component';

/** The settings that replace a text of these elements. */
export type TextKey =
  | 'contactChange.heading'
  | 'contactChange.accounts'
  | 'contactChange.accountsHint'
  | 'contactChange.loading'
  | 'contactChange.accountsError'
  | 'contactChange.retry'
  | 'contactChange.none'
  | 'contactChange.changeAddress'
  | 'contactChange.oldAddress'
  | 'contactChange.newAddress'
  | 'contactChange.addressLine1'
  | 'contactChange.addressLine1Placeholder'
  | 'contactChange.addressLine2'
  | 'contactChange.addressLine2Placeholder'
  | 'contactChange.city'
  | 'contactChange.cityPlaceholder'
  | 'contactChange.state'
  | 'contactChange.statePlaceholder'
  | 'contactChange.zip'
  | 'contactChange.zipPlaceholder'
  | 'contactChange.required'
  | 'contactChange.zipTooFewDigits'
  | 'contactChange.zipTooManyDigits'
  | 'contactChange.changePhone'
  | 'contactChange.phone1'
  | 'contactChange.phone2'
  | 'contactChange.oldPhone'
  | 'contactChange.oldPhonePlaceholder'
  | 'contactChange.newPhone'
  | 'contactChange.newPhonePlaceholder'
  | 'contactChange.phoneInvalid'
  | 'contactChange.phonePair'
  | 'contactChange.submit'
  | 'contactChange.sending'
  | 'contactChange.sent'
  | 'contactChange.notProven'
  | 'contactChange.failed'
  | 'contactChange.maybeSent'
  | 'contactChange.accountsMissing'
  | 'contactChange.changeMissing'
  | 'contactChange.phoneMissing'
  | 'contactChange.fieldsInvalid'
  | 'contactChange.signedOut'
  | 'contactChange.signIn'
  | 'devices.heading'
  | 'devices.purpose'
  | 'devices.loading'
  | 'devices.loadError'
  | 'devices.retry'
  | 'devices.unknownDevice'
  | 'devices.current'
  | 'devices.now'
  | 'devices.newPlace'
  | 'devices.signOut'
  | 'devices.signedOut'
  | 'devices.devicesHeading'
  | 'devices.devicesPurpose'
  | 'devices.trustedUntil'
  | 'devices.forget'
  | 'devices.forgotten'
  | 'devices.endOthers'
  | 'devices.endedOthers'
  | 'devices.history'
  | 'devices.errorProofRequired'
  | 'devices.error'
  | 'loginHistory.heading'
  | 'loginHistory.lead'
  | 'loginHistory.leadWithPhone'
  | 'loginHistory.toProfile'
  | 'loginHistory.date'
  | 'loginHistory.ipAddress'
  | 'loginHistory.unusual'
  | 'loginHistory.none'
  | 'loginHistory.loading'
  | 'loginHistory.error'
  | 'loginHistory.retry'
  | 'loginHistory.shown'
  | 'loginHistory.newer'
  | 'loginHistory.older'
  | 'loginHistory.signedOut'
  | 'loginHistory.signIn'
  | 'notifications.textsTo'
  | 'notifications.turnOffAll'
  | 'notifications.turnOffAllHint'
  | 'notifications.allOff'
  | 'notifications.tellMe'
  | 'notifications.doNotSend'
  | 'notifications.columnEmail'
  | 'notifications.columnText'
  | 'notifications.userLogsOn'
  | 'notifications.passwordChanged'
  | 'notifications.logonNameChange'
  | 'notifications.emailAddressChanged'
  | 'notifications.restrictedPasswordViolation'
  | 'notifications.userRestricted'
  | 'notifications.passwordGenerated'
  | 'notifications.moneyTransOnWeb'
  | 'notifications.optOutMarketingAlerts'
  | 'notifications.optOutTransactionalAlerts'
  | 'notifications.noPhone'
  | 'notifications.notAgreed'
  | 'notifications.save'
  | 'notifications.saving'
  | 'notifications.reset'
  | 'notifications.unsaved'
  | 'notifications.saved'
  | 'notifications.notSaved'
  | 'notifications.errorProofRequired'
  | 'notifications.error'
  | 'notifications.missing'
  | 'notifications.tryAgain'
  | 'passkeys.heading'
  | 'passkeys.purpose'
  | 'passkeys.loading'
  | 'passkeys.loadError'
  | 'passkeys.retry'
  | 'passkeys.none'
  | 'passkeys.added'
  | 'passkeys.addedAndUsed'
  | 'passkeys.add'
  | 'passkeys.addHeading'
  | 'passkeys.addNote'
  | 'passkeys.nameLabel'
  | 'passkeys.nameHint'
  | 'passkeys.nameRequired'
  | 'passkeys.nameTooLong'
  | 'passkeys.continue'
  | 'passkeys.waiting'
  | 'passkeys.cancel'
  | 'passkeys.addedNow'
  | 'passkeys.remove'
  | 'passkeys.removeHeading'
  | 'passkeys.removeQuestion'
  | 'passkeys.keep'
  | 'passkeys.removedNow'
  | 'passkeys.errorCancelled'
  | 'passkeys.errorTimeout'
  | 'passkeys.errorAlreadyRegistered'
  | 'passkeys.errorNoVerification'
  | 'passkeys.errorDevice'
  | 'passkeys.errorAddress'
  | 'passkeys.errorTooMany'
  | 'passkeys.errorAdd'
  | 'passkeys.errorProofRequired'
  | 'passkeys.errorRemoveProofRequired'
  | 'passkeys.errorRemove'
  | 'personalInformation.missing'
  | 'personalInformation.tryAgain'
  | 'personalInformation.phone1'
  | 'personalInformation.phone2'
  | 'personalInformation.phonePlaceholder'
  | 'personalInformation.phoneRequired'
  | 'personalInformation.phoneInvalid'
  | 'personalInformation.phoneNoPrimary'
  | 'personalInformation.phone1Primary'
  | 'personalInformation.phone2Primary'
  | 'personalInformation.phone1Texts'
  | 'personalInformation.phone2Texts'
  | 'personalInformation.chooseTexts1'
  | 'personalInformation.chooseTexts2'
  | 'personalInformation.needsNumber'
  | 'personalInformation.agreementFailed'
  | 'personalInformation.textAlertsFailed'
  | 'personalInformation.requestChange'
  | 'personalInformation.errorContainsPOBox'
  | 'personalInformation.errorProofRequired'
  | 'personalInformation.error'
  | 'profile.signedOut'
  | 'profile.signIn'
  | 'profile.loading'
  | 'profile.failed'
  | 'profile.tryAgain'
  | 'profile.title'
  | 'profile.intro'
  | 'profile.userInformation'
  | 'profile.userInformationPurpose'
  | 'profile.personalInformation'
  | 'profile.personalInformationPurpose'
  | 'profile.notifications'
  | 'profile.notificationsPurpose'
  | 'profile.documents'
  | 'profile.sectionFailed'
  | 'profileSaving.save'
  | 'profileSaving.cancel'
  | 'profileSaving.saving'
  | 'profileSaving.saved'
  | 'profileSaving.check'
  | 'profileSaving.correctErrors'
  | 'stopAllTexts.stop'
  | 'stopAllTexts.stopping'
  | 'stopAllTexts.phoneStopped'
  | 'stopAllTexts.sendersStopped'
  | 'stopAllTexts.alertsStopped'
  | 'stopAllTexts.again'
  | 'stopAllTexts.notStopped'
  | 'stopAllTexts.notProven'
  | 'stopAllTexts.phoneFailed'
  | 'stopAllTexts.phoneUnsure'
  | 'stopAllTexts.sendersFailed'
  | 'stopAllTexts.alertsFailed'
  | 'stopAllTexts.alertsUnsure'
  | 'stopAllTexts.tryAgain'
  | 'stopAllTexts.undo'
  | 'stopAllTexts.undoing'
  | 'stopAllTexts.restored'
  | 'stopAllTexts.notRestored'
  | 'textSubscriptions.title'
  | 'textSubscriptions.loading'
  | 'textSubscriptions.sender'
  | 'textSubscriptions.account'
  | 'textSubscriptions.marketing'
  | 'textSubscriptions.none'
  | 'textSubscriptions.rates'
  | 'textSubscriptions.unchanged'
  | 'textSubscriptions.save'
  | 'textSubscriptions.saving'
  | 'textSubscriptions.saved'
  | 'textSubscriptions.close'
  | 'textSubscriptions.okay'
  | 'textSubscriptions.cancel'
  | 'textSubscriptions.retry'
  | 'textSubscriptions.tryAgain'
  | 'textSubscriptions.notTextable'
  | 'textSubscriptions.mustAgree'
  | 'textSubscriptions.agreementFailed'
  | 'textSubscriptions.loadFailed'
  | 'textSubscriptions.notProven'
  | 'textSubscriptions.notModified'
  | 'textSubscriptions.notFinalized'
  | 'textAgreement.title'
  | 'textAgreement.titleOfPhone'
  | 'textAgreement.intro'
  | 'textAgreement.rates'
  | 'textAgreement.kept'
  | 'textAgreement.agree'
  | 'textAgreement.disagree'
  | 'profileErrors.error'
  | 'profileErrors.errorPasswordUnconfirmed'
  | 'profileErrors.errorInvalid'
  | 'profileErrors.errorLogonMissingCapitalLetter'
  | 'profileErrors.errorLogonMissingLowercaseLetter'
  | 'profileErrors.errorLogonMissingLetter'
  | 'profileErrors.errorLogonMissingNumber'
  | 'profileErrors.errorLogonMissingSpecialCharacter'
  | 'profileErrors.errorLogonMatchesEmail'
  | 'profileErrors.errorLogonTooShort'
  | 'profileErrors.errorLogonNameExists'
  | 'profileErrors.errorLogonNameLength'
  | 'profileErrors.errorPasswordTooShort'
  | 'profileErrors.errorPasswordNeedsLetterNumber'
  | 'profileErrors.errorPasswordSameAsLogin'
  | 'profileErrors.errorChooseDifferentPassword'
  | 'profileErrors.errorPasswordSameAsSSN'
  | 'profileErrors.errorReusedPassword'
  | 'profileErrors.errorPasswordMissingCapitalLetter'
  | 'profileErrors.errorPasswordMissingLowercaseLetter'
  | 'profileErrors.errorPasswordMissingLetter'
  | 'profileErrors.errorPasswordMissingNumber'
  | 'profileErrors.errorPasswordMissingSpecialCharacter'
  | 'profileErrors.errorPasswordEqualsPortionOfLogon'
  | 'profileErrors.errorPasswordMatchesEmail'
  | 'profileErrors.errorPasswordContainsThreeOrMoreConsecutiveIdenticalCharacters'
  | 'profileErrors.errorInvalidCurrentPassword'
  | 'profileErrors.errorProofRequired'
  | 'userInformation.missing'
  | 'userInformation.tryAgain'
  | 'userInformation.logonName'
  | 'userInformation.emailAddress'
  | 'userInformation.emailAddressRequired'
  | 'userInformation.emailAddressInvalid'
  | 'userInformation.emailPending'
  | 'userInformation.password'
  | 'userInformation.oldPassword'
  | 'userInformation.oldPasswordRequired'
  | 'userInformation.oldPasswordTooShort'
  | 'userInformation.newPassword'
  | 'userInformation.confirmNewPassword'
  | 'userInformation.question'
  | 'userInformation.secretQuestion'
  | 'userInformation.secretQuestionPlaceholder'
  | 'userInformation.secretQuestionRequired'
  | 'userInformation.secretAnswer'
  | 'userInformation.secretAnswerPlaceholder'
  | 'userInformation.secretAnswerRequired'
  | 'userInformation.secretAnswerCharacters'
  | 'userInformation.biometrics'
  | 'userInformation.biometricsSaved'
  | 'userInformation.biometricsNotUpdated'
  | 'userInformation.userInfoSaved'
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

/** Settings and texts of `<portico-contact-change>` by key; the property `settings` takes their JSON too. */
export type PorticoContactChangeSettings = {
  /** Telephone number of customer service, shown when an activation fails, the outcome of a payment is not known, a change needs a proof that cannot be given online, beside the sign-ins, in the footer of the portal and in the plain words; without one, the sentence or the footer omits it. */
  readonly 'globalOptions.customerServicePhone'?: string;
  /** For how many minutes the API accepts an e-mailed security code, as the borrower is told. */
  readonly 'loginOptions.securityCodeMinutes'?: number | `${number}`;
  /** How many seconds after a security code was sent another can be requested. */
  readonly 'loginOptions.securityCodeWaitSeconds'?: number | `${number}`;
  /** Shows only the first two dash-separated segments of an account number; calls still send all of it. */
  readonly 'globalOptions.removeCheckDigitOption'?: boolean | 'true' | 'false';
} & { readonly [K in TextKey]?: string };

/** The properties of `<portico-contact-change>`. */
export type PorticoContactChangeProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoContactChangeSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Asks the lender to change the address or the telephone numbers of chosen accounts. */
export const PorticoContactChange = /* @__PURE__ */ elementComponent<
  PorticoContactChangeProperties,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>(
  'portico-contact-change',
  ['settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-navigate'],
);

/** Settings and texts of `<portico-login-history>` by key; the property `settings` takes their JSON too. */
export type PorticoLoginHistorySettings = {
  /** Telephone number of customer service, shown when an activation fails, the outcome of a payment is not known, a change needs a proof that cannot be given online, beside the sign-ins, in the footer of the portal and in the plain words; without one, the sentence or the footer omits it. */
  readonly 'globalOptions.customerServicePhone'?: string;
} & { readonly [K in TextKey]?: string };

/** The properties of `<portico-login-history>`. */
export type PorticoLoginHistoryProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoLoginHistorySettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Lists the borrower's sign-ins, the newest first, with what is unusual. */
export const PorticoLoginHistory = /* @__PURE__ */ elementComponent<
  PorticoLoginHistoryProperties,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>(
  'portico-login-history',
  ['settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-navigate'],
);

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

/** The properties of `<portico-profile>`. */
export type PorticoProfileProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoProfileSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** The borrower's own data: sign-in, address, phone numbers and notifications, each saved by itself. */
export const PorticoProfile = /* @__PURE__ */ elementComponent<
  PorticoProfileProperties,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>(
  'portico-profile',
  ['settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-navigate'],
);
