import { accountSelectorText } from './payments/account-selector-options';
import { accountCodeWords } from './accounts/account-code-words';
import * as achPaymentOptions from './payments/ach-payment-options';
import { agreementTexts, openAgreementsFirstOption } from './access/agreement-options';
import * as activationOptions from './access/activation-options';
import * as cardPaymentOptions from './payments/card-payment-options';
import * as dashboardOptions from './site/dashboard-options';
import * as depositOptions from './accounts/deposit-options';
import { faqSections } from './site/faq-options';
import { footerImages } from './site/footer-images';
import * as documentOptions from './site/document-options';
import * as generalPaymentOptions from './payments/general-payment-options';
import * as globalOptions from './site/global-options';
import * as locationsOptions from './site/locations-options';
import { blockOnHoldCodes } from './payments/hold-code-options';
import * as loanOptions from './accounts/loan-options';
import * as loanSectionOptions from './accounts/loan-section-options';
import * as loginOptions from './access/login-options';
import {
  feedbackBadOptions,
  feedbackErrorText,
  feedbackGoodOptions,
  hideFeedbackOption,
} from './site/message-options';
import * as passkeyOptions from './access/passkey-options';
import * as portalOptions from './site/portal-options';
import * as profileOptions from './accounts/profile-options';
import * as recurringPaymentOptions from './payments/recurring-payment-options';
import * as recoveryOptions from './access/recovery-options';
import * as registrationOptions from './access/registration-options';
import * as reviewOptions from './site/review-options';
import type { Setting } from './setting';
import * as signInNotices from './access/sign-in-notices';
import * as singleSignOnOptions from './site/single-sign-on-options';
import * as statementOptions from './accounts/statement-options';

type Group = Readonly<Record<string, Setting<unknown>>> | readonly Setting<unknown>[];

const groups: readonly Group[] = [
  globalOptions,
  documentOptions,
  singleSignOnOptions,
  portalOptions,
  locationsOptions,
  reviewOptions,
  [openAgreementsFirstOption, ...agreementTexts],
  dashboardOptions,
  ...footerImages,
  loginOptions,
  activationOptions,
  signInNotices,
  registrationOptions,
  recoveryOptions,
  profileOptions,
  passkeyOptions,
  ...faqSections.map(({ content, hidden }) => [content, hidden]),
  [hideFeedbackOption, feedbackErrorText, ...feedbackGoodOptions, ...feedbackBadOptions],
  depositOptions,
  [accountCodeWords],
  loanOptions,
  loanSectionOptions,
  statementOptions,
  [accountSelectorText, blockOnHoldCodes],
  generalPaymentOptions,
  achPaymentOptions,
  cardPaymentOptions,
  recurringPaymentOptions,
];

/**
 * Every setting the suite reads. For tools (the reference page, Storybook, the console); a widget
 * imports only the definitions it needs, to keep its bundle small.
 */
export const settingsRegistry: readonly Setting<unknown>[] = groups.flatMap((group) =>
  Object.values(group),
);
