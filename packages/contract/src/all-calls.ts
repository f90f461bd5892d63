import type { Call, DocsOf } from './call';
import { accountDetails, accountDetailsDocs } from './calls/account-details';
import { accountList, accountListDocs } from './calls/account-list';
import { addBankAccount, addBankAccountDocs } from './calls/add-bank-account';
import { addCard, addCardDocs } from './calls/add-card';
import { agreementLogging, agreementLoggingDocs } from './calls/agreement-logging';
import { applicationList, applicationListDocs } from './calls/application-list';
import { applicationOptions, applicationOptionsDocs } from './calls/application-options';
import { apply, applyDocs } from './calls/apply';
import { bankLookup, bankLookupDocs } from './calls/bank-lookup';
import { clientError, clientErrorDocs } from './calls/client-error';
import { contactUs, contactUsDocs } from './calls/contact-us';
import { feedback, feedbackDocs } from './calls/feedback';
import { deleteBankAccount, deleteBankAccountDocs } from './calls/delete-bank-account';
import { deleteCard, deleteCardDocs } from './calls/delete-card';
import { deleteRecurringBank, deleteRecurringBankDocs } from './calls/delete-recurring-bank';
import { deleteRecurringCard, deleteRecurringCardDocs } from './calls/delete-recurring-card';
import { deleteScheduledBank, deleteScheduledBankDocs } from './calls/delete-scheduled-bank';
import { deleteScheduledCard, deleteScheduledCardDocs } from './calls/delete-scheduled-card';
import { draftAgreement, draftAgreementDocs } from './calls/draft-agreement';
import { generateMfaCode, generateMfaCodeDocs } from './calls/generate-mfa-code';
import { hideAccount, hideAccountDocs } from './calls/hide-account';
import { institutionOptions, institutionOptionsDocs } from './calls/institution-options';
import { logout, logoutDocs } from './calls/logout';
import { maintenanceMode, maintenanceModeDocs } from './calls/maintenance-mode';
import { passableToken, passableTokenDocs } from './calls/passable-token';
import { paymentInfo, paymentInfoDocs } from './calls/payment-info';
import { paymentMethods, paymentMethodsDocs } from './calls/payment-methods';
import { paymentOutcome, paymentOutcomeDocs } from './calls/payment-outcome';
import { payoffQuote, payoffQuoteDocs } from './calls/payoff-quote';
import { profile, profileDocs } from './calls/profile';
import { register, registerDocs } from './calls/register';
import { removeDefaultMethod, removeDefaultMethodDocs } from './calls/remove-default-method';
import { resendCode, resendCodeDocs } from './calls/resend-code';
import { setDefaultMethod, setDefaultMethodDocs } from './calls/set-default-method';
import { resetPassword, resetPasswordDocs } from './calls/reset-password';
import { setPasswordQuestion, setPasswordQuestionDocs } from './calls/set-password-question';
import { submitImmediateBank, submitImmediateBankDocs } from './calls/submit-immediate-bank';
import { submitImmediateCard, submitImmediateCardDocs } from './calls/submit-immediate-card';
import { submitRecurringBank, submitRecurringBankDocs } from './calls/submit-recurring-bank';
import { submitRecurringCard, submitRecurringCardDocs } from './calls/submit-recurring-card';
import { submitScheduledBank, submitScheduledBankDocs } from './calls/submit-scheduled-bank';
import { submitScheduledCard, submitScheduledCardDocs } from './calls/submit-scheduled-card';
import { thirdPartyFee, thirdPartyFeeDocs } from './calls/third-party-fee';
import { tokenLogin, tokenLoginDocs } from './calls/token-login';
import { userLogin, userLoginDocs } from './calls/user-login';
import { validateBankAccount, validateBankAccountDocs } from './calls/validate-bank-account';
import { validateCode, validateCodeDocs } from './calls/validate-code';
import { verifyNewUser, verifyNewUserDocs } from './calls/verify-new-user';
import { logonValidationRules, logonValidationRulesDocs } from './calls/logon-validation-rules';
import {
  passwordValidationRules,
  passwordValidationRulesDocs,
} from './calls/password-validation-rules';
import {
  validatePasswordForLoggedInUser,
  validatePasswordForLoggedInUserDocs,
} from './calls/validate-password-for-logged-in-user';
import {
  validatePasswordForReset,
  validatePasswordForResetDocs,
} from './calls/validate-password-for-reset';
import { branchInfo, branchInfoDocs } from './calls/branch-info';
import { zipLocation, zipLocationDocs } from './calls/zip-location';
import { captchaChallenge, captchaChallengeDocs } from './calls/captcha-challenge';
import { checkTokenExpiration, checkTokenExpirationDocs } from './calls/check-token-expiration';
import { lookupLoginFromToken, lookupLoginFromTokenDocs } from './calls/lookup-login-from-token';
import { recoveryQuestion, recoveryQuestionDocs } from './calls/recovery-question';
import { answerSecretQuestion, answerSecretQuestionDocs } from './calls/answer-secret-question';
import { generateNewPassword, generateNewPasswordDocs } from './calls/generate-new-password';
import { activateAccount, activateAccountDocs } from './calls/activate-account';
import { optOut, optOutDocs } from './calls/opt-out';
import { validateEmail, validateEmailDocs } from './calls/validate-email';
import {
  validateRegistrationCode,
  validateRegistrationCodeDocs,
} from './calls/validate-registration-code';

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
];
