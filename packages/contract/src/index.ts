export type { Call, CodeOf, DocsOf, Effect, InputOf, OutputOf, SessionNeed } from './call';
export { defineCall, isMissing } from './call';
export type { Codec, Fields, ValueOf, WireKind } from './codec/codec';
export { readWire, writeWire } from './codec/codec';
export type { AnswerFields, EntityOf, WireNames } from './codec/entity';
export { answer, entity, sameName } from './codec/entity';
export { documentAddress, type Document, type MediaType } from './document';
export {
  amount,
  choice,
  date,
  decimal,
  dictionary,
  flag,
  identifier,
  integer,
  json,
  list,
  optional,
  optionalAmount,
  optionalInteger,
  optionalText,
  text,
} from './codec/fields';
export { readOr, unread, type Unread } from './codec/parts';
export { tolerantList, tolerantOptional } from './codec/tolerant';
export type { SettingsBuckets, SetupReading } from './setup';
export { institutionText } from './institution-text';
export { readSetup, setupTarget } from './setup';
export { codesOf, refusalCodes } from './refusal';
export type {
  Account,
  AccountAddress,
  AccountDocument,
  AgreementLog,
  Application,
  BankMethod,
  BankPayment,
  CardMethod,
  CardPayment,
  ChannelAlerts,
  EmailAlerts,
  FileType,
  NewBankAccount,
  NewCard,
  PaymentMethod,
  PersonalInfo,
  Phone,
  RecurringPayment,
  ScheduledPayment,
  Statement,
  TextAlerts,
  TextSubscription,
  UserAlerts,
} from './entities/types';
export type { SignInCode } from './entities/access/login';
export type { NewPasswordCode } from './entities/access/password-codes';
export type { ProofCode, ProofMethod } from './entities/access/proof';
export type { GivenProofCode } from './calls/proof/give-proof';
export type { BankAccountCode } from './entities/payments/bank-account-codes';
export type { CardCode } from './entities/payments/card-codes';
export type { DeletionCode } from './entities/payments/deletion';
export type { RecoveryCode } from './entities/access/recovery';
export type { RegistrationCode } from './entities/access/registration';
export type { SubmissionCode } from './entities/payments/submission';
export {
  accountAddress,
  accountDetails,
  accountProblems,
  statementDetails,
  storedAlerts,
} from './calls/accounts/account-details';
export { accountList } from './calls/accounts/account-list';
export { addBankAccount } from './calls/methods/add-bank-account';
export { addCard } from './calls/methods/add-card';
export { agreementLogging } from './calls/sign-in/agreement-logging';
export { institutionFacts } from './entities/setup/institution-options';
export { applicationList } from './calls/accounts/application-list';
export { applicationOptions } from './calls/setup/application-options';
export { apply } from './calls/registration/apply';
export { bankLookup } from './calls/methods/bank-lookup';
export { clientError } from './calls/setup/client-error';
export { deleteBankAccount } from './calls/methods/delete-bank-account';
export { deleteCard } from './calls/methods/delete-card';
export { deleteRecurringBank } from './calls/planned-payments/delete-recurring-bank';
export { deleteRecurringCard } from './calls/planned-payments/delete-recurring-card';
export { deleteScheduledBank } from './calls/planned-payments/delete-scheduled-bank';
export { deleteScheduledCard } from './calls/planned-payments/delete-scheduled-card';
export { draftAgreement } from './calls/payments/draft-agreement';
export { generateMfaCode } from './calls/registration/generate-mfa-code';
export { hideAccount } from './calls/accounts/hide-account';
export { institutionOptions } from './calls/setup/institution-options';
export { logout } from './calls/sign-in/logout';
export { maintenanceMode } from './calls/setup/maintenance-mode';
export { passableToken } from './calls/sign-in/passable-token';
export { paymentInfo, paymentToken } from './calls/payments/payment-info';
export { paymentMethods } from './calls/methods/payment-methods';
export { paymentOutcome } from './calls/payments/payment-outcome';
export { payoffQuote } from './calls/payments/payoff-quote';
export { keepAliveRequest } from './calls/profile/keep-alive';
export { profile } from './calls/profile/profile';
export { register } from './calls/registration/register';
export { removeDefaultMethod } from './calls/methods/remove-default-method';
export { resendCode } from './calls/sign-in/resend-code';
export { setDefaultMethod } from './calls/methods/set-default-method';
export { resetPassword } from './calls/sign-in/reset-password';
export { setPasswordQuestion } from './calls/sign-in/set-password-question';
export { submitImmediateBank } from './calls/payments/submit-immediate-bank';
export { submitImmediateCard } from './calls/payments/submit-immediate-card';
export { submitRecurringBank } from './calls/payments/submit-recurring-bank';
export { submitRecurringCard } from './calls/payments/submit-recurring-card';
export { submitScheduledBank } from './calls/payments/submit-scheduled-bank';
export { submitScheduledCard } from './calls/payments/submit-scheduled-card';
export { thirdPartyFee } from './calls/payments/third-party-fee';
export { tokenLogin } from './calls/sign-in/token-login';
export { userLogin } from './calls/sign-in/user-login';
export { validateBankAccount } from './calls/methods/validate-bank-account';
export { validateCode } from './calls/sign-in/validate-code';
export { applyForLoan } from './documents/apply-for-loan';
export { draftAgreementDocument } from './documents/draft-agreement-document';
export { paymentReceipt } from './documents/payment-receipt';
export { logonValidationRules } from './calls/credentials/logon-validation-rules';
export { passwordValidationRules } from './calls/credentials/password-validation-rules';
export { validatePasswordForLoggedInUser } from './calls/credentials/validate-password-for-logged-in-user';
export { validatePasswordForReset } from './calls/credentials/validate-password-for-reset';
export { verifyNewUser } from './calls/sign-in/verify-new-user';
export { checkTokenExpiration } from './calls/credentials/check-token-expiration';
export { lookupLoginFromToken } from './calls/credentials/lookup-login-from-token';
export { recoveryQuestion } from './calls/credentials/recovery-question';
export { answerSecretQuestion } from './calls/credentials/answer-secret-question';
export { generateNewPassword } from './calls/credentials/generate-new-password';
export { activateAccount } from './calls/registration/activate-account';
export type { MessageCode } from './entities/profile/message';
export { branchInfo } from './calls/contact/branch-info';
export { zipLocation } from './calls/contact/zip-location';
export { captchaChallenge } from './calls/contact/captcha-challenge';
export { contactUs } from './calls/contact/contact-us';
export { feedback } from './calls/contact/feedback';
export { optOut } from './calls/registration/opt-out';
export { validateEmail } from './calls/registration/validate-email';
export { validateRegistrationCode } from './calls/registration/validate-registration-code';
export { emailAlerts, textAlerts } from './entities/accounts/alerts';
export { accountAlerts } from './calls/accounts/account-alerts';
export { applicationDetails } from './calls/accounts/application';
export { updateAddress } from './calls/accounts/update-address';
export { insuranceInformation } from './calls/accounts/insurance-information';
export { setStatementFormat } from './calls/statements/set-statement-format';
export { statementList } from './calls/statements/statement-list';
export { statementUrl } from './calls/statements/statement-url';
export { accountHistory } from './calls/history/account-history';
export { historyDownloadToken } from './calls/history/history-download-token';
export { payoffDownloadToken } from './calls/payments/payoff-download-token';
export { historyDownload } from './documents/history-download';
export { payoffBreakdown } from './documents/payoff-breakdown';
export { statementDocument } from './documents/statement';
export { broadridgeStatement } from './documents/broadridge-statement';
export { accountDocuments } from './calls/documents/account-documents';
export { customerDocuments } from './calls/documents/customer-documents';
export { applicationDocuments } from './calls/documents/application-documents';
export { fileTypes } from './calls/documents/file-types';
export { updateProfile } from './calls/profile/update-profile';
export { loginHistory } from './calls/profile/login-history';
export { changeContactInfo } from './calls/profile/change-contact-info';
export { textSubscriptions } from './calls/profile/text-subscriptions';
export { changeTextSubscriptions } from './calls/profile/change-text-subscriptions';
export { passkeyRegistrationOptions } from './calls/passkeys/registration-options';
export { registerPasskey } from './calls/passkeys/register-passkey';
export { passkeyList } from './calls/passkeys/passkey-list';
export { removePasskey } from './calls/passkeys/remove-passkey';
export { passkeySignInOptions } from './calls/passkeys/sign-in-options';
export { passkeySignIn } from './calls/passkeys/passkey-sign-in';
export { sessionList } from './calls/profile/session-list';
export { endSessions } from './calls/profile/end-sessions';
export { proofWays } from './calls/proof/proof-ways';
export { sendProofCode } from './calls/proof/send-proof-code';
export { proofPasskeyOptions } from './calls/proof/proof-passkey-options';
export { giveProof } from './calls/proof/give-proof';
export { uploadedDocument } from './documents/uploaded-document';
export { resumableUploads, type Upload } from './upload';
export { applicationUpload } from './uploads/application-upload';
export { customerUpload } from './uploads/customer-upload';
export { loanUpload } from './uploads/loan-upload';
export type { ProfileCode } from './entities/profile/profile-codes';
export { userAlerts } from './entities/profile/user-alerts';
