import { createTestStorage } from '@portico/core/testing';
import { cents } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { day, newBank, today } from '../../../testing/fixtures';
import { createIntentStore } from './intent-store';
import type { Intent } from './intent';
import { confirmationOf, type Submission } from './submission';

const submission: Submission = {
  kind: 'immediate',
  isPayoff: false,
  frequencyInfo: { frequency: 'OneTime', numDays: undefined, date: today },
  dueDate: day('2025-04-01'),
  amount: cents(10_050),
  additionalPrincipalAmount: cents(0),
  fees: { firstParty: cents(150), thirdParty: cents(0) },
  accountNumber: '001-1234567-8',
  loanAccountNumber: '001-1234567-8',
  accountType: 0,
  companyNumber: 7,
  paymentToken: 'token-of-the-loan',
  method: newBank,
  draftAgreementToken: undefined,
};
const intent: Intent = {
  key: 'key-1',
  accountNumber: '001-1234567-8',
  reviewed: {
    submission,
    fee: cents(150),
    total: cents(10_200),
    paysTotalDue: false,
    postsOn: today,
    late: undefined,
    replaces: undefined,
    remaining: undefined,
    pastCutoff: false,
    recurring: undefined,
  },
  confirmation: confirmationOf(submission),
  sentAt: 1_741_795_200_000,
  mayHaveArrived: false,
  doNotResubmit: true,
};

describe('an intent is kept across a reload', () => {
  it('with its key, when it was sent, whether it may be sent again and what the confirmation shows, but nothing to send again', () => {
    const storage = createTestStorage();
    createIntentStore(storage, () => 'maria').write(intent);
    expect(createIntentStore(storage, () => 'maria').read()).toEqual({
      at: 'sent',
      intent: {
        key: 'key-1',
        accountNumber: '001-1234567-8',
        confirmation: intent.confirmation,
        reviewed: undefined,
        sentAt: 1_741_795_200_000,
        mayHaveArrived: true,
        doNotResubmit: true,
      },
    });
  });

  it('with its number once it is paid', () => {
    const storage = createTestStorage();
    createIntentStore(storage, () => 'maria').write(intent, 'R-1');
    expect(createIntentStore(storage, () => 'maria').read()).toEqual({
      at: 'paid',
      confirmation: { ...intent.confirmation, referenceNumber: 'R-1' },
    });
  });

  it.each(['5550001234', '021000021', 'Ann Lee', 'token-of-the-loan'])(
    'without the secret %s in storage',
    (secret) => {
      const storage = createTestStorage();
      createIntentStore(storage, () => 'maria').write(intent);
      expect([...storage.entries.values()].join()).not.toContain(secret);
    },
  );
});

describe('there is no intent', () => {
  it('for another borrower, and it is forgotten', () => {
    const storage = createTestStorage();
    createIntentStore(storage, () => 'maria').write(intent);
    expect(createIntentStore(storage, () => 'omar').read()).toBeUndefined();
    expect(storage.entries.size).toBe(0);
  });

  it.each(['{}', 'no json', '{"key":5}'])('in the broken record %s', (stored) => {
    const storage = createTestStorage();
    storage.set('portico.payment', stored);
    expect(createIntentStore(storage, () => 'maria').read()).toBeUndefined();
  });

  it('where the browser has no storage', () => {
    const store = createIntentStore(undefined, () => 'maria');
    store.write(intent);
    expect(store.read()).toBeUndefined();
    expect(() => {
      store.clear();
    }).not.toThrow();
  });

  it('that another tab sent: what its confirmation shows is not known here', () => {
    const storage = createTestStorage();
    createIntentStore(storage, () => 'maria').write({ ...intent, confirmation: undefined });
    expect(storage.entries.size).toBe(0);
  });

  it('once it is cleared', () => {
    const storage = createTestStorage();
    const store = createIntentStore(storage, () => 'maria');
    store.write(intent);
    store.clear();
    expect(store.read()).toBeUndefined();
  });
});
