import { describe } from 'vitest';
import { contactChangeEffects, loginHistoryEffects } from './contact.effects';
import { testEffects } from './test-effects';

describe('[POR-018] what a borrower sees of the settings of contact change and login history', () => {
  testEffects([...contactChangeEffects, ...loginHistoryEffects]);
});
