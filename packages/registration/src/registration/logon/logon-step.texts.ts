import { defineTexts } from '@portico/core';

/** The sentences of the last step (access §2). */
export const logonStepTexts = defineTexts(
  'registrationLogon',
  {
    userName: 'Login Name',
    userNamePlaceholder: 'Username',
    userNameHint: 'Choose it first; then choose a password.',
    password: 'Password',
    passwordPlaceholder: 'Password',
    confirmation: 'Confirm Password',
    confirmationPlaceholder: 'Confirm Password',
    agreements: 'Agreements',
    create: 'Create Account',
  },
  { es: () => import('./logon-step.texts.es') },
);
