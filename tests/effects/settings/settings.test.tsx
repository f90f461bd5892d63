import { allSettings } from '@portico/element/settings';
import { describe, expect, it } from 'vitest';
import { widgets } from '../widgets';
import { accountsEffects, depositEffects } from './accounts.effects';
import { achPaymentEffects } from './ach-payment.effects';
import { alertsEffects } from './alerts.effects';
import { cardPaymentEffects } from './card-payment.effects';
import {
  applicationDocumentsEffects,
  documentCenterEffects,
  documentsPortalEffects,
  loanDocumentsEffects,
  profileDocumentsEffects,
} from './documents.effects';
import { contactChangeEffects, loginHistoryEffects } from './contact.effects';
import { generalPaymentEffects } from './general-payment.effects';
import { loanDetailsEffects } from './loan-details.effects';
import { loanPaymentEffects } from './loan-payments.effects';
import { mapEffects, remoteLocatorEffects } from './locations.effects';
import { branchLocatorEffects, faqEffects, messagesEffects } from './messages.effects';
import { confirmationEffects, paymentGlobalEffects } from './payment-global.effects';
import { passkeySignInEffects, securityEffects } from './passkeys.effects';
import { profileEffects } from './profile.effects';
import { proofEffects } from './proof.effects';
import { portalEffects } from './portal.effects';
import { recurringPaymentEffects } from './recurring-payment.effects';
import { registrationEffects } from './registration.effects';
import {
  activationEffects,
  optOutEffects,
  passwordChangeEffects,
  recoveryEffects,
  signInEffects,
} from './sign-in.effects';
import { requestsEffects } from './requests.effects';
import { statementsEffects } from './statements.effects';
import { uploadEffects } from './upload.effects';

const effects = [
  ...accountsEffects,
  ...achPaymentEffects,
  ...activationEffects,
  ...alertsEffects,
  ...branchLocatorEffects,
  ...cardPaymentEffects,
  ...confirmationEffects,
  ...applicationDocumentsEffects,
  ...contactChangeEffects,
  ...depositEffects,
  ...documentCenterEffects,
  ...documentsPortalEffects,
  ...loanDocumentsEffects,
  ...profileDocumentsEffects,
  ...faqEffects,
  ...generalPaymentEffects,
  ...loanDetailsEffects,
  ...loanPaymentEffects,
  ...loginHistoryEffects,
  ...mapEffects,
  ...messagesEffects,
  ...optOutEffects,
  ...passwordChangeEffects,
  ...passkeySignInEffects,
  ...paymentGlobalEffects,
  ...portalEffects,
  ...profileEffects,
  ...proofEffects,
  ...recoveryEffects,
  ...recurringPaymentEffects,
  ...registrationEffects,
  ...remoteLocatorEffects,
  ...requestsEffects,
  ...securityEffects,
  ...signInEffects,
  ...statementsEffects,
  ...uploadEffects,
];

const rows = effects.map(({ on, key }) => `${on} ${key}`);

/** Read by code that tags share, whose effect the row of another tag shows. */
const shownElsewhere = [
  ...[
    'portico-application-details',
    'portico-contact-change',
    'portico-deposit-details',
    'portico-document-center',
    'portico-loan-details',
    'portico-messages',
    'portico-payment',
    'portico-payment-confirmation',
    'portico-portal',
    'portico-requests',
  ].map((tag) => `${tag} globalOptions.accountWords`),
  'portico-portal loginOptions.useCustomerCredentialsOption',
  'portico-portal loginOptions.usePasswordRuleListOption',
];

/** A row for each widget that reads a setting; at least one for a setting that every widget reads. */
const readings = allSettings.flatMap(({ key, tags }) => {
  if (!tags.includes('every widget')) return tags.map((tag) => `${tag} ${key}`);
  const shown = effects.filter((effect) => effect.key === key).map(({ on }) => `${on} ${key}`);
  return shown.length > 0 ? shown : [`every widget ${key}`];
});

describe('[POR-018] the table of effects', () => {
  it('has a row for every setting of the packages and each widget that reads it, and no other', () => {
    expect(new Set([...rows, ...shownElsewhere])).toEqual(new Set(readings));
  });

  it('names as readers only widgets that exist', () => {
    const tags = new Set<string>(effects.map(({ on }) => on));
    const known = ['every widget', ...widgets.map(({ tag }) => tag)];
    expect([...tags].filter((tag) => !known.includes(tag))).toEqual([]);
  });
});
