import * as achPaymentOptions from './settings/ach-payment-options';
import { agreementTexts, openAgreementsFirstOption } from './settings/agreement-options';
import * as activationOptions from './settings/activation-options';
import * as cardPaymentOptions from './settings/card-payment-options';
import * as dashboardOptions from './settings/dashboard-options';
import * as depositOptions from './settings/deposit-options';
import { faqSections } from './settings/faq-options';
import { footerImages } from './settings/footer-images';
import * as generalPaymentOptions from './settings/general-payment-options';
import * as globalOptions from './settings/global-options';
import * as loanOptions from './settings/loan-options';
import * as loginOptions from './settings/login-options';
import {
  feedbackBadOptions,
  feedbackErrorText,
  feedbackGoodOptions,
  hideFeedbackOption,
} from './settings/message-options';
import * as profileOptions from './settings/profile-options';
import * as recurringPaymentOptions from './settings/recurring-payment-options';
import * as recoveryOptions from './settings/recovery-options';
import * as registrationOptions from './settings/registration-options';
import type { Setting } from './settings/setting';
import * as signInNotices from './settings/sign-in-notices';

type Group = Readonly<Record<string, Setting<unknown>>> | readonly Setting<unknown>[];

const groups: readonly Group[] = [
  globalOptions,
  [openAgreementsFirstOption, ...agreementTexts],
  dashboardOptions,
  ...footerImages,
  loginOptions,
  activationOptions,
  signInNotices,
  registrationOptions,
  recoveryOptions,
  profileOptions,
  ...faqSections.map(({ content, hidden }) => [content, hidden]),
  [hideFeedbackOption, feedbackErrorText, ...feedbackGoodOptions, ...feedbackBadOptions],
  depositOptions,
  loanOptions,
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

export { settingsReference } from './settings-reference';
