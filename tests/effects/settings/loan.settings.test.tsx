import { describe } from 'vitest';
import { depositEffects } from './accounts.effects';
import { loanPaymentEffects } from './loan-payments.effects';
import { statementsEffects } from './statements.effects';
import { testEffects } from './test-effects';

describe('[POR-018] what a borrower sees of the settings of a loan and a deposit', () => {
  testEffects([...loanPaymentEffects, ...statementsEffects, ...depositEffects]);
});
