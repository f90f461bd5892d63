import type { Call, DocsOf } from './call';
import type { ProofCode } from './entities/access/proof';
import { accountDetails, accountDetailsDocs } from './calls/accounts/account-details';
import { accountList, accountListDocs } from './calls/accounts/account-list';
import { addBankAccount, addBankAccountDocs } from './calls/methods/add-bank-account';
import { addCard, addCardDocs } from './calls/methods/add-card';
import { agreementLogging, agreementLoggingDocs } from './calls/sign-in/agreement-logging';
import { applicationList, applicationListDocs } from './calls/accounts/application-list';
import { applicationOptions, applicationOptionsDocs } from './calls/setup/application-options';
import { apply, applyDocs } from './calls/registration/apply';
import { bankLookup, bankLookupDocs } from './calls/methods/bank-lookup';
import { clientError, clientErrorDocs } from './calls/setup/client-error';
import { contactUs, contactUsDocs } from './calls/contact/contact-us';
import { feedback, feedbackDocs } from './calls/contact/feedback';
import { deleteBankAccount, deleteBankAccountDocs } from './calls/methods/delete-bank-account';
import { deleteCard, deleteCardDocs } from './calls/methods/delete-card';
import {
  deleteRecurringBank,
  deleteRecurringBankDocs,
} from './calls/planned-payments/delete-recurring-bank';
import {
  deleteRecurringCard,
  deleteRecurringCardDocs,
} from './calls/planned-payments/delete-recurring-card';
import {
  deleteScheduledBank,
  deleteScheduledBankDocs,
} from './calls/planned-payments/delete-scheduled-bank';
import {
  deleteScheduledCard,
  deleteScheduledCardDocs,
} from './calls/planned-payments/delete-scheduled-card';
import { draftAgreement, draftAgreementDocs } from './calls/payments/draft-agreement';
import { generateMfaCode, generateMfaCodeDocs } from './calls/registration/generate-mfa-code';
import { hideAccount, hideAccountDocs } from './calls/accounts/hide-account';
import { institutionOptions, institutionOptionsDocs } from './calls/setup/institution-options';
import { logout, logoutDocs } from './calls/sign-in/logout';
import { maintenanceMode, maintenanceModeDocs } from './calls/setup/maintenance-mode';
import { passableToken, passableTokenDocs } from './calls/sign-in/passable-token';
import { paymentInfo, paymentInfoDocs } from './calls/payments/payment-info';
import { paymentMethods, paymentMethodsDocs } from './calls/methods/payment-methods';
import { paymentOutcome, paymentOutcomeDocs } from './calls/payments/payment-outcome';
import { payoffQuote, payoffQuoteDocs } from './calls/payments/payoff-quote';
import { profile, profileDocs } from './calls/profile/profile';
import { register, registerDocs } from './calls/registration/register';
import {
  removeDefaultMethod,
  removeDefaultMethodDocs,
} from './calls/methods/remove-default-method';
import { resendCode, resendCodeDocs } from './calls/sign-in/resend-code';
import { setDefaultMethod, setDefaultMethodDocs } from './calls/methods/set-default-method';
import { resetPassword, resetPasswordDocs } from './calls/sign-in/reset-password';
import {
  setPasswordQuestion,
  setPasswordQuestionDocs,
} from './calls/sign-in/set-password-question';
import {
  submitImmediateBank,
  submitImmediateBankDocs,
} from './calls/payments/submit-immediate-bank';
import {
  submitImmediateCard,
  submitImmediateCardDocs,
} from './calls/payments/submit-immediate-card';
import {
  submitRecurringBank,
  submitRecurringBankDocs,
} from './calls/payments/submit-recurring-bank';
import {
  submitRecurringCard,
  submitRecurringCardDocs,
} from './calls/payments/submit-recurring-card';
import {
  submitScheduledBank,
  submitScheduledBankDocs,
} from './calls/payments/submit-scheduled-bank';
import {
  submitScheduledCard,
  submitScheduledCardDocs,
} from './calls/payments/submit-scheduled-card';
import { thirdPartyFee, thirdPartyFeeDocs } from './calls/payments/third-party-fee';
import { tokenLogin, tokenLoginDocs } from './calls/sign-in/token-login';
import { userLogin, userLoginDocs } from './calls/sign-in/user-login';
import {
  validateBankAccount,
  validateBankAccountDocs,
} from './calls/methods/validate-bank-account';
import { validateCode, validateCodeDocs } from './calls/sign-in/validate-code';
import { verifyNewUser, verifyNewUserDocs } from './calls/sign-in/verify-new-user';
import {
  logonValidationRules,
  logonValidationRulesDocs,
} from './calls/credentials/logon-validation-rules';
import {
  passwordValidationRules,
  passwordValidationRulesDocs,
} from './calls/credentials/password-validation-rules';
import {
  validatePasswordForLoggedInUser,
  validatePasswordForLoggedInUserDocs,
} from './calls/credentials/validate-password-for-logged-in-user';
import {
  validatePasswordForReset,
  validatePasswordForResetDocs,
} from './calls/credentials/validate-password-for-reset';
import { branchInfo, branchInfoDocs } from './calls/contact/branch-info';
import { zipLocation, zipLocationDocs } from './calls/contact/zip-location';
import { captchaChallenge, captchaChallengeDocs } from './calls/contact/captcha-challenge';
import {
  checkTokenExpiration,
  checkTokenExpirationDocs,
} from './calls/credentials/check-token-expiration';
import {
  lookupLoginFromToken,
  lookupLoginFromTokenDocs,
} from './calls/credentials/lookup-login-from-token';
import { recoveryQuestion, recoveryQuestionDocs } from './calls/credentials/recovery-question';
import {
  answerSecretQuestion,
  answerSecretQuestionDocs,
} from './calls/credentials/answer-secret-question';
import {
  generateNewPassword,
  generateNewPasswordDocs,
} from './calls/credentials/generate-new-password';
import { activateAccount, activateAccountDocs } from './calls/registration/activate-account';
import { optOut, optOutDocs } from './calls/registration/opt-out';
import { validateEmail, validateEmailDocs } from './calls/registration/validate-email';
import {
  validateRegistrationCode,
  validateRegistrationCodeDocs,
} from './calls/registration/validate-registration-code';
import { accountAlerts, accountAlertsDocs } from './calls/accounts/account-alerts';
import { applicationDetails, applicationDetailsDocs } from './calls/accounts/application';
import { updateAddress, updateAddressDocs } from './calls/accounts/update-address';
import {
  insuranceInformation,
  insuranceInformationDocs,
} from './calls/accounts/insurance-information';
import {
  setStatementFormat,
  setStatementFormatDocs,
} from './calls/statements/set-statement-format';
import { statementList, statementListDocs } from './calls/statements/statement-list';
import { statementUrl, statementUrlDocs } from './calls/statements/statement-url';
import { accountHistory, accountHistoryDocs } from './calls/history/account-history';
import {
  historyDownloadToken,
  historyDownloadTokenDocs,
} from './calls/history/history-download-token';
import {
  payoffDownloadToken,
  payoffDownloadTokenDocs,
} from './calls/payments/payoff-download-token';
import { accountDocuments, accountDocumentsDocs } from './calls/documents/account-documents';
import { customerDocuments, customerDocumentsDocs } from './calls/documents/customer-documents';
import {
  applicationDocuments,
  applicationDocumentsDocs,
} from './calls/documents/application-documents';
import { fileTypes, fileTypesDocs } from './calls/documents/file-types';
import { updateProfile, updateProfileDocs } from './calls/profile/update-profile';
import { loginHistory, loginHistoryDocs } from './calls/profile/login-history';
import { changeContactInfo, changeContactInfoDocs } from './calls/profile/change-contact-info';
import { textSubscriptions, textSubscriptionsDocs } from './calls/profile/text-subscriptions';
import {
  changeTextSubscriptions,
  changeTextSubscriptionsDocs,
} from './calls/profile/change-text-subscriptions';
import {
  passkeyRegistrationOptions,
  passkeyRegistrationOptionsDocs,
} from './calls/passkeys/registration-options';
import { registerPasskey, registerPasskeyDocs } from './calls/passkeys/register-passkey';
import { passkeyList, passkeyListDocs } from './calls/passkeys/passkey-list';
import { removePasskey, removePasskeyDocs } from './calls/passkeys/remove-passkey';
import { passkeySignInOptions, passkeySignInOptionsDocs } from './calls/passkeys/sign-in-options';
import { passkeySignIn, passkeySignInDocs } from './calls/passkeys/passkey-sign-in';
import { sessionList, sessionListDocs } from './calls/profile/session-list';
import { endSessions, endSessionsDocs } from './calls/profile/end-sessions';
import { proofWays, proofWaysDocs } from './calls/proof/proof-ways';
import { sendProofCode, sendProofCodeDocs } from './calls/proof/send-proof-code';
import { proofPasskeyOptions, proofPasskeyOptionsDocs } from './calls/proof/proof-passkey-options';
import { giveProof, giveProofDocs } from './calls/proof/give-proof';

