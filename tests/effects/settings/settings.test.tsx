import { settingsRegistry } from '@portico/core/settings-registry';
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
  ...securityEffects,
  ...signInEffects,
  ...statementsEffects,
  ...uploadEffects,
];

const rows = effects.map(({ on, key }) => `${on} ${key}`);

/** A row for each widget that reads the setting; one for a setting that every widget reads. */
const readings = settingsRegistry.flatMap(({ key, notes }) =>
  notes.for.map((tag) => readingOf(tag, key)),
);

function readingOf(tag: string, key: string): string {
  const shown = tag === 'every widget' && rows.find((row) => row.endsWith(` ${key}`));
  return shown || `${tag} ${key}`;
}

describe('[POR-018] the table of effects', () => {
  it('has a row for every setting of the registry and each widget that reads it, and no other', () => {
    expect([...rows].sort()).toEqual([...readings].sort());
  });

  it('names as readers only widgets that exist', () => {
    const tags = new Set(settingsRegistry.flatMap(({ notes }) => notes.for));
    const known = ['every widget', ...widgets.map(({ tag }) => tag)];
    expect([...tags].filter((tag) => !known.includes(tag))).toEqual([]);
  });

  it.each(widgets.map((widget) => [widget.tag, widget] as const))(
    '%s declares the settings whose reader it is named, and no other',
    (tag, { settings }) => {
      const named = settingsRegistry.filter(({ notes }) => notes.for.includes(tag));
      const own = named.map(({ key }) => key);
      const declared = settings
        .filter(({ notes }) => !notes.for.includes('every widget'))
        .map(({ key }) => key);
      expect([...new Set(declared)].sort()).toEqual(own.sort());
    },
  );
});
