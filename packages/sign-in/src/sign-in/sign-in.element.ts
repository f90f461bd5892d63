import {
  agreements,
  agreementTexts,
  announcementText,
  appStoreUrl,
  openAgreementsFirstOption,
  playStoreUrl,
  recoverCredentialsWithoutQuestionOption,
  secretQuestions,
  securityCodeMinutes,
  securityCodeWaitSeconds,
  singleSignOnOrigins,
  singleSignOnUrl,
  useCustomerCredentialsOption,
  useMultiFactorOption,
  usePasskeysOption,
  usePasswordRuleListOption,
  useSsnValidationOption,
} from '@portico/core/internal';
import { defineWidget } from '@portico/element';
import { signInTexts } from './sign-in.sentences';
import { SignInView } from './sign-in.view';

/** The sign-in screen and the steps after it. */
export const signInWidget = defineWidget({
  tag: 'portico-sign-in',
  summary:
    'Signs a borrower in: username and password, the steps the lender requires, then the dashboard.',
  properties: {},
  events: ['portico-signed-in', 'portico-navigate'],
  settings: [
    useMultiFactorOption,
    securityCodeMinutes,
    securityCodeWaitSeconds,
    useSsnValidationOption,
    recoverCredentialsWithoutQuestionOption,
    secretQuestions,
    useCustomerCredentialsOption,
    usePasswordRuleListOption,
    agreements,
    openAgreementsFirstOption,
    ...agreementTexts,
    announcementText,
    appStoreUrl,
    playStoreUrl,
    singleSignOnUrl,
    singleSignOnOrigins,
    usePasskeysOption,
  ],
  texts: [signInTexts],
  skeleton: { rows: 8 },
  reservedHeight: 386,
  view: SignInView,
});