/** A call with its documentation. */
export type DocumentedCall = Call & {
  readonly summary: string;
  readonly meanings: Readonly<Record<string, string>>;
  readonly refusedWith: 200 | 403;
};

function documented<I, O, C extends string>(
  call: Call<I, O, C>,
  docs: DocsOf<Call<I, O, C>>,
): DocumentedCall {
  return {
    ...call,
    summary: docs.summary,
    meanings: docs.codes,
    refusedWith: docs.refusedWith ?? 200,
  };
}

/** Every call of the API, for documentation and tools; a browser imports only the calls it uses. */
export const allCalls: readonly DocumentedCall[] = [
  documented(userLogin, userLoginDocs),
  documented(tokenLogin, tokenLoginDocs),
  documented(validateCode, validateCodeDocs),
  documented(resendCode, resendCodeDocs),
  documented(verifyNewUser, verifyNewUserDocs),
  documented(resetPassword, resetPasswordDocs),
  documented(setPasswordQuestion, setPasswordQuestionDocs),
  documented(logout, logoutDocs),
  documented(logonValidationRules, logonValidationRulesDocs),
  documented(passwordValidationRules, passwordValidationRulesDocs),
  documented(validatePasswordForLoggedInUser, validatePasswordForLoggedInUserDocs),
  documented(validatePasswordForReset, validatePasswordForResetDocs),
  documented(checkTokenExpiration, checkTokenExpirationDocs),
  documented(lookupLoginFromToken, lookupLoginFromTokenDocs),
  documented(recoveryQuestion, recoveryQuestionDocs),
  documented(answerSecretQuestion, answerSecretQuestionDocs),
  documented(generateNewPassword, generateNewPasswordDocs),
  documented(activateAccount, activateAccountDocs),
  documented(optOut, optOutDocs),
  documented(branchInfo, branchInfoDocs),
  documented(zipLocation, zipLocationDocs),
  documented(captchaChallenge, captchaChallengeDocs),
  documented(feedback, feedbackDocs),
  documented(contactUs, contactUsDocs),
  documented(register, registerDocs),
  documented(apply, applyDocs),
  documented(generateMfaCode, generateMfaCodeDocs),
  documented(validateRegistrationCode, validateRegistrationCodeDocs),
  documented(validateEmail, validateEmailDocs),
  documented(maintenanceMode, maintenanceModeDocs),
  documented(applicationOptions, applicationOptionsDocs),
  documented(institutionOptions, institutionOptionsDocs),
  documented(clientError, clientErrorDocs),
  documented(accountList, accountListDocs),
  documented(accountDetails, accountDetailsDocs),
  documented(hideAccount, hideAccountDocs),
  documented(applicationList, applicationListDocs),
  documented(paymentInfo, paymentInfoDocs),
  documented(paymentMethods, paymentMethodsDocs),
  documented(bankLookup, bankLookupDocs),
  documented(addBankAccount, addBankAccountDocs),
  documented(validateBankAccount, validateBankAccountDocs),
  documented(submitImmediateBank, submitImmediateBankDocs),
  documented(submitScheduledBank, submitScheduledBankDocs),
  documented(addCard, addCardDocs),
  documented(deleteBankAccount, deleteBankAccountDocs),
  documented(deleteCard, deleteCardDocs),
  documented(setDefaultMethod, setDefaultMethodDocs),
  documented(removeDefaultMethod, removeDefaultMethodDocs),
  documented(submitImmediateCard, submitImmediateCardDocs),
  documented(submitScheduledCard, submitScheduledCardDocs),
  documented(submitRecurringCard, submitRecurringCardDocs),
  documented(submitRecurringBank, submitRecurringBankDocs),
  documented(deleteRecurringBank, deleteRecurringBankDocs),
  documented(deleteRecurringCard, deleteRecurringCardDocs),
  documented(deleteScheduledBank, deleteScheduledBankDocs),
  documented(deleteScheduledCard, deleteScheduledCardDocs),
  documented(payoffQuote, payoffQuoteDocs),
  documented(thirdPartyFee, thirdPartyFeeDocs),
  documented(draftAgreement, draftAgreementDocs),
  documented(paymentOutcome, paymentOutcomeDocs),
  documented(agreementLogging, agreementLoggingDocs),
  documented(profile, profileDocs),
  documented(passableToken, passableTokenDocs),
  documented(accountAlerts, accountAlertsDocs),
  documented(applicationDetails, applicationDetailsDocs),
  documented(updateAddress, updateAddressDocs),
  documented(insuranceInformation, insuranceInformationDocs),
  documented(setStatementFormat, setStatementFormatDocs),
  documented(statementList, statementListDocs),
  documented(statementUrl, statementUrlDocs),
  documented(accountHistory, accountHistoryDocs),
  documented(historyDownloadToken, historyDownloadTokenDocs),
  documented(payoffDownloadToken, payoffDownloadTokenDocs),
  documented(accountDocuments, accountDocumentsDocs),
  documented(customerDocuments, customerDocumentsDocs),
  documented(applicationDocuments, applicationDocumentsDocs),
  documented(fileTypes, fileTypesDocs),
  documented(updateProfile, updateProfileDocs),
  documented(loginHistory, loginHistoryDocs),
  documented(changeContactInfo, changeContactInfoDocs),
  documented(textSubscriptions, textSubscriptionsDocs),
  documented(changeTextSubscriptions, changeTextSubscriptionsDocs),
  documented(passkeyRegistrationOptions, passkeyRegistrationOptionsDocs),
  documented(registerPasskey, registerPasskeyDocs),
  documented(passkeyList, passkeyListDocs),
  documented(removePasskey, removePasskeyDocs),
  documented(passkeySignInOptions, passkeySignInOptionsDocs),
  documented(passkeySignIn, passkeySignInDocs),
  documented(sessionList, sessionListDocs),
  documented(endSessions, endSessionsDocs),
  documented(proofWays, proofWaysDocs),
  documented(sendProofCode, sendProofCodeDocs),
  documented(proofPasskeyOptions, proofPasskeyOptionsDocs),
  documented(giveProof, giveProofDocs),
];

/** The calls that a host may refuse with ProofRequired (D174). */
export const callsThatMayNeedProof: readonly DocumentedCall[] = allCalls.filter(({ meanings }) =>
  Object.hasOwn(meanings, 'ProofRequired' satisfies ProofCode),
);
