import { flag, list, number } from '@portico/core/internal';

/** For how many minutes the API accepts an e-mailed security code, as the borrower is told. */
export const securityCodeMinutes = number('loginOptions.securityCodeMinutes', { default: 10 });

/** How many seconds after a security code was sent another can be requested. */
export const securityCodeWaitSeconds = number('loginOptions.securityCodeWaitSeconds', {
  default: 30,
});

/** Removes the secret question everywhere; recovery goes straight to a new password. */
export const recoverCredentialsWithoutQuestionOption = flag(
  'loginOptions.recoverCredentialsWithoutQuestionOption',
);

/** The secret questions to choose from, one per line. */
export const secretQuestions = list('loginOptions.secretQuestions', { lines: true });

/** Asks for a new password twice. */
export const confirmPasswordOption = flag('loginOptions.confirmPasswordOption');

/** Offers passkeys: added in the profile, used at sign-in in place of password and code. */
export const usePasskeysOption = flag('profileOptions.usePasskeysOption');
