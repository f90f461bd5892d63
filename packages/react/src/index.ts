// Made from the declarations of the elements by packages/element/build/generate.mjs
export { FirstScreens, type FirstScreensProps } from './first-screens';
export {
  PorticoAccounts,
  type PorticoAccountsProperties,
  type PorticoAccountsSettings,
  PorticoApplicationDetails,
  type PorticoApplicationDetailsProperties,
  type PorticoApplicationDetailsSettings,
  PorticoDepositDetails,
  type PorticoDepositDetailsProperties,
  type PorticoDepositDetailsSettings,
  PorticoLoanDetails,
  type PorticoLoanDetailsProperties,
  type PorticoLoanDetailsSettings,
} from './elements/loan-details';
export {
  PorticoActivation,
  type PorticoActivationProperties,
  type PorticoActivationSettings,
  PorticoOptOut,
  type PorticoOptOutProperties,
  type PorticoOptOutSettings,
  PorticoPasswordChange,
  type PorticoPasswordChangeProperties,
  type PorticoPasswordChangeSettings,
  PorticoRecovery,
  type PorticoRecoveryProperties,
  type PorticoRecoverySettings,
  PorticoSession,
  type PorticoSessionProperties,
  type PorticoSessionSettings,
  PorticoSignIn,
  type PorticoSignInProperties,
  type PorticoSignInSettings,
} from './elements/sign-in';
export {
  PorticoBranchLocator,
  type PorticoBranchLocatorProperties,
  type PorticoBranchLocatorSettings,
} from './elements/branch-locator';
export {
  PorticoContactChange,
  type PorticoContactChangeProperties,
  type PorticoContactChangeSettings,
  PorticoLoginHistory,
  type PorticoLoginHistoryProperties,
  type PorticoLoginHistorySettings,
  PorticoProfile,
  type PorticoProfileProperties,
  type PorticoProfileSettings,
} from './elements/profile';
export {
  PorticoDocumentCenter,
  type PorticoDocumentCenterProperties,
  type PorticoDocumentCenterSettings,
} from './elements/document-center';
export {
  PorticoFaq,
  type PorticoFaqProperties,
  type PorticoFaqSettings,
  PorticoMessages,
  type PorticoMessagesProperties,
  type PorticoMessagesSettings,
} from './elements/messages';
export {
  PorticoPayment,
  type PorticoPaymentProperties,
  type PorticoPaymentSettings,
  PorticoPaymentConfirmation,
  type PorticoPaymentConfirmationProperties,
  type PorticoPaymentConfirmationSettings,
} from './elements/payment';
export {
  PorticoPortal,
  type PorticoPortalProperties,
  type PorticoPortalSettings,
} from './elements/portal';
export {
  PorticoRegistration,
  type PorticoRegistrationProperties,
  type PorticoRegistrationSettings,
  PorticoVerifyEmail,
  type PorticoVerifyEmailProperties,
  type PorticoVerifyEmailSettings,
} from './elements/registration';
