import { describe } from 'vitest';
import { accountsEffects } from './accounts.effects';
import { alertsEffects } from './alerts.effects';
import { loanDetailsEffects } from './loan-details.effects';
import { branchLocatorEffects, faqEffects, messagesEffects } from './messages.effects';
import { portalEffects } from './portal.effects';
import { testEffects } from './test-effects';

describe('[POR-018] what a borrower sees of the settings of portal, lists and messages', () => {
  testEffects([
    ...portalEffects,
    ...accountsEffects,
    ...alertsEffects,
    ...loanDetailsEffects,
    ...messagesEffects,
    ...faqEffects,
    ...branchLocatorEffects,
  ]);
});
