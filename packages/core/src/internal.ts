export type { Core } from './core';
export type { Problem } from './reports/problem';
export type { Environment, StoragePort } from './page/environment';
export type { Client, SendOptions } from './http/client';
export { today } from './setup/today';
export { createCore } from './create-core';
export { pageCore } from './page-core';
export { completePageApi } from './page/page-api';
export { browserEnvironment } from './page/browser-environment';
export { isCached } from './page/is-cached';
export { pageStore, type LeadCandidate, type PageState, type PageStore } from './page/page-store';
export { countPageView } from './reports/analytics';
export {
  errorKey,
  mapErrorMessage,
  ownMessages,
  serverMessages,
  type MappedError,
} from './http/error-mapping';
export { trustedDevices, type TrustedDevices } from './session/trusted-devices';
export {
  failCall,
  type ApiError,
  type ApiFault,
  type CallOutcome,
  type Delivery,
} from './http/api-error';
export {
  isUnanswered,
  readFirst,
  unanswered,
  whatBecame,
  type Unanswered,
} from './changes/changes';
export { changesTexts } from './changes/changes.sentences';
export { refusedCodes } from './http/refused-codes';
export { isAccepted } from './http/accepted';
export { createForm, type Form, type FormEvent, type FormState } from './form/form';
export { parseJson } from './json';
export { isAccountReference } from './navigation/account-reference';
export { requestedAccount } from './navigation/requested-account';
export {
  paymentDestination,
  presetParts,
  readPaymentPreset,
  textsOf,
  type PaymentPreset,
} from './navigation/payment-preset';
export { dateParts, dayOfYear, longDate, monthAndDay, monthAndYear } from './texts/date-words';
export { valueInAddress, valuesInAddress } from './navigation/value-in-address';
export { returnAddress } from './navigation/return-address';
export { passToScreen } from './navigation/pass-to-screen';
export { takeWantedScreen } from './navigation/take-wanted-screen';
export { chunk, type Chunk, type OnDemandPolicy } from './page/on-demand';
export { dropLinkToken, hideLinkToken, linkToken } from './navigation/link-token';
export { openBlankWindow, type NewWindow } from './navigation/new-window';
export { openWindow } from './navigation/open-window';
export { screens, type Router, type ScreenData, type TakenData } from './navigation/destination';
export { emit } from './page/events';
export { perSession } from './session/per-session';
export { canKeepSession } from './session/session-store';
export type { IdleState, IdleWatch } from './session/idle';
export type { Query, QueryState } from './query/query';
export type { NewSession, Session } from './session/session';
export { hasEmailAddress, isPersonalUser, ownerOf, shownName } from './session/session-facts';
export type { InstitutionLengths, Setup, SetupState } from './setup/setup';
export { institutionLengths } from './setup/institution-lengths';
export { entryOf, type CodeTexts } from './texts/code-texts';
export { directionOf } from './texts/direction';
export { documentLanguage } from './texts/document-language';
export { defineTexts, type Texts, type Translate } from './texts/texts';
export { list } from './settings/list';
export {
  address,
  flag,
  number,
  picture,
  richText,
  text,
  type Setting,
  type SettingKey,
  type SettingKind,
  type SettingNotes,
} from './settings/setting';
export {
  achAllowFuturePayoff,
  achPreCheckOption,
  achProfilesOption,
  allowSaturdayOption,
  allowSavingsOption,
  allowScheduledAchPayments,
  allowSundayOption,
  blockImmediateAchOption,
  draftAgreementDocumentName,
  hideConfirmAccountNumberOption,
  minimumAchAmount,
  requireAchDraftAgreementOption,
  singleUseAchOption,
} from './settings/payments/ach-payment-options';
export { agreementTexts, openAgreementsFirstOption } from './settings/access/agreement-options';
export {
  allowScheduledCardPayments,
  cardAllowFuturePayoff,
  cardFeeInfoText,
  cardProfilesOption,
  cardTypes,
  cardWeekendsOption,
  debitOnlyOption,
  fullAddressOption,
  allowRawCardsOption,
  hostedFieldsUrl,
  maximumCardAmount,
  singleUseCardOption,
  thirdPartyCardLinkOption,
  thirdPartyCardLinkUrl,
} from './settings/payments/card-payment-options';
export {
  dashboardBannerImage,
  dashboardBannerText,
  dashboardInfoText,
  dashboardNoticeText,
} from './settings/site/dashboard-options';
export { disableEZPayOption } from './settings/accounts/deposit-options';
export { faqSections, type FaqSection } from './settings/site/faq-options';
export { footerImages } from './settings/site/footer-images';
export { accountSelectorText } from './settings/payments/account-selector-options';
export { blockOnHoldCodes } from './settings/payments/hold-code-options';
export {
  allowDeleteScheduledPaymentsOption,
  allowScheduledPaymentsWhenDelinquent,
  blockOnHoldCode48Option,
  resendSameKeyOption,
  blockScheduledPaymentsWhenPastDue,
  externalScheduledPaymentManagerOption,
  forceMinimumOption,
  forceTotalDueOption,
  hideFeesBannerOption,
  hidePayoffOption,
  maximumCardPaymentAmount,
  maxPayoffPercent,
  maxScheduledPaymentsAllowed,
  minimumCardPaymentAmount,
  minimumWhenDelinquentOption,
  paymentCutoffTime,
  paymentTypeText,
  scheduledDeletionBlockedText,
  thirdPartyBranchMaximum,
  thirdPartyBranchMinimum,
  thirdPartyPaymentUrl,
  useThirdPartyFeeOption,
  useThirdPartyPaymentsOption,
} from './settings/payments/general-payment-options';
export {
  accountWords,
  agreements,
  analyticsIds,
  errorCodeMap,
  institutionTimeZone,
  leaveWarningOption,
  logoImage,
  removeCheckDigitOption,
} from './settings/site/global-options';
export {
  maximumUploadMegabytes,
  openDocumentsInPageOption,
  useFileServicesOption,
} from './settings/site/document-options';
export {
  singleSignOnOrigins,
  singleSignOnUrl,
  singleSignOnWithoutStateOption,
} from './settings/site/single-sign-on-options';
export { mapTileAttribution, mapTileUrl } from './settings/site/locations-options';
export {
  customerServiceHours,
  lenderName,
  allowApplyForLoanOption,
  disclosuresText,
  footerText,
  hideApplyForLoanOption,
  hideContactUsOption,
  remoteBranchLocatorUrl,
  useBranchLocatorOption,
  useConsumerOriginationOption,
  useDocumentCenterOption,
  useFAQOption,
  useRemoteBranchLocatorOption,
} from './settings/site/portal-options';
export {
  reviewMinimumDays,
  reviewMinimumLoads,
  reviewMinimumMonths,
  reviewPromptOption,
} from './settings/site/review-options';
export { accountCodeWords } from './settings/accounts/account-code-words';
export {
  hideFigures,
  hideLoanInformationOption,
  useDocumentCenterLinkOption,
  useInsuranceOption,
  usePayoffQuoteOption,
  useRequestChangeOption,
} from './settings/accounts/loan-options';
export {
  hideAccountDocumentsOption,
  hideAlertsOption,
  hideEStatementsOption,
  hideHideFromWebOption,
  hideLoanHistoryOption,
  hideLoanOverTimeOption,
  hideRecurringPaymentsOption,
  hideScheduledPaymentsOption,
} from './settings/accounts/loan-section-options';
export { sampleStatementUrl, statementProviders } from './settings/accounts/statement-options';
export {
  confirmPasswordOption,
  recoverCredentialsWithoutQuestionOption,
  secretQuestions,
  useCustomerCredentialsOption,
  securityCodeMinutes,
  securityCodeWaitSeconds,
  useMultiFactorOption,
  usePasswordRuleListOption,
  useSsnValidationOption,
} from './settings/access/login-options';
export {
  feedbackBadOptions,
  feedbackErrorText,
  feedbackGoodOptions,
  hideFeedbackOption,
} from './settings/site/message-options';
export {
  allowTextMessagingOption,
  forceManualCifChangesOption,
  hideChooseDifferentPasswordOption,
  hideLogonNameExistsOption,
  hideLogonNameLengthOption,
  hidePasswordNeedsLetterNumberOption,
  hidePasswordSameAsLoginOption,
  hidePasswordSameAsSSNOption,
  hidePasswordTooShortOption,
  hidePersonalInformationOption,
  hidePhonesOption,
  hideReusedPasswordOption,
} from './settings/accounts/profile-options';
export { useDevicesOption, usePasskeysOption } from './settings/access/passkey-options';
export {
  additionalAmountOption,
  additionalPrincipalOption,
  allowDeleteRecurringOption,
  allowedFrequencies,
  allowRecurringAchPayments,
  allowRecurringCardPayments,
  allowRecurringWhenDelinquent,
  blockRecurringWhenPastDue,
  customAmountOption,
  forceDaysBeforeDueOption,
  forceOnDueDateOption,
  recurringDeletionBlockedText,
} from './settings/payments/recurring-payment-options';
export { customerServicePhone } from './settings/access/activation-options';
export {
  hideRecoveryBranchNumberOption,
  hideRecoveryDateOfBirthOption,
  hideRecoveryEmailOption,
  hideRecoveryZipCodeOption,
} from './settings/access/recovery-options';
export {
  applyWithoutAccountOption,
  customQuestionOption,
  depositAccountsOption,
  hideDateOfBirthOption,
  hideDriversLicenseOption,
  hideFirstNameOption,
  hideMiddleNameOption,
  hideMothersMaidenOption,
  hidePhoneOption,
  hidePlaceOfBirthOption,
  hideZipOption,
  loanAccountsOption,
  noAccountNumberOption,
  registrationInfoText,
  requiredSSNDigits,
  verifyEmailOption,
} from './settings/access/registration-options';
export { announcementText, appStoreUrl, playStoreUrl } from './settings/access/sign-in-notices';
