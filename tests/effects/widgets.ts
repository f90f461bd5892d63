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
import { registrationWidget, verifyEmailWidget } from '@portico/registration';
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
  depositDetailsWidget,
  documentCenterWidget,
  faqWidget,
  loanDetailsWidget,
  messagesWidget,
  optOutWidget,
  passwordChangeWidget,
  paymentConfirmationWidget,
  paymentWidget,
  portalWidget,
  recoveryWidget,
  registrationWidget,
  sessionWidget,
  signInWidget,
  verifyEmailWidget,
];
