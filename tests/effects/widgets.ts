import { branchLocatorWidget } from '@portico/branch-locator';
import { documentCenterWidget } from '@portico/document-center';
import type { Widget } from '@portico/element';
import {
  accountsWidget,
  applicationDetailsWidget,
  depositDetailsWidget,
  loanDetailsWidget,
} from '@portico/loan-details';
import { faqWidget, messagesWidget } from '@portico/messages';
import { paymentConfirmationWidget, paymentWidget } from '@portico/payment';
import { portalWidget } from '@portico/portal';
import { contactChangeWidget, loginHistoryWidget, profileWidget } from '@portico/profile';
import { registrationWidget, verifyEmailWidget } from '@portico/registration';
import { requestsWidget } from '@portico/requests';
import {
  activationWidget,
  optOutWidget,
  passwordChangeWidget,
  recoveryWidget,
  sessionWidget,
  signInWidget,
} from '@portico/sign-in';

/** Every widget of the suite. */
export const widgets: readonly Widget[] = [
  accountsWidget,
  activationWidget,
  applicationDetailsWidget,
  branchLocatorWidget,
  contactChangeWidget,
  depositDetailsWidget,
  documentCenterWidget,
  faqWidget,
  loanDetailsWidget,
  loginHistoryWidget,
  messagesWidget,
  optOutWidget,
  passwordChangeWidget,
  paymentConfirmationWidget,
  paymentWidget,
  portalWidget,
  profileWidget,
  recoveryWidget,
  registrationWidget,
  requestsWidget,
  sessionWidget,
  signInWidget,
  verifyEmailWidget,
];
