import { describe } from 'vitest';
import { proofEffects } from './proof.effects';
import { testEffects } from './test-effects';

describe('[POR-018] what a borrower sees of the settings of a recent proof', () => {
  testEffects(proofEffects);
});
