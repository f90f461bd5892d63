import { list } from '../list';
import { flag, number } from '../setting';

const signIn = ['portico-sign-in'] as const;

export const useMultiFactorOption = flag('loginOptions.useMultiFactorOption', {
  for: signIn,
  doc: 'Asks for an e-mailed security code on a device that is not trusted.',
});

const emailedCode = [
  'portico-sign-in',
  'portico-registration',
  'portico-contact-change',
  'portico-loan-details',
  'portico-profile',
] as const;

export const securityCodeMinutes = number('loginOptions.securityCodeMinutes', {
  for: emailedCode,
  doc: 'For how many minutes the API accepts an e-mailed security code, as the borrower is told.',
  default: 10,
});

export const securityCodeWaitSeconds = number('loginOptions.securityCodeWaitSeconds', {
  for: emailedCode,
  doc: 'How many seconds after a security code was sent another can be requested.',
  default: 30,
});

export const useSsnValidationOption = flag('loginOptions.useSsnValidationOption', {
  for: signIn,
  doc: 'Asks for the SSN while the e-mail address is not verified.',
});

export const recoverCredentialsWithoutQuestionOption = flag(
  'loginOptions.recoverCredentialsWithoutQuestionOption',
  {
    for: ['portico-sign-in', 'portico-registration', 'portico-recovery', 'portico-profile'],
    doc: 'Removes the secret question everywhere; recovery goes straight to a new password.',
  },
);

export const secretQuestions = list('loginOptions.secretQuestions', {
  for: ['portico-sign-in', 'portico-registration', 'portico-profile'],
  doc: 'The secret questions to choose from, one per line.',
  lines: true,
});

const newPassword = [
  'portico-sign-in',
  'portico-registration',
  'portico-password-change',
  'portico-profile',
] as const;

export const useCustomerCredentialsOption = flag('loginOptions.useCustomerCredentialsOption', {
  for: newPassword,
  doc: "Login names and passwords are the customer's own: up to 128 characters in place of 12, passwords by the rule list.",
});

export const usePasswordRuleListOption = flag('loginOptions.usePasswordRuleListOption', {
  for: newPassword,
  doc: "Holds new passwords against the server's rule list, shown live, also without customer credentials.",
});

export const confirmPasswordOption = flag('loginOptions.confirmPasswordOption', {
  for: ['portico-registration', 'portico-password-change', 'portico-profile'],
  doc: 'Asks for a new password twice.',
});
