import { list } from '../list';
import { flag, number } from '../setting';

/** Asks for an e-mailed security code on a device that is not trusted. */
export const useMultiFactorOption = flag('loginOptions.useMultiFactorOption');

/** For how many minutes the API accepts an e-mailed security code, as the borrower is told. */
export const securityCodeMinutes = number('loginOptions.securityCodeMinutes', { default: 10 });

/** How many seconds after a security code was sent another can be requested. */
export const securityCodeWaitSeconds = number('loginOptions.securityCodeWaitSeconds', {
  default: 30,
});

/** Asks for the SSN while the e-mail address is not verified. */
export const useSsnValidationOption = flag('loginOptions.useSsnValidationOption');

/** Removes the secret question everywhere; recovery goes straight to a new password. */
export const recoverCredentialsWithoutQuestionOption = flag(
  'loginOptions.recoverCredentialsWithoutQuestionOption',
);

/** The secret questions to choose from, one per line. */
export const secretQuestions = list('loginOptions.secretQuestions', { lines: true });

/**
 * Login names and passwords are the customer's own: up to 128 characters in place of 12, passwords
 * by the rule list.
 */
export const useCustomerCredentialsOption = flag('loginOptions.useCustomerCredentialsOption');

/**
 * Holds new passwords against the server's rule list, shown live, also without customer
 * credentials.
 */
export const usePasswordRuleListOption = flag('loginOptions.usePasswordRuleListOption');

/** Asks for a new password twice. */
export const confirmPasswordOption = flag('loginOptions.confirmPasswordOption');
