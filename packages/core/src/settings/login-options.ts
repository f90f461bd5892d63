import { flag, list } from './setting';

const signIn = ['portico-sign-in'] as const;

export const useMultiFactorOption = flag('loginOptions.useMultiFactorOption', {
  for: signIn,
  doc: 'Asks for an e-mailed security code on a device that is not trusted.',
});

export const useSsnValidationOption = flag('loginOptions.useSsnValidationOption', {
  for: signIn,
  doc: 'Asks for the SSN while the e-mail address is not verified.',
});

export const recoverCredentialsWithoutQuestionOption = flag(
  'loginOptions.recoverCredentialsWithoutQuestionOption',
  {
    for: ['portico-sign-in', 'portico-registration', 'portico-recovery', 'portico-profile'],
    doc: 'Removes the secret question everywhere; recovery goes straight to a new password (D46).',
  },
);

export const secretQuestions = list('loginOptions.secretQuestions', {
  for: ['portico-sign-in', 'portico-registration', 'portico-profile'],
  doc: 'The secret questions to choose from, one per line.',
  lines: true,
});
