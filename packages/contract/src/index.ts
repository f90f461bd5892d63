export type { Call, CodeOf, DocsOf, InputOf, OutputOf, SessionNeed } from './call';
export { defineCall } from './call';
export type { Codec, Fields, ValueOf, WireKind } from './codec';
export { readWire, writeWire } from './codec';
export type { AnswerFields, EntityOf, WireNames } from './entity';
export { answer, entity, sameName } from './entity';
export { documentAddress, type Document } from './document';
export {
  amount,
  choice,
  date,
  decimal,
  dictionary,
  flag,
  integer,
  json,
  list,
  optional,
  optionalAmount,
  optionalInteger,
  optionalText,
  text,
} from './fields';
export type { SettingsBuckets, SetupReading } from './setup';
export { institutionText } from './institution-text';
export { readSetup, setupTarget } from './setup';
export { isMissing } from './optional-call';
export { codesOf, refusalCodes } from './refusal';
export type {
  Account,
  AgreementLog,
  BankMethod,
  BankPayment,
  CardMethod,
  CardPayment,
  NewBankAccount,
  NewCard,
  PaymentMethod,
  RecurringPayment,
  ScheduledPayment,
} from './entities';
export type { SignInCode } from './entities/login';
export type { NewPasswordCode } from './entities/password-codes';
export type { BankAccountCode } from './entities/bank-account-codes';
export type { CardCode } from './entities/card-codes';
export type { DeletionCode } from './entities/planned-payment';
export type { RecoveryCode } from './entities/recovery';
export type { RegistrationCode } from './entities/registration';
export type { SubmissionCode } from './entities/submission';
export { accountDetails } from './calls/account-details';
export { accountList } from './calls/account-list';
export { addBankAccount } from './calls/add-bank-account';
export { addCard } from './calls/add-card';
export { agreementLogging } from './calls/agreement-logging';
export { institutionFacts } from './entities/institution-options';
export { applicationList } from './calls/application-list';
export { applicationOptions } from './calls/application-options';
export { apply } from './calls/apply';
export { bankLookup } from './calls/bank-lookup';
export { clientError } from './calls/client-error';
export { deleteBankAccount } from './calls/delete-bank-account';
export { deleteCard } from './calls/delete-card';
export { deleteRecurringBank } from './calls/delete-recurring-bank';
export { deleteRecurringCard } from './calls/delete-recurring-card';
export { deleteScheduledBank } from './calls/delete-scheduled-bank';
export { deleteScheduledCard } from './calls/delete-scheduled-card';
export { draftAgreement } from './calls/draft-agreement';
export { generateMfaCode } from './calls/generate-mfa-code';
export { hideAccount } from './calls/hide-account';
export { institutionOptions } from './calls/institution-options';
export { logout } from './calls/logout';
export { maintenanceMode } from './calls/maintenance-mode';
export { passableToken } from './calls/passable-token';
export { paymentInfo } from './calls/payment-info';
export { paymentMethods } from './calls/payment-methods';
export { paymentOutcome } from './calls/payment-outcome';
export { payoffQuote } from './calls/payoff-quote';
export { profile } from './calls/profile';
export { register } from './calls/register';
export { removeDefaultMethod } from './calls/remove-default-method';
export { resendCode } from './calls/resend-code';
export { setDefaultMethod } from './calls/set-default-method';
export { resetPassword } from './calls/reset-password';
export { setPasswordQuestion } from './calls/set-password-question';
export { submitImmediateBank } from './calls/submit-immediate-bank';
export { submitImmediateCard } from './calls/submit-immediate-card';
export { submitRecurringBank } from './calls/submit-recurring-bank';
export { submitRecurringCard } from './calls/submit-recurring-card';
export { submitScheduledBank } from './calls/submit-scheduled-bank';
export { submitScheduledCard } from './calls/submit-scheduled-card';
export { thirdPartyFee } from './calls/third-party-fee';
export { tokenLogin } from './calls/token-login';
export { userLogin } from './calls/user-login';
export { validateBankAccount } from './calls/validate-bank-account';
export { validateCode } from './calls/validate-code';
export { applyForLoan } from './documents/apply-for-loan';
export { draftAgreementDocument } from './documents/draft-agreement-document';
export { paymentReceipt } from './documents/payment-receipt';
export { logonValidationRules } from './calls/logon-validation-rules';
export { passwordValidationRules } from './calls/password-validation-rules';
export { validatePasswordForLoggedInUser } from './calls/validate-password-for-logged-in-user';
export { validatePasswordForReset } from './calls/validate-password-for-reset';
export { verifyNewUser } from './calls/verify-new-user';
export { checkTokenExpiration } from './calls/check-token-expiration';
export { lookupLoginFromToken } from './calls/lookup-login-from-token';
export { recoveryQuestion } from './calls/recovery-question';
export { answerSecretQuestion } from './calls/answer-secret-question';
export { generateNewPassword } from './calls/generate-new-password';
export { activateAccount } from './calls/activate-account';
export type { MessageCode } from './entities/message';
export { branchInfo } from './calls/branch-info';
export { zipLocation } from './calls/zip-location';
export { captchaChallenge } from './calls/captcha-challenge';
export { contactUs } from './calls/contact-us';
export { feedback } from './calls/feedback';
export { optOut } from './calls/opt-out';
export { validateEmail } from './calls/validate-email';
export { validateRegistrationCode } from './calls/validate-registration-code';
