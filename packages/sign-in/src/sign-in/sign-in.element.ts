import {
  agreements,
  announcementText,
  appStoreUrl,
  playStoreUrl,
  recoverCredentialsWithoutQuestionOption,
  singleSignOnOrigins,
  singleSignOnUrl,
  useMultiFactorOption,
  useSsnValidationOption,
} from '@portico/core';
import { defineWidget } from '@portico/element';
import { signInTexts } from './sign-in.texts';
import { SignInView } from './sign-in.view';

/** The sign-in screen with the steps after it. */
export const signInWidget = defineWidget({
  tag: 'portico-sign-in',
  summary: 'Signs a borrower in: username and password, the security code, then the dashboard.',
  properties: {},
  events: ['portico-signed-in', 'portico-navigate'],
  settings: [
    useMultiFactorOption,
    useSsnValidationOption,
    recoverCredentialsWithoutQuestionOption,
    agreements,
    announcementText,
    appStoreUrl,
    playStoreUrl,
    singleSignOnUrl,
    singleSignOnOrigins,
  ],
  texts: [signInTexts],
  skeleton: { rows: 8 },
  view: SignInView,
});
