export type { AccountListAnswer, Core, Overrides, Problem } from './core';
export type { Environment, StoragePort, ChannelPort } from './environment';
export type { Client, SendOptions } from './client';
export { accountsOf } from './accounts';
export { today } from './today';
export { configure, type Configuration } from './configuration';
export { createCore } from './create-core';
export { pageCore } from './page-core';
export { browserEnvironment } from './browser-environment';
export { pageStore, type LeadCandidate, type PageState, type PageStore } from './page-store';
export { readableAgreements, readAgreements, type ReadableAgreement } from './agreements';
export { agreementWords } from './agreements.texts';
export {
  askForSession,
  askForToken,
  createPasswordChecks,
  type AskAboutPassword,
  type PasswordChecks,
} from './credentials/password-checks';
export { loginNamePolicy, minimumOf, passwordPolicy } from './credentials/credential-policy';
export { loginNameWords, passwordWords, ruleItems } from './credentials/credential-words';
export { credentialsTexts, type CredentialsTextKey } from './credentials/credentials.texts';
export { countPageView } from './analytics';
export { errorKey, mapErrorMessage, type MappedError } from './error-mapping';
export {
  deviceInfoDelay,
  mobileBridge,
  type BiometricToken,
  type DeviceInfo,
  type MobileBridge,
} from './mobile-bridge';
export { reviewHistory } from './review-history';
export { trustedDevices, type TrustedDevices } from './trusted-devices';
export {
  fail,
  failure,
  success,
  type ApiError,
  type ApiFault,
  type Delivery,
  type Result,
} from './result';
export { handOver } from './hand-over';
export { chunk, type Chunk, type OnDemandPolicy } from './on-demand';
export { dropLinkToken, hideLinkToken, linkToken } from './link-token';
export { openBlankWindow, openWindow, type NewWindow } from './new-window';
export { screens, type Arrival, type Destination, type Router, type Screen } from './destination';
export {
  emit,
  porticoEventNames,
  type PorticoEventName,
  type PorticoEvents,
  type SignOutReason,
} from './events';
export type { IdleState, IdleWatch } from './idle';
export type { Resource, ResourceState } from './resource';
export type { NewSession, Session } from './session';
export { hasEmailAddress, isPersonalUser } from './session-facts';
export type { InstitutionLengths, Setup, SetupState } from './setup';
export { documentLanguage } from './document-language';
export { defineTexts, type Locale, type Texts, type Translate } from './texts';
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
  hideConfirmAccountNumberOption,
  minimumAchAmount,
  requireAchDraftAgreementOption,
  singleUseAchOption,
} from './settings/ach-payment-options';
export { agreementTexts, openAgreementsFirstOption } from './settings/agreement-options';
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
} from './settings/card-payment-options';
export {
  dashboardBannerImage,
  dashboardBannerText,
  dashboardInfoText,
  dashboardNoticeText,
} from './settings/dashboard-options';
export { disableEZPayOption } from './settings/deposit-options';
export { faqSections, type FaqSection } from './settings/faq-options';
export { footerImages } from './settings/footer-images';
export {
  accountSelectorText,
  allowDeleteScheduledPaymentsOption,
  allowScheduledPaymentsWhenDelinquent,
  blockOnHoldCode48Option,
  blockOnHoldCodes,
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
} from './settings/general-payment-options';
export {
  agreements,
  allowApplyForLoanOption,
  analyticsIds,
  disclosuresText,
  errorCodeMap,
  footerText,
  hideApplyForLoanOption,
  hideContactUsOption,
  institutionTimeZone,
  leaveWarningOption,
  logoImage,
  removeCheckDigitOption,
  reviewMinimumDays,
  reviewMinimumLoads,
  reviewMinimumMonths,
  reviewPromptOption,
  singleSignOnOrigins,
  singleSignOnUrl,
  singleSignOnWithoutStateOption,
  useBranchLocatorOption,
  useConsumerOriginationOption,
  useDocumentCenterOption,
  useFAQOption,
} from './settings/global-options';
export { hideHideFromWebOption } from './settings/loan-options';
export {
  confirmPasswordOption,
  recoverCredentialsWithoutQuestionOption,
  secretQuestions,
  useCustomerCredentialsOption,
  useMultiFactorOption,
  usePasswordRuleListOption,
  useSsnValidationOption,
} from './settings/login-options';
export {
  feedbackBadOptions,
  feedbackErrorText,
  feedbackGoodOptions,
  hideFeedbackOption,
} from './settings/message-options';
export { forceManualCifChangesOption } from './settings/profile-options';
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
} from './settings/recurring-payment-options';
export { customerServicePhone } from './settings/activation-options';
export {
  hideRecoveryBranchNumberOption,
  hideRecoveryDateOfBirthOption,
  hideRecoveryEmailOption,
  hideRecoveryZipCodeOption,
} from './settings/recovery-options';
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
} from './settings/registration-options';
export { announcementText, appStoreUrl, playStoreUrl } from './settings/sign-in-notices';
